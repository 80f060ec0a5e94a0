import React, {Activity, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';
import Tabs, {PANELS, type Panel as Name} from './Tabs';
import type {Words} from './words';

/** The panels under their tabs. A panel keeps its state and its place while others are shown. */
export default function Panel({
  text,
  panel,
  onPanel,
  gesture,
  panels,
}: {
  text: Words;
  panel: Name;
  onPanel: (panel: Name) => void;
  /** Ends of gestures. */
  gesture: object;
  panels: Readonly<Record<Name, () => ReactNode>>;
}): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const scrolled = useRef(new Map<Name, number>());
  const [visited, setVisited] = useState<ReadonlySet<Name>>(new Set([panel]));
  if (!visited.has(panel)) setVisited(new Set(visited).add(panel));
  useLayoutEffect(() => {
    const element = content.current!;
    const places = scrolled.current;
    element.scrollTop = places.get(panel) ?? 0;
    const keep = () => void places.set(panel, element.scrollTop);
    element.addEventListener('scroll', keep, {passive: true});
    return () => element.removeEventListener('scroll', keep);
  }, [panel]);
  return (
    <div className={styles.panel}>
      <Tabs text={text} panel={panel} onShow={onPanel} />
      <div
        ref={content}
        id="workbench-panel"
        role="tabpanel"
        aria-labelledby={`workbench-tab-${panel}`}
        className={styles.content}
        tabIndex={-1}
        {...(panel === 'parameters' && gesture)}>
        {PANELS.map(
          (each) =>
            visited.has(each) && (
              <Activity key={each} mode={each === panel ? 'visible' : 'hidden'}>
                {panels[each]()}
              </Activity>
            ),
        )}
      </div>
    </div>
  );
}
