import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity';
import {currentLocale, localized} from './locales';

const link = () => `/${currentLocale()}/docs/MigrateToNewVersion/Latest`;

/**
 * The id contains the version, so that a new release shows the bar again (specification, section 4). A link to a file of the
 * site that is not a page needs a `target`.
 */
export const announcementBar = (): NonNullable<ThemeConfig['announcementBar']> => ({
  id: `release-${identity.version}`,
  content: `<strong>${localized({
    'zh-Hans': `${identity.version}版现已可用`,
    en: `Version ${identity.version} is available`,
  })}</strong> <a href="${link()}">${localized({
    'zh-Hans': '查看更新内容',
    en: 'Read what changed',
  })}</a>`,
  backgroundColor: 'var(--lk-bar)',
  textColor: 'var(--lk-bar-ink)',
  isCloseable: true,
});
