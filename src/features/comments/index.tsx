import React, {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/** Plain link to the discussions: many readers cannot reach the host of the widget. */
function Discussions(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (
    <p>
      <Translate id="comments.text">Questions and corrections are welcome.</Translate>{' '}
      <a href={String(customFields?.discussions)} target="_blank" rel="noopener noreferrer">
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

/** A plain link to the discussions; with keys in config/identity.ts, the comments of the page. */
export default function Comments(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const [ref, near] = useNear<HTMLElement>();
  return (
    <section ref={ref} className={styles.comments} aria-label={translate({id: 'comments.title', message: 'Comments'})}>
      <h2 className={styles.title}>
        <Translate id="comments.title">Comments</Translate>
      </h2>
      <Discussions />
      {Boolean(customFields?.giscus) && near && (
        <Suspense fallback={null}>
          <Giscus />
        </Suspense>
      )}
    </section>
  );
}
