import {localized, type Localized} from '../../config/locales';
import type {PageInfo} from '../page-pipeline/content';

export interface Copy extends PageInfo {
  /** Absolute address of the Markdown copy. */
  readonly address: string;
  readonly markdown: string;
}

/** What a part of the site is for, by the beginning of the paths of its pages below the locale; the first that fits. */
const ABOUT: readonly (readonly [path: RegExp, about: Localized])[] = [
  [
    /^docs\/GettingStarted/,
    {
      'zh-Hans': '安装自定义引擎和插件，第一次打开；已有项目和第三方插件怎么配合。',
      en: 'How to install the custom engine and the plugin, in a new project, in an existing one and beside other plugins.',
    },
  ],
  [
    /^docs\/Tutorial(?:\/|$)/,
    {
      'zh-Hans': '按步骤做出一种效果，写明要填的数值、看到的结果和常见问题。',
      en: 'One effect each, step by step, with the values to enter, the result to expect and what goes wrong.',
    },
  ],
  [
    /^docs\/Reference/,
    {
      'zh-Hans': '参数、预设、贴图通道、控制台变量和设置，用来查。',
      en: 'Parameters, presets, channels of maps, console variables and settings, to look up.',
    },
  ],
  [
    /^docs\/MigrateToNewVersion/,
    {'zh-Hans': '各版本的变化，升级时要改什么。', en: 'What each version changed, and what to change on an update.'},
  ],
  [
    /^docs\/TutorialLegacy/,
    {
      'zh-Hans': '只适用于5.0到5.3的插件；新版本请看前面的教程。',
      en: 'Only for plugin versions 5.0 to 5.3; for newer ones read the tutorials above.',
    },
  ],
  [
    /^docs/,
    {
      'zh-Hans': '支持哪些版本和平台、术语、常见问题和许可。',
      en: 'Supported versions and platforms, terms, common questions and the licence.',
    },
  ],
  [/^blog\/./, {'zh-Hans': '发布与站点的消息。', en: 'Releases and news of the site.'}],
  [/^/, {'zh-Hans': '首页、工作台和各种列表。', en: 'Home page, workbench and lists of pages.'}],
];

const aboutOf = (permalink: string): string => {
  const path = permalink.replace(/^\/[^/]+\//, '');
  return localized(ABOUT.find(([beginning]) => beginning.test(path))![1]);
};

/** A file that is no page. */
export interface DataFile {
  readonly title: string;
  readonly address: string;
  readonly about: string;
}

/** Lines of a list of links. */
const links = (items: readonly {title: string; address: string; about: string}[]): string =>
  items.map(({title, address, about}) => `- [${title}](${address})${about && `: ${about}`}\n`).join('');

/**
 * Text of llms.txt (llmstxt.org): one link per page, grouped by part of the site, each part with a sentence; files that are no
 * pages under the heading that the format gives to what can be left out.
 */
export function llmsTxt(name: string, summary: string, pages: readonly Copy[], files: readonly DataFile[]): string {
  const sections = [...new Set(pages.map(({section}) => section))].map((section) => {
    const own = pages.filter((page) => page.section === section);
    const items = own.map(({title, address, description}) => ({title, address, about: description}));
    return `## ${section}\n\n${aboutOf(own[0]!.permalink)}\n\n${links(items)}`;
  });
  return [`# ${name}\n`, `> ${summary}\n`, ...sections, `## Optional\n\n${links(files)}`].join('\n');
}

/** Text of llms-full.txt: every page, in the same order. */
export const llmsFullTxt = (name: string, summary: string, pages: readonly Copy[]): string =>
  [`# ${name}\n\n> ${summary}\n`, ...pages.map(({address, markdown}) => `Source: ${address}\n\n${markdown}`)].join(
    '\n---\n\n',
  );

/** What a list says of its pages, without its title and the files under "Optional". */
const groupsOf = (list: string): string => list.slice(list.indexOf('## '), list.indexOf('## Optional')).trimEnd();

/** Text of the list at the root of the site: the pages of all languages, and the files that they share. */
export const rootLlmsTxt = (
  name: string,
  summary: string,
  lists: readonly string[],
  files: readonly DataFile[],
): string =>
  [
    `# ${name}\n`,
    `> ${summary}\n`,
    ...lists.map((list) => `${groupsOf(list)}\n`),
    `## Optional\n\n${links(files)}`,
  ].join('\n');
