import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../hash';

/**
 * From the first move on, pages are laid out whole: one that is come back to is as high as it was left (src/features/tables/table.css).
 * Upstream stays where it is when only the query changes; the specification, section 2, scrolls.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  if (!previousLocation) return;
  document.documentElement.dataset.whole = '';
  if (location.search === previousLocation.search) return;
  if (location.pathname !== previousLocation.pathname || location.hash !== previousLocation.hash) return;
  const target = document.getElementById(hashTarget(location.hash) ?? '');
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
};
