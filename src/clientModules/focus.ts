import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../lib/hash';
import {uncoverFocus} from '../lib/uncoverFocus';

/**
 * Moves the focus to the element that the hash names after a move inside the app, as the browser does on a page load. Moves only
 * focus on the body or in the navbar: the search dialog returns it there, and a focused navbar stays and covers the target.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  const {activeElement} = document;
  if (!previousLocation || (activeElement !== document.body && !activeElement?.closest('.navbar'))) return;
  const target = document.getElementById(hashTarget(location.hash) ?? '');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({preventScroll: true});
};

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', () => requestAnimationFrame(uncoverFocus));
}
