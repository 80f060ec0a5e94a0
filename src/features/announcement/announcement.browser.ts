import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isNew} from './announcement';

/**
 * An inline script hides the bar that was closed before the page is drawn, without looking at the bar's id, and the
 * theme forgets the dismissal only for the next page. Shows a new bar at once (specification, section 4).
 */
if (ExecutionEnvironment.canUseDOM) {
  try {
    const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
    if (isNew(localStorage.getItem('docusaurus.announcement.id'), announcementBar?.id)) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  } catch {
    // Storage is unavailable: the theme warns about it.
  }
}
