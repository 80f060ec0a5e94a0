import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './config/announcement';
import {blog, docs, pages, sitemap} from './config/content';
import {footer} from './config/footer';
import {identity} from './config/identity';
import {currentLocale, i18n, localized} from './config/locales';
import {future, markdown} from './config/markdown';
import {navbar} from './config/navbar';
import {published} from './config/published';
import {algolia} from './config/search';
import codeHighlight from './plugins/code-highlight';
import docusaurusCompat from './plugins/docusaurus-compat';
import commonAssets from './plugins/common-assets';
import identityAssets from './plugins/identity';
import licences from './plugins/licences';
import pageDependencies from './plugins/page-dependencies';
import pagePipeline from './plugins/page-pipeline';
import routeManifest from './plugins/docusaurus-compat/route-manifest';
import lateHydration from './plugins/late-hydration';
import leanBundle from './plugins/lean-bundle';
import {downloadLink} from './plugins/published/sentences';
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
  future,
  // The theme key must be `theme` in both locales; a namespace would differ with the base URL.
  storage: {namespace: false},
  onBrokenLinks: 'throw',
  onBrokenAnchors: process.env.CI ? 'throw' : 'warn',
  markdown,
  customFields: {
    demo: published.demo && downloadLink(published.demo),
    discussions: identity.discussions,
    giscus: identity.giscus,
    issues: identity.issues,
    version: identity.version,
    videos: identity.videos,
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
  plugins: [
    codeHighlight,
    commonAssets,
    docusaurusCompat,
    lateHydration,
    leanBundle,
    pageDependencies,
    routeManifest,
    identityAssets,
    licences,
    pagePipeline,
    searchUi,
    stageFigures,
  ],
  clientModules: [
    './src/clientModules/codeTheme.ts',
    './src/clientModules/prefetch.ts',
    './src/clientModules/copyPage.ts',
    './src/clientModules/filterTables.ts',
    './src/clientModules/imageZoom.ts',
    './src/clientModules/announcement.ts',
    './src/clientModules/extension.ts',
    './src/clientModules/malformedHash.ts',
    './src/clientModules/menus.ts',
    './src/clientModules/scroll.ts',
    './src/clientModules/focus.ts',
    './src/clientModules/themeColor.ts',
    './src/clientModules/loadError.ts',
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
