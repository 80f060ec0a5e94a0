import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity';
import {currentLocale, fill, localized} from './locales';
import texts from '../data/site.json';

const link = () => `/${currentLocale()}/docs/MigrateToNewVersion/Latest`;

/**
 * The id contains the version, so that a new release shows the bar again (specification, section 4). A link to a file of the
 * site that is not a page needs a `target`.
 */
export const announcementBar = (): NonNullable<ThemeConfig['announcementBar']> => ({
  id: `release-${identity.version}`,
  content: `<strong>${fill(localized(texts.announcement.available), {version: identity.version})}</strong> <a href="${link()}">${localized(texts.announcement.changes)}</a>`,
  backgroundColor: 'var(--lk-bar)',
  textColor: 'var(--lk-bar-ink)',
  isCloseable: true,
});
