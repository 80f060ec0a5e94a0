import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isNew} from './announcement';

/**
 * The inline script of Docusaurus hides a dismissed bar without comparing its id, and the theme forgets the dismissal only on
 * the next page. Shows a bar with a new id at once (specification, section 4).
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
