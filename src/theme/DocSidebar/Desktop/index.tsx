import React, {Suspense, type ComponentProps, type ReactNode} from 'react';
import Original from '@theme-original/DocSidebar/Desktop';

/** Hydrated after the rest of the page: on small screens the theme removes it before that. */
export default function Desktop(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <Suspense>
      <Original {...props} />
    </Suspense>
  );
}
