import React, {useEffect, useRef, type ComponentProps, type CSSProperties, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {keepReachable} from '@site/src/lib/keepReachable';
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
  useEffect(() => keepReachable([box.current!]), []);
  const {collectAnchor} = useBrokenLinks();
  anchors?.split(' ').forEach((id) => collectAnchor(id));
  return (
    <div ref={box} className="lk-table" style={{'--rows': rows} as CSSProperties}>
      <table {...props} dangerouslySetInnerHTML={useHtml(html)} />
    </div>
  );
}
