import React, {type ComponentProps, type ReactNode} from 'react';
import {useHtml} from '@site/src/lib/useHtml';

/** A figure of the page; one that plugins/figures drew at build brings its inside as HTML. */
export default function StaticFigure({html, ...props}: ComponentProps<'figure'> & {html?: string}): ReactNode {
  return <figure {...props} dangerouslySetInnerHTML={useHtml(html)} />;
}
