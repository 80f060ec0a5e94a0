import Link from '@docusaurus/Link';
import React, {useEffect, useState, type ReactNode} from 'react';
import {forgetSolved, solvedTasks} from './marks';
import styles from './styles.module.css';

interface Data {
  lessons: readonly {id: string; href: string; title: string; tasks: readonly string[]}[];
  words: {tutorial: string; solved: string; forget: string; kept: string};
}

/** How many tasks of each tutorial the reader has solved, and a button that deletes the marks. */
export default function Progress({data}: {data?: string}): ReactNode {
  if (!data) throw new Error('<LessonProgress> has no data: it works in Markdown, where the build adds them');
  const {lessons, words} = JSON.parse(data) as Data;
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setMarks(solvedTasks()), []);
  return (
    <div className={styles.progress} data-search-skip="">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.tutorial}</th>
            <th scope="col">{words.solved}</th>
          </tr>
        </thead>
        <tbody>
          {lessons.map(({id, href, title, tasks}) => {
            const count = tasks.filter((task) => marks.has(`${id}/${task}`)).length;
            return (
              <tr key={id}>
                <th scope="row">
                  <Link to={href}>{title}</Link>
                </th>
                <td>
                  {count}/{tasks.length}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.kept}>
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
    </div>
  );
}
