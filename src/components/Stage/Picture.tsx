import React, {useEffect, useRef, type CSSProperties, type ReactNode, type RefObject} from 'react';
import {closeOnBack} from '@site/src/lib/closeOnBack';
import {PICTURE, type PosterFiles, type Posters, type StageData} from '@site/src/stage/ui/data';
import Divider from './Divider';
import styles from './picture.module.css';
import type {StageModel} from './useStage';

/** Milliseconds that a pointer must rest on the picture to start the stage. */
const REST_MS = 150;

interface Props {
  data: StageData;
  posters?: Posters | undefined;
  /** Shown instead of the posters. */
  poster?: ReactNode;
  stage: StageModel;
  host: RefObject<HTMLDivElement | null>;
  /** Element that goes full screen, where full screen is offered. */
  section?: RefObject<HTMLElement | null>;
}

/** The still of a demo, the canvas that lies over it once the stage runs, and the buttons on both. */
export default function Picture({data, posters, poster, stage, host, section}: Props): ReactNode {
  const {phase} = stage;
  const {words} = data;
  const timer = useRef(0);
  const tool = useRef<HTMLButtonElement>(null);
  const ran = useRef(false);
  const still = phase === 'poster' || phase === 'loading';
  const live = phase === 'running' || phase === 'paused';

  const rest = (pointer: string) => {
    window.clearTimeout(timer.current);
    if (phase === 'poster' && pointer !== 'touch') timer.current = window.setTimeout(stage.startAlone, REST_MS);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // The button that had the focus is removed when the stage runs, so focus the first tool.
  useEffect(() => {
    if (phase === 'running' && ran.current) tool.current?.focus({preventScroll: true});
    if (phase !== 'loading') ran.current = false;
  }, [phase]);

  const run = () => {
    window.clearTimeout(timer.current);
    ran.current = true;
    void stage.start();
  };
  return (
    <div
      className={styles.picture}
      data-stage-picture=""
      onPointerEnter={(event) => rest(event.pointerType)}
      onPointerMove={(event) => rest(event.pointerType)}
      onPointerDown={() => window.clearTimeout(timer.current)}
      onPointerLeave={() => window.clearTimeout(timer.current)}>
      {poster ??
        (posters ? (
          <>
            <Poster files={posters.light} alt={data.alt} className="lk-light" />
            <Poster files={posters.dark} alt={data.alt} className="lk-dark" />
          </>
        ) : (
          <div className={styles.blank} role="img" aria-label={data.alt} />
        ))}
      <div ref={host} className={styles.host} />
      <p id={`${data.id}-keys`} className={styles.keys}>
        {words.keys}
      </p>
      {section && <div className={styles.corners} aria-hidden="true" />}
      {still && (
        <button
          type="button"
          className={styles.run}
          aria-disabled={phase === 'loading'}
          style={{'--progress': `${stage.progress}%`} as CSSProperties}
          onClick={run}>
          {phase === 'loading' ? words.loading : words.run}
        </button>
      )}
      {live && (
        <div className={styles.tools}>
          <button ref={tool} type="button" onClick={phase === 'paused' ? stage.resume : stage.pause}>
            {phase === 'paused' ? words.resume : <Icon name={words.pause} path="M7 5v10M13 5v10" />}
          </button>
          {data.split && (
            <button type="button" aria-pressed={stage.comparing} onClick={() => stage.setComparing(!stage.comparing)}>
              <Icon name={words.compareOn} path="M10 3v14M7 7l-3 3 3 3M13 7l3 3-3 3" />
            </button>
          )}
          {section && document.fullscreenEnabled && <FullScreen name={words.fullscreen} section={section} />}
        </div>
      )}
      {live && stage.comparing && data.split && (
        <Divider
          before={data.split.before.label}
          after={data.split.after.label}
          label={words.compare}
          at={stage.split}
          onAt={stage.setSplit}
        />
      )}
      {phase === 'failed' && (
        <div className={styles.failure}>
          <strong>{words.failure[stage.failure]}</strong>
          <span>
            {words.complete}
            <button type="button" className={styles.retry} onClick={run}>
              {words.retry}
            </button>
          </span>
        </div>
      )}
    </div>
  );
}

/** `sizes` of the poster: full width on phones; the browser picks the smaller file where the pixel density allows. */
const SIZES = `(max-width: ${PICTURE.width}px) 100vw, ${PICTURE.width}px`;
const srcSet = ([single, double]: readonly string[]) => `${single} ${PICTURE.width}w, ${double} ${2 * PICTURE.width}w`;

function Poster({files, alt, className}: {files: PosterFiles; alt: string; className: string}): ReactNode {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet(files.avif)} sizes={SIZES} />
      <img
        src={files.webp[0]}
        srcSet={srcSet(files.webp)}
        sizes={SIZES}
        alt={alt}
        {...PICTURE}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function Icon({name, path}: {name: string; path: string}): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" role="img" aria-label={name}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

function FullScreen({name, section}: {name: string; section: RefObject<HTMLElement | null>}): ReactNode {
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : section.current?.requestFullscreen?.())?.catch(
      () => {},
    );
  useEffect(() => {
    let left = () => {};
    const onChange = () => {
      if (document.fullscreenElement) left = closeOnBack(() => void document.exitFullscreen());
      else left();
    };
    const element = section.current;
    element?.addEventListener('fullscreenchange', onChange);
    return () => {
      element?.removeEventListener('fullscreenchange', onChange);
      left();
    };
  }, [section]);
  return (
    <button type="button" onClick={toggle}>
      <Icon name={name} path="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" />
    </button>
  );
}
