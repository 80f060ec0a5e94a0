import React, {useContext, useState, type ReactNode} from 'react';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {__RouterContext as RouterContext} from 'react-router';

/** Replaces the component of Docusaurus that waits for a page's chunks: `afterLoading.ts` waits for them. */
export default function PendingNavigation({location, children}: {location: Location; children: ReactNode}): ReactNode {
  const [move, setMove] = useState<{location: Location; from: Location | null}>({location, from: null});
  if (move.location !== location) setMove({location, from: move.location});
  const place = useContext(RouterContext);
  return (
    <ClientLifecyclesDispatcher previousLocation={move.from} location={location}>
      <RouterContext.Provider value={{...place, location}}>{children}</RouterContext.Provider>
    </ClientLifecyclesDispatcher>
  );
}
