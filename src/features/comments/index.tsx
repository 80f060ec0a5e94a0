import React, {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {identity} from '@site/config/identity';
import styles from './styles.module.css';

/** Plain link to the discussions: many readers cannot reach the host of the widget. */
function Discussions({href}: {href: string}): ReactNode {
  return (
    <p>
      <Translate id="comments.text">Questions and corrections are welcome.</Translate>{' '}
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Translate id="comments.link">Discuss this page in the repository</Translate>
      </a>
    </p>
  );
}

/** A widget that fails to load must not crash the page. */
const Giscus = lazy(() => import('./Giscus').catch(() => ({default: () => null})));

/** Distance from the end of the page at which the widget is loaded. */
const MARGIN = '400px';

function useNear<T extends Element>() {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {rootMargin: MARGIN},
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, near] as const;
}

/** A link to the discussions, and with keys in config/identity.ts the comments of the page; nothing without either. */
export default function Comments(): ReactNode {
  const {discussions, giscus} = useDocusaurusContext().siteConfig.customFields as Pick<
    typeof identity,
    'discussions' | 'giscus'
  >;
  const [ref, near] = useNear<HTMLElement>();
  if (!discussions && !giscus) return null;
  return (
    <section ref={ref} className={styles.comments} aria-label={translate({id: 'comments.title', message: 'Comments'})}>
      <h2 className={styles.title}>
        <Translate id="comments.title">Comments</Translate>
      </h2>
      {discussions && <Discussions href={discussions} />}
      {giscus && near && (
        <Suspense fallback={null}>
          <Giscus />
        </Suspense>
      )}
    </section>
  );
}
