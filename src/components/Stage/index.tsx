import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, {useRef, type ReactNode} from 'react';
import type {Posters} from '@site/src/stage/ui/data';
import {describe} from '@site/src/stage/ui/values';
import Panel from './Panel';
import Picture from './Picture';
import Table from './Table';
import styles from './styles.module.css';
import {useData, type Props} from './useData';
import {useDock} from './useDock';
import {useDrop} from './useDrop';
import {useExchange} from './useExchange';
import {useOwn} from './useOwn';
import {useStage} from './useStage';
import {useValueLinks} from './useValueLinks';

/**
 * A demo of the shading: a still with a table of parameters, until the reader starts it.
 * | In Markdown it takes one line, and the build adds the data: `<Stage demo="demo-outline" />`. With `auto` the build takes
 * `./Hero` in its place. A page in TypeScript imports that line from an MDX file, as the home page does from
 * `src/pages/_hero.mdx`.
 */
export default function Stage({posters, ...props}: Props & {posters?: Posters}): ReactNode {
  const data = useData(props);
  const section = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const seat = useRef<HTMLDivElement>(null);
  const stage = useStage(data, host);
  const exchange = useExchange();
  const own = useOwn();
  const drop = useDrop(exchange, own);
  const {Dock, bring} = useDock(data, seat);
  const {phase, progress} = stage;
  const {words} = data;
  useBrokenLinks().collectAnchor(data.id);
  useValueLinks(data, section, {
    follow(address) {
      stage.follow(address);
      stage.say(describe(data, address.values));
    },
    bring,
  });
  const word = phase === 'loading' ? `${progress}%` : words.state[phase];
  return (
    <figure className={styles.figure}>
      <section
        ref={section}
        id={data.id}
        className={styles.stage}
        aria-label={data.title}
        data-search-skip
        data-stage={data.id}
        data-stage-state={phase}
        {...drop}>
        <header className={styles.header}>
          <span className={styles.title}>{data.title}</span>
          <span className={styles.pegs} aria-hidden="true">
            <i />
            <b className={styles.lamp} />
            <i />
          </span>
          <span className={styles.word}>{word}</span>
        </header>
        <div ref={seat} className={styles.seat}>
          <div>
            <Picture data={data} posters={posters} stage={stage} host={host} section={section} />
            {Dock && <Dock data={data} stage={stage} />}
          </div>
        </div>
        <Panel data={data} stage={stage} exchange={exchange} own={own} />
        <Table data={data} />
        <p className="lk-said" role="status">
          {stage.said}
        </p>
      </section>
      <figcaption className={styles.caption}>{data.caption}</figcaption>
    </figure>
  );
}
