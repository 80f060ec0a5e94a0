import React, {useState, type ReactNode} from 'react';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {createBrowserHistory, type History} from 'history';
import nprogress from 'nprogress';
import {Router} from 'react-router';
import leave from '../../../src/features/late-hydration/leave.browser';

/**
 * A history whose listeners hear of a location when the chunks of its page have loaded. A move that begins meanwhile
 * supersedes the one that waits. When chunks do not load, the page stays readable until the host answers.
 */
function afterLoading(history: History): History {
  const listeners = new Set<Parameters<History['listen']>[0]>();
  let shown = history.location;
  let end = dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: shown});
  history.listen((location, action) => {
    end();
    end = dispatchLifecycleAction('onRouteUpdate', {previousLocation: shown, location});
    preload(location.pathname).then(
      () => {
        if (location !== history.location) return;
        end();
        shown = location;
        for (const listener of listeners) listener(location, action);
      },
      (error: unknown) => {
        console.warn(error);
        if (location !== history.location) return;
        end();
        nprogress.done();
        leave(error);
      },
    );
  });
  return Object.create(history, {
    listen: {
      value: (listener: Parameters<History['listen']>[0]) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  }) as History;
}

/** Replaces the `BrowserRouter` of React Router, which would render the old page anew at the start of each move. */
export default function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [history] = useState(() => afterLoading(createBrowserHistory()));
  return <Router history={history}>{children}</Router>;
}
