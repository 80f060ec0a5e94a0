import React, {type ComponentProps, type ReactNode} from 'react';
import Drawing from '@site/config/logo.svg';

/** The logo as inline SVG: Chromium creates a document for every SVG in an address. */
export default function Mark(props: ComponentProps<'svg'>): ReactNode {
  return <Drawing width={30} height={30} aria-hidden="true" {...props} />;
}
