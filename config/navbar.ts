import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity';
import {localized} from './locales';
import texts from '../data/site.json';

type Navbar = NonNullable<ThemeConfig['navbar']>;

/** Top bar of the theme: name, sections, search, version, language and repository. */
export const navbar = (): Navbar => ({
  title: localized(identity.name),
  hideOnScroll: true,
  logo: {
    alt: '',
    src: 'img/logo-light.svg',
    srcDark: 'img/logo-dark.svg',
    width: 30,
    height: 30,
  },
  items: [
    {to: '/docs/GettingStarted', label: localized(texts.navbar.gettingStarted), position: 'left'},
    {to: '/docs/Licence', label: localized(texts.navbar.licence), position: 'left'},
    {to: '/docs/FAQ', label: localized(texts.navbar.faq), position: 'left'},
    {to: '/docs/MigrateToNewVersion/Latest', label: localized(texts.navbar.updates), position: 'left'},
    {
      to: '/docs',
      label: localized(texts.navbar.docs),
      position: 'left',
      // Current on the pages that no item before it leads to.
      activeBaseRegex: '/docs(?!/(?:GettingStarted|Licence|FAQ|MigrateToNewVersion/Latest)(?:/|$))',
    },
    {to: '/workbench', label: localized(texts.navbar.workbench), position: 'left'},
    {type: 'search', position: 'right'},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsAfter: [
        {to: '/docs/TutorialLegacy/5.0-5.3', label: localized(texts.navbar.legacy)},
        {to: '/docs/MigrateToNewVersion/History', label: localized(texts.navbar.versionHistory)},
      ],
    },
    {type: 'localeDropdown', position: 'right'},
    ...(identity.repository
      ? [{href: identity.repository, label: localized(texts.navbar.source), position: 'right' as const}]
      : []),
  ],
});
