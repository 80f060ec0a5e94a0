import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../lib/hash';

/**
 * Opens the fold that holds what the address names: the target of the hash, to which Docusaurus has scrolled while the fold was
 * closed, or a stage. After the first move,
 * tables are laid out without deferral, so that a page keeps its height when the reader returns (src/features/tables/table.css).
 * Scrolls to the top when only the query changes, which Docusaurus does not (specification, section 2).
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  const stage = new URLSearchParams(location.search).get('stage');
  const target = document.getElementById(hashTarget(location.hash) ?? stage ?? '');
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
