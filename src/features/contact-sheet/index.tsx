import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, {useEffect, useState, type ReactNode} from 'react';
import Still from '@site/src/components/media/Still';
import {forgetSolved, solvedTasks} from '@site/src/features/lessons/marks';
import styles from './styles.module.css';
import type {Sheet} from './types';

/** `sizes` of a picture: half of the text column, the whole width of a phone. */
const SIZES = '(max-width: 720px) 92vw, 352px';

/** The tutorials as cuts: picture before and after, result, reader and how many tasks are done; a route lights its cuts. */
export default function ContactSheet({data}: {data?: string}): ReactNode {
  if (!data) throw new Error('<ContactSheet> has no data: it works in Markdown, where the build adds them');
  const {cuts, routes, words} = JSON.parse(data) as Sheet;
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const [route, setRoute] = useState<Sheet['routes'][number]>();
  useEffect(() => setMarks(solvedTasks()), []);
  return (
    <div className={styles.sheet}>
      <div className={styles.routes} role="group" aria-label={words.routes} data-search-skip="">
        {routes.map((each) => (
          <button
            key={each.label}
            type="button"
            aria-pressed={each.label === route?.label}
            onClick={() => setRoute(each.label === route?.label ? undefined : each)}>
            {each.label}
          </button>
        ))}
      </div>
      <ol className={styles.cuts}>
        {cuts.map(({id, picture, href, title, alt, labels, result, reader, minutes, tasks}) => (
          <li key={id} className={clsx(styles.cut, route && !route.cuts.includes(id) && styles.dim)}>
            <div className={styles.picture}>
              <Still name={picture} alt={alt} sizes={SIZES} />
            </div>
            <div className={styles.labels} aria-hidden="true">
              {labels.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </div>
            <p className={styles.title}>
              <Link to={href}>{title}</Link>
            </p>
            <p className={styles.result}>{result}</p>
            <p className={styles.foot}>
              <span>{reader}</span>
              <span data-search-skip="">{minutes}</span>
              <span data-search-skip="">
                {words.tasks} {tasks.filter((task) => marks.has(`${id}/${task}`)).length}/{tasks.length}
              </span>
            </p>
          </li>
        ))}
      </ol>
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
    </div>
  );
}
