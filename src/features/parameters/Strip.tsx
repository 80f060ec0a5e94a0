import React, {type ReactNode} from 'react';
import {useHtml} from '@site/src/lib/useHtml';
import './strip.css';

/** A strip of pictures that `rehype.ts` rendered at build. */
export default function Strip({html}: {html: string}): ReactNode {
  return <div dangerouslySetInnerHTML={useHtml(html)} />;
}
