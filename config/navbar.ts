import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity';
import {localized} from './locales';

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
    {to: '/docs/GettingStarted', label: localized({'zh-Hans': '快速开始', en: 'Getting Started'}), position: 'left'},
    {to: '/docs/Licence', label: localized({'zh-Hans': '许可', en: 'Licence'}), position: 'left'},
    {to: '/docs/FAQ', label: localized({'zh-Hans': '常见问题', en: 'FAQ'}), position: 'left'},
    {to: '/docs/MigrateToNewVersion/Latest', label: localized({'zh-Hans': '更新', en: 'Updates'}), position: 'left'},
    {
      to: '/docs',
      label: localized({'zh-Hans': '文档', en: 'Docs'}),
      position: 'left',
      // Current on the pages that no item before it leads to.
      activeBaseRegex: '/docs(?!/(?:GettingStarted|Licence|FAQ|MigrateToNewVersion/Latest)(?:/|$))',
    },
    {to: '/workbench', label: localized({'zh-Hans': '工作台', en: 'Workbench'}), position: 'left'},
    {type: 'search', position: 'right'},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsAfter: [
        {to: '/docs/TutorialLegacy/5.0-5.3', label: localized({'zh-Hans': '5.0–5.3（旧版）', en: '5.0–5.3 (legacy)'})},
        {to: '/docs/MigrateToNewVersion/History', label: localized({'zh-Hans': '版本历史', en: 'Version history'})},
      ],
    },
    {type: 'localeDropdown', position: 'right'},
    ...(identity.repository
      ? [{href: identity.repository, label: localized({'zh-Hans': '源码', en: 'Source'}), position: 'right' as const}]
      : []),
  ],
});
