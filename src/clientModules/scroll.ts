import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../hash';

/** Upstream stays where it is when only the query changes; the specification, section 2, scrolls. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  if (!previousLocation || location.search === previousLocation.search) return;
  if (location.pathname !== previousLocation.pathname || location.hash !== previousLocation.hash) return;
  const target = document.getElementById(hashTarget(location.hash) ?? '');
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
};
