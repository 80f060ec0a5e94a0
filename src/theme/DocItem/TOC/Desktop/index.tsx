import React, {Suspense, type ReactNode} from 'react';
import Original from '@theme-original/DocItem/TOC/Desktop';

/** Hydrated after the rest of the page: on small screens the theme removes it before that. */
export default function Desktop(): ReactNode {
  return (
    <Suspense>
      <Original />
    </Suspense>
  );
}
