import React, {type ComponentProps, type ReactNode} from 'react';

/** A figure of the page; one that plugins/figures drew at build brings its inside as HTML. */
export default function StaticFigure({html, ...props}: ComponentProps<'figure'> & {html?: string}): ReactNode {
  return html ? <figure {...props} dangerouslySetInnerHTML={{__html: html}} /> : <figure {...props} />;
}
