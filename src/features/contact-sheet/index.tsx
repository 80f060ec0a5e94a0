import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, {useState, type ReactNode} from 'react';
import Still from '@site/src/components/media/Still';
import {useMarks} from '@site/src/features/lessons/useMarks';
import styles from './styles.module.css';
import type {Sheet} from './types';

/** `sizes` of a picture: half of the text column, the whole width of a phone. */
const SIZES = '(max-width: 720px) 92vw, 352px';

/** The tutorials as cuts: picture before and after, result and reader; a route lights its cuts. */
export default function ContactSheet({data}: {data?: string}): ReactNode {
  if (!data) throw new Error('<ContactSheet> has no data: it works in Markdown, where the build adds them');
  const sheet = JSON.parse(data) as Sheet;
  const {cuts, routes, words} = sheet;
  const lessons = useMarks(sheet.lessons);
  const [route, setRoute] = useState<Sheet['routes'][number]>();
  return (
    <div className={styles.sheet}>
      <div className={styles.routes} role="group" aria-label={words.routes} data-search-skip="">
        <span aria-hidden="true">{words.routes}</span>
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
        {cuts.map(({id, picture, href, title, alt, labels, result, reader, minutes}) => (
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
              {lessons.of(id)}
            </p>
          </li>
        ))}
      </ol>
      {lessons.foot}
    </div>
  );
}
