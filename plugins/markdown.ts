import type {Options} from '@docusaurus/preset-classic';
import * as content from '../config/content';
import {addressIn, currentLocale} from '../config/locales';
import {identity} from '../config/identity';
import rehypeBelowFold from './below-fold/rehype';
import rehypeBreakPoints, {rehypeDividedCode} from './code/break-points';
import rehypeHighlight from './code/rehype';
import {createFeedItems} from './feeds/pictures';
import {rehypeComponents, type Component} from './components';
import {contactSheet} from './contact-sheet/components';
import rehypePlates from './contact-sheet/rehype';
import rehypeFigures from './figures/rehype';
import rehypeFolds from './folds/rehype';
import {lessons} from './lessons/components';
import {ownCharacter} from './own-character/components';
import rehypeModelLimits from './own-character/limits';
import rehypePageHead from './page-head/rehype';
import rehypeMentions from './parameters/mentions';
import rehypeParameterEntries from './parameters/rehype';
import rehypePresets from './presets/rehype';
import rehypeTableFilter from './tables/filter';
import rehypeTables from './tables/rehype';
import rehypeStaticTables from './tables/static';
import {workbench} from './workbench/components';
import rehypeTerms from './glossary/links';
import rehypeGlossary from './glossary/rehype';
import remarkScripts from './page-faults/scripts';
import rehypeParameters from './parameter-tables/rehype';
import rehypePublished from './published/rehype';
import {createSitemapItems} from './sitemap/alternates';
import rehypeFiles from './site-files/rehype';
import rehypeStage from './stage-figures/rehype';
import rehypeStills from './stage-figures/stills';
import rehypeStaticArticle from './static-article/rehype';
import rehypeStatus from './translation-status/rehype';
import remarkUntranslated from './translation-status/remark';
import {untranslatedRoutes} from './translation-status/untranslated';
import rehypeVideos from './videos/rehype';
import rehypeTypography from './typography/rehype';
import rehypeVersion from './versions/rehype';
import {versions} from './versions/versions';

const beforeDefaultRemarkPlugins = [remarkScripts, remarkUntranslated];

const components: Readonly<Record<string, Component>> = {
  ...contactSheet,
  ...lessons,
  ...ownCharacter,
  ...workbench,
};

/** What happens to every page between Markdown and MDX, in this order. */
const rehypePlugins = [
  rehypePublished,
  rehypePresets,
  rehypeFigures,
  rehypePlates,
  rehypeHighlight,
  rehypeGlossary,
  rehypeParameters,
  rehypeParameterEntries,
  rehypeFiles,
  rehypeVideos,
  rehypeStage,
  rehypeStills,
  [rehypeComponents, components],
  rehypeModelLimits,
  rehypeTables,
  rehypeMentions,
  rehypeTypography,
  rehypeBreakPoints,
  rehypeStaticTables,
  rehypeTableFilter,
  rehypeFolds,
  rehypeStatus,
];
const lastPlugins = [rehypeDividedCode, rehypeBelowFold];
const transforms = {beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins: [...rehypePlugins, ...lastPlugins]};

/** The row of facts names the version of a document: no badge repeats it. */
const plain = (version: string) => [version, {badge: false}] as const;

export const docs: Options['docs'] = {
  ...content.docs,
  // `docs/` stays the version at /docs/, which needs a name only beside others.
  lastVersion: 'current',
  versions:
    versions.length > 0
      ? {current: {label: identity.version, badge: false}, ...Object.fromEntries(versions.map(plain))}
      : {},
  beforeDefaultRemarkPlugins,
  beforeDefaultRehypePlugins: [
    rehypePageHead,
    rehypeVersion,
    ...rehypePlugins,
    rehypeTerms,
    ...lastPlugins,
    rehypeStaticArticle,
  ],
};
export const sitemap: Options['sitemap'] = {
  ...content.sitemap,
  ignorePatterns: (untranslatedRoutes()[currentLocale()] ?? []).map((route) => addressIn(currentLocale(), route)),
  createSitemapItems,
};
export const blog: Options['blog'] = {
  ...content.blog,
  feedOptions: {...content.blog.feedOptions, createFeedItems},
  ...transforms,
};
export const pages: Options['pages'] = {...content.pages, ...transforms};
