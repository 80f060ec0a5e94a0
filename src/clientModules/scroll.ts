import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../lib/hash';

/**
 * Opens the fold that holds what the hash names, to which Docusaurus has scrolled while it was closed. After the first move,
 * tables are laid out without deferral, so that a page keeps its height when the reader returns (src/features/tables/table.css).
 * Scrolls to the top when only the query changes, which Docusaurus does not (specification, section 2).
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  const target = document.getElementById(hashTarget(location.hash) ?? '');
  const fold = target?.closest<HTMLDetailsElement>('.fold:not([open])');
  if (fold) {
    fold.open = true;
    target!.scrollIntoView();
  }
  if (!previousLocation) return;
  document.documentElement.dataset.whole = '';
  if (location.search === previousLocation.search) return;
  if (location.pathname !== previousLocation.pathname || location.hash !== previousLocation.hash) return;
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
};
