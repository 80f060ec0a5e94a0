import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import type {History, LocationListener} from 'history';
import leave from '../../../src/features/late-hydration/leave.browser';
import nprogress from '../libraries/nprogress';

/**
 * A history whose listeners hear of a location when the chunks of its page have loaded, and that location. A move that begins
 * meanwhile supersedes the one that waits. When chunks do not load, the page stays readable until the host answers.
 */
export function afterLoading(history: History) {
  const listeners = new Set<LocationListener>();
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
  const listen = (listener: LocationListener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {history: Object.create(history, {listen: {value: listen}}) as History, shown: () => shown};
}
