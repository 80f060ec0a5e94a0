import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hideFailure, showScriptsFailure} from './failure.browser';

const isLoadError = (reason: unknown): reason is Error =>
  reason instanceof Error && /chunk/i.test(`${reason.name} ${String((reason as {code?: unknown}).code ?? '')}`);

/**
 * When a script of the page that is being opened does not load, Docusaurus leaves the static page as it is and says
 * nothing. Says it, with a button to try again (specification, sections 2 and 8).
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    const script = document.querySelector<HTMLElement>('[data-has-hydrated=false] script[data-scripts]');
    if (script && isLoadError(reason)) showScriptsFailure(script);
  });
}

/** Whoever goes elsewhere has left the failure behind. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({previousLocation}) => {
  if (previousLocation) hideFailure();
};
