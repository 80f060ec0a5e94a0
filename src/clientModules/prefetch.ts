import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

let loader: typeof window.docusaurus | undefined;

/**
 * Upstream prefetches every page whose link comes into view. Here a page is fetched when its link is pointed at (as
 * upstream does), touched or focused, and the next page of the docs when nothing else is to be done. The loader itself
 * does nothing on 2g or under data saving.
 */
if (ExecutionEnvironment.canUseDOM) {
  // The entry script sets the object after the client modules have run.
  queueMicrotask(() => {
    loader = window.docusaurus;
    window.docusaurus = {...loader, prefetch: () => false};
  });
  document.addEventListener('focusin', ({target}) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`a[href^="${siteConfig.baseUrl}"]`);
    if (link) void loader?.preload(link.pathname);
  });
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  const next = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
  if (!next) return;
  // Safari has no idle callback.
  (window.requestIdleCallback ?? setTimeout)(() => void loader?.prefetch(next.pathname));
};
