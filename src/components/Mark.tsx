import React, {type ComponentProps, type ReactNode} from 'react';
import Drawing from '@site/config/logo.svg';

/** The mark beside the name, in the page itself: for each picture in an address, Chromium makes a document of its own. */
export default function Mark(props: ComponentProps<'svg'>): ReactNode {
  return <Drawing width={30} height={30} aria-hidden="true" {...props} />;
}
