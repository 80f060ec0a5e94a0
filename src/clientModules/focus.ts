import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../hash';

/**
 * Moves the focus to what the hash of a new address names, as the browser does for a page that it loads itself. It is taken
 * from the bar at the top alone, where a search leaves it: while it stays there, the bar covers what was looked for.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  const {activeElement} = document;
  if (!previousLocation || (activeElement !== document.body && !activeElement?.closest('.navbar'))) return;
  const target = document.getElementById(hashTarget(location.hash) ?? '');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({preventScroll: true});
};
