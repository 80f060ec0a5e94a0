import {useColorMode} from '@docusaurus/theme-common';
import React, {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import Divider from '@site/src/components/Stage/Divider';
import type {StageValues} from '@site/src/stage/ui/data';
import type {Easel} from './draw.browser';
import styles from './styles.module.css';
import type {TaskData, Words} from './types';

/** Pixels of the pictures that are shown. */
const SHOWN = {width: 640, height: 400};
/** Width in CSS pixels below which the pictures lie on top of each other. */
const NARROW = 600;

/** The picture to reach and the reader's, side by side or on top of each other, and how alike they are. */
export default function Pictures({
  task,
  values,
  easel,
  likeness,
  words,
  compare,
}: {
  task: TaskData;
  values: StageValues;
  /** Undefined until the engine has loaded. */
  easel: Easel | undefined;
  /** From 0 to 1; undefined before the first comparison. */
  likeness: number | undefined;
  words: Words;
  /** Name of the divider for screen readers. */
  compare: string;
}): ReactNode {
  const {colorMode} = useColorMode();
  const [split, setSplit] = useState(() => window.innerWidth < NARROW);
  const [at, setAt] = useState(50);
  const own = useRef<HTMLCanvasElement>(null);
  const target = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (easel && target.current) easel.paint(target.current, task.target, colorMode);
  }, [easel, task, colorMode]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (own.current) easel?.paint(own.current, values, colorMode);
    });
    return () => cancelAnimationFrame(frame);
  }, [easel, values, colorMode]);

  const percent = Math.round((likeness ?? 0) * 100);
  return (
    <>
      <div className={styles.pictures} data-split={split || undefined} style={{'--at': `${at}%`} as CSSProperties}>
        <div className={styles.picture}>
          <canvas ref={target} {...SHOWN} role="img" aria-label={words.target} />
          <span aria-hidden="true">{words.target}</span>
        </div>
        <div className={styles.picture}>
          <canvas ref={own} {...SHOWN} role="img" aria-label={words.own} />
          <span aria-hidden="true">{words.own}</span>
        </div>
        {split && <Divider before={words.target} after={words.own} label={compare} at={at} onAt={setAt} />}
      </div>
      <div className={styles.compare}>
        <label>
          <input type="checkbox" role="switch" checked={split} onChange={(event) => setSplit(event.target.checked)} />
          {words.split}
        </label>
      </div>
      <div className={styles.likeness}>
        <span>{words.likeness}</span>
        <div
          className={styles.bar}
          role="meter"
          aria-label={words.likeness}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          style={{'--share': `${percent}%`} as CSSProperties}
        />
        <span className={styles.percent}>{likeness === undefined ? '' : `${percent}%`}</span>
      </div>
    </>
  );
}
