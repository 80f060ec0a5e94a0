import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity';
import {archive} from './offline';
import {currentLocale, localized, type Localized} from './locales';

type Footer = NonNullable<ThemeConfig['footer']>;

const linkTo = (href: string | null, label: Localized) => (href ? [{href, label: localized(label)}] : []);

/** Footer of the theme, with the links that config/published.ts and identity.ts have. */
export const footer = (): Footer => ({
  style: 'dark',
  logo: {alt: localized(identity.name), src: 'img/logo-dark.svg', width: 30, height: 30},
  links: [
    {
      title: localized({'zh-Hans': '文档', en: 'Docs'}),
      items: [
        {to: '/docs/GettingStarted', label: localized({'zh-Hans': '快速开始', en: 'Getting Started'})},
        {to: '/docs/Tutorial', label: localized({'zh-Hans': '教程', en: 'Tutorials'})},
        {to: '/docs/Reference', label: localized({'zh-Hans': '参考', en: 'Reference'})},
        {to: '/workbench', label: localized({'zh-Hans': '工作台', en: 'Workbench'})},
        {to: '/docs/Glossary', label: localized({'zh-Hans': '术语表', en: 'Glossary'})},
        {to: '/docs/FAQ', label: localized({'zh-Hans': '常见问题', en: 'FAQ'})},
        {to: '/docs/Licence', label: localized({'zh-Hans': '许可', en: 'Licence'})},
        {
          to: `pathname:///${archive(currentLocale())}`,
          label: localized({'zh-Hans': '离线阅读（zip）', en: 'Offline copy (zip)'}),
          target: '_self',
        },
      ],
    },
    {
      title: localized({'zh-Hans': '版本', en: 'Versions'}),
      items: [
        {to: '/docs/MigrateToNewVersion/Latest', label: localized({'zh-Hans': '更新', en: 'Updates'})},
        {to: '/docs/Status', label: localized({'zh-Hans': '支持情况', en: 'Status'})},
        {to: '/docs/MigrateToNewVersion/History', label: localized({'zh-Hans': '版本历史', en: 'History'})},
        {to: '/docs/TutorialLegacy/5.0-5.3', label: localized({'zh-Hans': '旧版教程5.0–5.3', en: 'Legacy 5.0–5.3'})},
        {to: '/blog', label: localized({'zh-Hans': '新闻', en: 'News'})},
        {to: 'pathname:///blog/rss.xml', label: localized({'zh-Hans': 'RSS订阅', en: 'RSS feed'}), target: '_self'},
      ],
    },
    ...(identity.community.length > 0
      ? [
          {
            title: localized({'zh-Hans': '社区', en: 'Community'}),
            items: identity.community.map(({label, href}) => ({href, label: localized(label)})),
          },
        ]
      : []),
    {
      title: localized({'zh-Hans': '关于', en: 'About'}),
      items: [
        ...linkTo(identity.issues, {'zh-Hans': '报告问题', en: 'Report an issue'}),
        ...linkTo(identity.email && `mailto:${identity.email}`, {'zh-Hans': '联系我们', en: 'Contact'}),
        ...linkTo(identity.repository, {'zh-Hans': '源码仓库', en: 'Source'}),
        {to: '/markdown-page#credits', label: localized({'zh-Hans': '关于与致谢', en: 'Reference credits'})},
        {
          to: 'pathname:///licences/',
          label: localized({'zh-Hans': '第三方许可', en: 'Third-party licences'}),
          target: '_self',
        },
      ],
    },
  ],
  copyright: `<span>© ${new Date().getFullYear()} ${localized(identity.owner)}</span> <span>${localized({
    'zh-Hans': 'Unreal Engine是Epic Games, Inc.的商标。本站与Epic Games无隶属关系。',
    en: 'Unreal Engine is a trademark of Epic Games, Inc. This site is not affiliated with Epic Games.',
  })}</span>`,
});
