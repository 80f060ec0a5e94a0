import React, {useMemo, type ComponentProps, type ReactNode} from 'react';

/** A figure of the page; one that plugins/figures drew at build brings its inside as HTML. */
export default function StaticFigure({html, ...props}: ComponentProps<'figure'> & {html?: string}): ReactNode {
  // React writes the inside anew for every new object, whatever it holds.
  const inner = useMemo(() => html && {__html: html}, [html]);
  return inner ? <figure {...props} dangerouslySetInnerHTML={inner} /> : <figure {...props} />;
}
