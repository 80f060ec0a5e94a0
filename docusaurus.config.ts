import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './config/announcement';
import {blog, docs, pages, sitemap} from './config/content';
import {footer} from './config/footer';
import {identity} from './config/identity';
import {currentLocale, i18n, localized} from './config/locales';
import {markdown} from './config/markdown';
import {navbar} from './config/navbar';
import {algolia} from './config/search';
import codeHighlight from './plugins/code-highlight';
import searchIndex from './plugins/search-index';
import searchUi from './plugins/search-ui';
import stageFigures from './plugins/stage-figures';

const config: Config = {
  title: identity.name[currentLocale()],
  tagline: localized(identity.tagline),
  url: identity.url,
  baseUrl: '/',
  // The banner is an inline script that only helps while deploying under a wrong base URL.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  i18n,
  future: {v4: true, faster: true},
  // The theme key must be `theme` in both locales; a namespace would differ with the base URL.
  storage: {namespace: false},
  onBrokenLinks: 'throw',
  onBrokenAnchors: process.env.CI ? 'throw' : 'warn',
  markdown,
  customFields: {
    discussions: identity.discussions,
    giscus: identity.giscus,
    issues: identity.issues,
    hostedSearch: identity.algolia !== null,
  },
  presets: [
    [
      'classic',
      {
        docs,
        blog,
        pages,
        sitemap,
        theme: {customCss: ['./src/css/tokens.css', './src/css/custom.css']},
      } satisfies Options,
    ],
  ],
  plugins: [codeHighlight, searchIndex, searchUi, stageFigures],
  clientModules: [
    './src/clientModules/rememberLocale.ts',
    './src/clientModules/copyCode.ts',
    './src/clientModules/imageZoom.ts',
    './src/clientModules/announcement.ts',
    './src/clientModules/scroll.ts',
    './src/clientModules/loadError.tsx',
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: true, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 5},
    announcementBar: announcementBar(),
    navbar: navbar(),
    footer: footer(),
    algolia,
  } satisfies ThemeConfig,
};

export default config;
