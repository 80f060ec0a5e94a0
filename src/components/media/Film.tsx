import React, {useState, type MouseEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {pictureFile, videoCodecs, videoFile} from '@site/src/components/media/names';
import {mediaOf} from './data';
import styles from './styles.module.css';

interface Props {
  /** Name in `plugins/stage-figures/videos.ts`. */
  name: string;
  title: string;
  /** Text alternative: the video has no sound. */
  text: string;
}

const types = {av1: 'video/mp4; codecs="av01.0.05M.08"', h264: 'video/mp4; codecs="avc1.64001f"'};

/** A video of the site: a still until the reader plays it, a plain link to the file without scripts. */
export default function Film({name, title, text}: Props): ReactNode {
  const [playing, setPlaying] = useState(false);
  const key = `video-${name}`;
  const {hash, width, height} = mediaOf(key);
  const poster = (format: 'avif' | 'webp') => `/assets/${pictureFile(key, hash, 1, format)}`;
  const video = (codec: (typeof videoCodecs)[number]) => `/assets/${videoFile(key, hash, codec)}`;
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <figure className={styles.film}>
      {playing ? (
        // The text beside the film says what it shows.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <video
          className={styles.picture}
          ref={(element) => element?.focus()}
          aria-label={title}
          {...{width, height}}
          poster={poster('webp')}
          controls
          autoPlay
          playsInline>
          {videoCodecs.map((codec) => (
            <source key={codec} src={video(codec)} type={types[codec]} />
          ))}
        </video>
      ) : (
        <a className={styles.still} href={video('h264')} onClick={play}>
          <picture>
            <source type="image/avif" srcSet={poster('avif')} />
            <img
              className={styles.picture}
              src={poster('webp')}
              alt=""
              {...{width, height}}
              loading="lazy"
              decoding="async"
            />
          </picture>
          <span className={styles.play}>
            <Translate id="film.play" values={{title: <span className="lk-said">{title}</span>}}>
              {'Play video {title}'}
            </Translate>
          </span>
        </a>
      )}
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        <span>{text}</span>
      </figcaption>
    </figure>
  );
}
