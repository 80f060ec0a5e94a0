import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {errorText, hideFailure, showScriptsFailure} from './failure.browser';

const isLoadError = (reason: unknown): reason is Error =>
  reason instanceof Error && /chunk/i.test(`${reason.name} ${String((reason as {code?: unknown}).code ?? '')}`);

/**
 * When a script of the next page fails to load, Docusaurus keeps the current page without a message. Shows a message with a
 * Retry button (specification, sections 2 and 8).
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    const script = document.querySelector<HTMLElement>('[data-has-hydrated=false] script[data-scripts]');
    if (script && isLoadError(reason)) showScriptsFailure(script, errorText(reason));
  });
}

/** A move to another page removes the message. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({previousLocation}) => {
  if (previousLocation) hideFailure();
};
