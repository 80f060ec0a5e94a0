import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

let loader: typeof window.docusaurus | undefined;

/**
 * Docusaurus prefetches every page whose link scrolls into view. Here a page is prefetched when its link is hovered (as in
 * Docusaurus), touched or focused, and the next docs page when the browser is idle. The loader skips prefetching on 2g and
 * under data saving.
 */
if (ExecutionEnvironment.canUseDOM) {
  const preload = ({target}: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`a[href^="${siteConfig.baseUrl}"]`);
    if (link) void loader?.preload(link.pathname);
  };
  for (const type of ['focusin', 'mouseover', 'touchstart']) document.addEventListener(type, preload, {passive: true});
}

/** Takes prefetching from Docusaurus, and prefetches the next page of the documentation. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  // The entry sets `window.docusaurus` in a later task than the client modules, and before the first route.
  if (!loader) {
    loader = window.docusaurus;
    window.docusaurus = {...loader, prefetch: () => false};
  }
  const next = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
  if (!next) return;
  // Safari lacks requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => void loader?.prefetch(next.pathname));
};
