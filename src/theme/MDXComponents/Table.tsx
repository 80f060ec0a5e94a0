import React, {useEffect, useRef, useState, type ComponentProps, type CSSProperties, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useHtml} from '@site/src/useHtml';

interface Props extends ComponentProps<'table'> {
  /** How many, where the table waits until it is near. */
  rows?: string;
  /** The inside of a table that src/features/tables printed at build. */
  html?: string;
  /** Ids in it, with spaces between them. */
  anchors?: string;
}

/** A table in a box of its own, which the keyboard can reach where it scrolls sideways. */
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
