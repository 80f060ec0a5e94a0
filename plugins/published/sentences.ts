import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import {identity} from '../../config/identity';
import {currentLocale, localized} from '../../config/locales';
import {published, type Download, type Link} from '../../config/published';
import {rootLink} from '../site-files/link';

interface Item {
  /** Within a sentence. */
  name: string;
  /** Before the links. */
  lead: string;
  links: Link[];
}

/** Link to a download: the name of the file, then its version, if it has one, and its size. */
function downloadLink({version, file, bytes, href}: Omit<Download, 'version'> & Partial<Download>): Required<Link> {
  const [divisor, unit] = bytes >= 1e9 ? [1e9, 'gigabyte'] : [1e6, 'megabyte'];
  const size = new Intl.NumberFormat(currentLocale(), {style: 'unit', unit, maximumFractionDigits: 1});
  return {text: file, href, note: [version, size.format(bytes / divisor)].filter(Boolean).join(', ')};
}

/** What pages can name, in the language of the running build. */
function items(): Readonly<Record<string, Item>> {
  const {packages, samples, assets, demo, engine, licence, community, email} = published;
  return {
    packages: {
      name: localized({'zh-Hans': '定制引擎（含插件）', en: 'the custom engine (plugin included)'}),
      lead: localized({'zh-Hans': '下载定制引擎与插件：', en: 'Download the custom engine with the plugin: '}),
      links: packages.map(downloadLink),
    },
    samples: {
      name: localized({'zh-Hans': '示例项目', en: 'the sample project'}),
      lead: localized({'zh-Hans': '下载示例项目：', en: 'Download the sample project: '}),
      links: samples.map(downloadLink),
    },
    assets: {
      name: localized({'zh-Hans': '示例素材', en: 'the sample assets'}),
      lead: localized({
        'zh-Hans': '教程用的示例素材：',
        en: 'Sample assets for the tutorials: ',
      }),
      links: [downloadLink(assets)],
    },
    demo: {
      name: localized({'zh-Hans': '可运行演示（Windows程序）', en: 'the runnable demo (a Windows program)'}),
      lead: localized({'zh-Hans': '下载可运行演示：', en: 'Download the runnable demo: '}),
      links: demo ? [downloadLink(demo)] : [],
    },
    engine: {
      name: localized({'zh-Hans': '引擎源码仓库', en: 'the source repository of the custom engine'}),
      lead: localized({'zh-Hans': '引擎源码仓库：', en: 'Source repository of the custom engine: '}),
      links: engine
        ? [
            {
              text: engine.repository,
              href: engine.repository,
              note: localized({'zh-Hans': `分支${engine.branch}`, en: `branch ${engine.branch}`}),
            },
          ]
        : [],
    },
    licence: {
      name: localized({'zh-Hans': '插件的许可', en: 'the licence of the plugin'}),
      lead: localized({'zh-Hans': '插件的许可：', en: 'Licence of the plugin: '}),
      links: licence ? [{text: localized(licence.name), href: licence.href}] : [],
    },
    issues: {
      name: localized({'zh-Hans': '问题仓库', en: 'the issue tracker'}),
      lead: localized({'zh-Hans': '报告问题：', en: 'To report a problem: '}),
      links: identity.issues
        ? [{text: localized({'zh-Hans': '问题仓库', en: 'issue tracker'}), href: identity.issues}]
        : [],
    },
    community: {
      name: localized({'zh-Hans': '交流社区', en: 'community pages'}),
      lead: localized({'zh-Hans': '交流社区：', en: 'Communities: '}),
      links: community.map(({label, href}) => ({text: localized(label), href})),
    },
    contact: {
      name: localized({'zh-Hans': '联系方式', en: 'a contact address'}),
      lead: localized({'zh-Hans': '联系我们：', en: 'Write to us: '}),
      links: email ? [{text: email, href: `mailto:${email}`}] : [],
    },
  };
}

/** Items by their ids, with spaces between. */
export function itemsNamed(ids: string): Item[] {
  const all = items();
  return ids
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => {
      if (all[id]) return all[id];
      throw new Error(`there is no item "${id}": write one or more of ${Object.keys(all).join(', ')}`);
    });
}

export const isMissing = ({links}: Item): boolean => links.length === 0;

/** The badge that names what the site has no link to: a sentence, because copies set it into the running text. */
export const badge = (missing: readonly Item[]): ElementContent => {
  const list = new Intl.ListFormat(localized({'zh-Hans': 'zh-Hans', en: 'en-GB'}));
  const names = list.format(missing.map(({name}) => name));
  return h(
    'span',
    {className: ['availability'], dataSearchSkip: ''},
    localized({'zh-Hans': `本站暂无链接：${names}。`, en: `No link on this site yet: ${names}.`}),
  );
};

/** A sentence with the links of each item that has some. */
export function sentences(named: readonly Item[]): (ElementContent | string)[] {
  const comma = localized({'zh-Hans': '、', en: ', '});
  const stop = localized({'zh-Hans': '。', en: '. '});
  return named
    .filter((item) => !isMissing(item))
    .flatMap(({lead, links}) => [
      lead,
      ...links.flatMap(({text, href, note}, index) => [
        index > 0 ? comma : '',
        href.startsWith('/') ? rootLink(href, text) : h('a', {href}, text),
        note ? localized({'zh-Hans': `（${note}）`, en: ` (${note})`}) : '',
      ]),
      stop,
    ]);
}
