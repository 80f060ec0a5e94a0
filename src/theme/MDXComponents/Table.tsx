import React, {useEffect, useRef, useState, type ComponentProps, type CSSProperties, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useHtml} from '@site/src/lib/useHtml';

interface Props extends ComponentProps<'table'> {
  /** Number of rows, when layout is deferred until the table is near the viewport. */
  rows?: string;
  /** HTML of a table that src/features/tables rendered at build. */
  html?: string;
  /** Ids of its elements, separated by spaces. */
  anchors?: string;
}

/** A table in a scroll container, focusable when it scrolls sideways. */
export default function Table({rows, html, anchors, ...props}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const {collectAnchor} = useBrokenLinks();
  anchors?.split(' ').forEach((id) => collectAnchor(id));
  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className="lk-table"
      style={{'--rows': rows} as CSSProperties}
      // A box that scrolls sideways must be reachable from the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrolls ? 0 : undefined}>
      <table {...props} dangerouslySetInnerHTML={useHtml(html)} />
    </div>
  );
}
