import React, {type ComponentProps, type ReactNode} from 'react';
import {useHtml} from '@site/src/useHtml';

/** A figure of the page; the inside of a figure drawn at build (src/features/figures) comes as HTML. */
export default function StaticFigure({html, ...props}: ComponentProps<'figure'> & {html?: string}): ReactNode {
  return <figure {...props} dangerouslySetInnerHTML={useHtml(html)} />;
}
