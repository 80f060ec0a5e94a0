import React, {useRef, type ReactNode} from 'react';
import type {Posters, StageData} from '@site/src/stage/ui/data';
import Panel from './Panel';
import Picture from './Picture';
import Table from './Table';
import styles from './styles.module.css';
import {useStage} from './useStage';

interface Props {
  /** Id of a demo in `src/stage/demos`. In Markdown it is all there is to write: the build adds the rest. */
  demo: string;
  data?: string;
  posters?: Posters;
  /** Starts when the page is idle, on a capable machine and connection, never under reduced motion. For the home page. */
  auto?: boolean;
}

/** A demo of the shading: a still with a table of parameters, until the reader starts it. */
export default function Stage({demo, data, posters, auto}: Props): ReactNode {
  if (!data) throw new Error(`<Stage demo="${demo}"> has no data: it works in Markdown, where the build adds them`);
  const parsed = useRef<StageData>(undefined);
  parsed.current ??= JSON.parse(data) as StageData;
  return <Frame data={parsed.current} posters={posters} auto={auto} />;
}

function Frame({data, posters, auto}: {data: StageData} & Pick<Props, 'posters' | 'auto'>): ReactNode {
  const section = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const stage = useStage(data, host, auto);
  const {phase, progress} = stage;
  const {words} = data;
  const word = phase === 'loading' ? `${progress}%` : words.state[phase];
  return (
    <figure className={styles.figure}>
      <section
        ref={section}
        id={data.id}
        className={styles.stage}
        aria-label={data.title}
        data-stage={data.id}
        data-stage-state={phase}>
        <header className={styles.header}>
          <span className={styles.title}>{data.title}</span>
          <span className={styles.pegs} aria-hidden="true">
            <i />
            <b className={styles.lamp} />
            <i />
          </span>
          <span className={styles.word}>{word}</span>
        </header>
        <Picture data={data} posters={posters} stage={stage} host={host} section={section} />
        <Panel data={data} stage={stage} />
        <Table data={data} />
        <p className={styles.said} role="status">
          {stage.said}
        </p>
      </section>
      <figcaption className={styles.caption}>{data.caption}</figcaption>
    </figure>
  );
}
