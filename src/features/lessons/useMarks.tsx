import React, {useEffect, useState, type ReactNode} from 'react';
import {forgetSolved, solvedTasks} from './marks';
import styles from './marks.module.css';
import type {MarksData} from './types';

/** How many tasks of a lesson the reader has solved, and a line with the button that deletes the marks. */
export function useMarks({tasks, words}: MarksData): {of: (lesson: string) => ReactNode; foot: ReactNode} {
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setMarks(solvedTasks()), []);
  return {
    of: (lesson) => (
      <span data-search-skip="">
        {words.tasks} {tasks[lesson]?.filter((task) => marks.has(`${lesson}/${task}`)).length}/{tasks[lesson]?.length}
      </span>
    ),
    foot: (
      <p className={styles.kept} data-search-skip="">
        {words.kept}{' '}
        <button
          type="button"
          disabled={marks.size === 0}
          onClick={() => {
            forgetSolved();
            setMarks(new Set());
          }}>
          {words.forget}
        </button>
      </p>
    ),
  };
}
