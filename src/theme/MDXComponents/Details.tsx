import React, {type ComponentProps, type ReactNode} from 'react';

/** Part of a text that the reader opens. The browser does it, which also finds text in it and opens it for a link. */
export default function Details(props: ComponentProps<'details'>): ReactNode {
  return <details className="fold" {...props} />;
}
