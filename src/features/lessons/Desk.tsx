import Link from '@docusaurus/Link';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Control from '@site/src/components/Stage/Control';
import type {StageValues} from '@site/src/stage/ui/data';
import {defaults, whyInert} from '@site/src/stage/ui/values';
import type {Words as StageWords} from '@site/src/stage/ui/words';
import type {Easel} from './draw.browser';
import {advice, PASS, reached} from './judge';
import Pictures from './Pictures';
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

/** Milliseconds without a change before the pictures are compared. */
const REST_MS = 160;

/** Opens the engine for a task; blind where it does not start. */
function useEasel(task: TaskData) {
  const [easel, setEasel] = useState<Easel>();
  const [blind, setBlind] = useState(false);
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
    return () => {
      gone = true;
      opened?.close();
    };
  }, [task]);
  return {easel, blind};
}

/** An open task: target and own picture, the controls, a bar of likeness, hints. */
export default function Desk({task, title, words, stage, onSolved, onClose}: DeskProps): ReactNode {
  const [values, setValues] = useState<StageValues>(() => defaults(task));
  const {easel, blind} = useEasel(task);
  const [likeness, setLikeness] = useState<number>();
  const [shown, setShown] = useState(false);
  const [said, say] = useState('');
  const before = useRef<number>(undefined);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => top.current?.focus({preventScroll: true}), [task]);

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
    return () => window.clearTimeout(timer);
  }, [easel, values, words]);

  const restart = (next: StageValues) => {
    finished.current = false;
    before.current = undefined;
    setValues(next);
    say('');
  };
  /** The picture as the workbench opens it. */
  const address = new URLSearchParams({stage: task.scene.id});
  for (const [id, value] of Object.entries({...task.given, ...values})) address.set(id, String(value));
  return (
    <div ref={top} className={styles.desk} role="group" aria-label={title} tabIndex={-1} data-search-skip="">
      {blind ? (
        <p className={styles.blind}>{words.blind}</p>
      ) : (
        <Pictures task={task} values={values} easel={easel} likeness={likeness} words={words} compare={stage.compare} />
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
