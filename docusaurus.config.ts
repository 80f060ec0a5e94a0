import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './config/announcement';
import {footer} from './config/footer';
import {identity} from './config/identity';
import {currentLocale, i18n, localized, traits} from './config/locales';
import {future, markdown} from './config/markdown';
import {navbar} from './config/navbar';
import {published} from './config/published';
import {algolia} from './config/search';
import codeHighlight from './plugins/code';
import {blog, docs, pages, sitemap} from './plugins/markdown';
import docusaurusCompat from './plugins/docusaurus-compat';
import builtFiles from './plugins/built-files';
import commonAssets from './plugins/common-assets';
import brandAssets from './plugins/brand-assets';
import licences from './plugins/licences';
import loaderDependencies from './plugins/loader-dependencies';
import localizedData from './plugins/localized-data';
import pagePipeline from './plugins/page-pipeline';
import routeManifest from './plugins/docusaurus-compat/route-manifest';
import lessons from './plugins/lessons/plugin';
import workbench from './plugins/workbench/plugin';
import lateHydration from './plugins/late-hydration';
import bundleSize from './plugins/bundle-size';
import exampleLine from './plugins/published/example-line';
import translationStatus from './plugins/translation-status';
import search from './plugins/search';
import stageFigures from './plugins/stage-figures';

const config: Config = {
  title: localized(identity.name),
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
  onBrokenAnchors: 'warn',
  markdown,
  customFields: {
    discussions: identity.discussions,
    giscus: identity.giscus && {...identity.giscus, lang: traits[currentLocale()].giscus},
    issues: identity.issues,
    version: identity.version,
    projects: published.projects.map(({title, text, studio, caption, media}) => ({
      title: localized(title),
      text: localized(text),
      studio: studio && localized(studio),
      caption: localized(caption),
      media,
    })),
    videos: identity.videos,
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
    builtFiles,
    commonAssets,
    docusaurusCompat,
    lateHydration,
    lessons,
    workbench,
    bundleSize,
    loaderDependencies,
    routeManifest,
    brandAssets,
    exampleLine,
    licences,
    pagePipeline,
    search,
    localizedData,
    stageFigures,
    translationStatus,
  ],
  clientModules: [
    './src/clientModules/prefetch.ts',
    './src/clientModules/composition.ts',
    './src/features/page-head/copyPage.browser.ts',
    './src/features/tables/loadFilter.browser.ts',
    './src/features/image-zoom/imageZoom.browser.ts',
    './src/features/announcement/announcement.browser.ts',
    './src/clientModules/normalizeUrl.ts',
    './src/clientModules/malformedHash.ts',
    './src/clientModules/menus.ts',
    './src/clientModules/scroll.ts',
    './src/clientModules/focus.ts',
    './src/clientModules/announce.ts',
    './src/clientModules/translation.ts',
    './src/clientModules/themeColor.ts',
    './src/features/late-hydration/loadError.browser.ts',
    './src/features/assistant-tools/register.browser.ts',
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: true, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 5},
    announcementBar: announcementBar(),
    navbar: navbar(),
    footer: footer(),
    algolia,
    // Code is coloured by plugins/code during the build: the scripts need not carry Docusaurus' theme.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
