import React, {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {players, type ExternalVideo} from '@site/config/players';
import styles from './styles.module.css';

/** A video on another host, which gets no request before the reader clicks. */
export default function External({host, id, title}: ExternalVideo): ReactNode {
  const [playing, setPlaying] = useState(false);
  return (
    <figure className={styles.film}>
      {playing ? (
        <iframe
          className={styles.picture}
          src={players[host].origin + players[host].path(encodeURIComponent(id))}
          title={title}
          allow="autoplay; fullscreen"
        />
      ) : (
        <button type="button" className={styles.still} onClick={() => setPlaying(true)}>
          <span className={styles.blank} />
          <span className={styles.play}>
            <Translate id="film.playExternal" values={{host, title: <span className="lk-said">{title}</span>}}>
              {'Load from {host} {title}'}
            </Translate>
          </span>
        </button>
      )}
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
      </figcaption>
    </figure>
  );
}
