import Link from '@docusaurus/Link';
import {useColorMode} from '@docusaurus/theme-common';
import React, {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import Control from '@site/src/components/Stage/Control';
import Divider from '@site/src/components/Stage/Divider';
import type {StageValues} from '@site/src/stage/ui/data';
import {defaults, whyInert} from '@site/src/stage/ui/values';
import type {Words as StageWords} from '@site/src/stage/ui/words';
import type {Easel} from './draw.browser';
import {advice, PASS, reached} from './judge';
import styles from './styles.module.css';
import type {TaskData, Words} from './types';

export interface DeskProps {
  task: TaskData;
  title: string;
  words: Words;
  stage: StageWords;
  onSolved: () => void;
  onClose: () => void;
}

/** Pixels of the pictures that are shown. */
const SHOWN = {width: 640, height: 400};
/** Milliseconds without a change before the pictures are compared. */
const REST_MS = 160;
/** Width in CSS pixels below which the pictures lie on top of each other. */
const NARROW = 600;

/** An open task: target and own picture, the controls, a bar of likeness, hints. */
export default function Desk({task, title, words, stage, onSolved, onClose}: DeskProps): ReactNode {
  const {colorMode} = useColorMode();
  const [values, setValues] = useState<StageValues>(() => defaults(task));
  const [easel, setEasel] = useState<Easel>();
  const [blind, setBlind] = useState(false);
  const [likeness, setLikeness] = useState<number>();
  const [shown, setShown] = useState(false);
  const [said, say] = useState('');
  const [split, setSplit] = useState(() => window.innerWidth < NARROW);
  const [at, setAt] = useState(50);
  const own = useRef<HTMLCanvasElement>(null);
  const target = useRef<HTMLCanvasElement>(null);
  const before = useRef<number>(undefined);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let opened: Easel | undefined;
    let gone = false;
    import(/* webpackChunkName: "stage" */ './draw.browser')
      .then(({openEasel}) => openEasel(task))
      .then((next) => {
        opened = next;
        if (gone) next.close();
        else setEasel(next);
      })
      .catch(() => setBlind(true));
    top.current?.focus({preventScroll: true});
    return () => {
      gone = true;
      opened?.close();
    };
  }, [task]);

  useEffect(() => {
    if (easel && target.current) easel.paint(target.current, task.target, colorMode);
  }, [easel, task, colorMode]);

  const solved = !shown && (reached(task, values) || (likeness ?? 0) >= PASS);
  const finished = useRef(false);
  useEffect(() => {
    if (!solved || blind || finished.current) return;
    finished.current = true;
    say(words.solved);
    onSolved();
  }, [solved, blind, words, onSolved]);

  useEffect(() => {
    if (!easel) return;
    const frame = requestAnimationFrame(() => {
      if (own.current) easel.paint(own.current, values, colorMode);
    });
    const timer = window.setTimeout(() => {
      const next = easel.likeness(values);
      const last = before.current;
      before.current = next;
      setLikeness(next);
      if (last === undefined || finished.current) return;
      const moved = Math.round(next * 100) - Math.round(last * 100);
      if (moved !== 0)
        say((moved > 0 ? words.nearer : words.farther).replace('{percent}', `${Math.round(next * 100)}%`));
    }, REST_MS);
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [easel, values, colorMode, words]);

  const restart = (next: StageValues) => {
    finished.current = false;
    before.current = undefined;
    setValues(next);
    say('');
  };
  /** The picture as the workbench opens it. */
  const address = new URLSearchParams({stage: task.scene.id});
  for (const [id, value] of Object.entries({...task.given, ...values})) address.set(id, String(value));
  const percent = likeness === undefined ? 0 : Math.round(likeness * 100);
  return (
    <div ref={top} className={styles.desk} role="group" aria-label={title} tabIndex={-1} data-search-skip="">
      {blind ? (
        <p className={styles.blind}>{words.blind}</p>
      ) : (
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
            {split && <Divider before={words.target} after={words.own} label={stage.compare} at={at} onAt={setAt} />}
          </div>
          <div className={styles.compare}>
            <label>
              <input
                type="checkbox"
                role="switch"
                checked={split}
                onChange={(event) => setSplit(event.target.checked)}
              />
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
      )}
      <div className={styles.rows}>
        {task.controls.map((control) => (
          <Control
            key={control.id}
            control={control}
            scope={`lesson-${task.id}`}
            value={values[control.id] ?? control.value}
            words={stage}
            conditions={task.needs[control.id]}
            why={whyInert(task, control.id, {...task.given, ...values})}
            say={say}
            onChange={(value) => setValues((old) => ({...old, [control.id]: value}))}
            onReset={() => setValues((old) => ({...old, [control.id]: control.value}))}
          />
        ))}
      </div>
      <div className={styles.foot}>
        {blind && (
          <button
            type="button"
            onClick={() => {
              say(solved ? words.solved : words.unsolved);
              if (solved) onSolved();
            }}>
            {words.check}
          </button>
        )}
        <button type="button" onClick={() => say(advice(task, values, words))}>
          {words.hint}
        </button>
        <button
          type="button"
          onClick={() => {
            setShown(true);
            restart(task.target);
          }}>
          {words.solution}
        </button>
        <button
          type="button"
          onClick={() => {
            setShown(false);
            restart(defaults(task));
          }}>
          {words.again}
        </button>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
        <Link to={`/workbench?${address}`}>{stage.workbench}</Link>
      </div>
      <p className={styles.said} role="status" data-solved={(solved && !blind) || undefined}>
        {said}
      </p>
    </div>
  );
}
