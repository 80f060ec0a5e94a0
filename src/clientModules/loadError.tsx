import React from 'react';
import {createRoot} from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';

const isLoadError = (reason: unknown): reason is Error =>
  reason instanceof Error && /chunk/i.test(`${reason.name} ${String((reason as {code?: unknown}).code ?? '')}`);

/**
 * When a script of the page that is being opened does not load, upstream leaves the static page as it is and says
 * nothing. Shows the error with a button to try again (specification, sections 2 and 8). After a move inside the app
 * upstream reloads the page, so that this comes second.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (document.documentElement.dataset.hasHydrated === 'true' || !isLoadError(reason)) return;
    const box = document.body.appendChild(document.createElement('div'));
    createRoot(box).render(
      <Loading isLoading={false} pastDelay timedOut={false} error={reason} retry={() => window.location.reload()} />,
    );
  });
}
