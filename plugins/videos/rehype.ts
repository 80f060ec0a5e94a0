import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addressIn, currentLocale, fill, localized} from '../../config/locales';
import type {ExternalVideo} from '../../config/players';
import {importOf} from '../components';
import texts from '../../data/pages.json';

interface Host {
  readonly name: string;
  readonly id: RegExp;
  /** The video's page, for readers without scripts and for copies. */
  readonly page: string;
}

const hosts: Readonly<Record<ExternalVideo['host'], Host>> = {
  youtube: {name: 'YouTube', id: /^[\w-]{11}$/, page: 'https://www.youtube.com/watch?v='},
  bilibili: {name: 'bilibili', id: /^BV\w{10}$/, page: 'https://www.bilibili.com/video/'},
};
const FILE = /^[\w-][\w./-]*\.(?:mp4|webm)$/;

interface Link {
  readonly href: string;
  readonly link: string;
}

/**
 * @param given what the writer has set
 * @throws Error that says what is missing or wrong
 */
function linkOf({file, host, id, title, text}: Readonly<Record<string, unknown>>): Link {
  if (!title) throw new Error('needs title="…"');
  if (typeof file === 'string' && host === undefined) {
    if (!FILE.test(file)) throw new Error(`file="${file}" is no name of an .mp4 or .webm file in static/`);
    if (!existsSync(path.resolve('static', file))) throw new Error(`static/${file} is not there`);
    if (!text) throw new Error('needs text="…": what a reader who does not see the video misses');
    return {
      href: addressIn(currentLocale(), `/${file}`),
      link: localized(texts.videos.file),
    };
  }
  const found = Object.entries(hosts).find(([each]) => each === host)?.[1];
  if (!found || file !== undefined)
    throw new Error(`needs either file="…", a file in static/, or host="…": ${Object.keys(hosts).join(' or ')}`);
  if (!found.id.test(String(id))) throw new Error(`id="${String(id)}" is no id of a video on ${found.name}`);
  return {
    href: found.page + String(id),
    link: fill(localized(texts.videos.host), {host: found.name}),
  };
}

/** Adds its link to `<Video />`, in any page. */
const rehypeVideos: Plugin<[], Root> = () => (tree, file) => {
  let used = false;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('attributes' in node) || node.name !== 'Video') return;
    used = true;
    const given = node.attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' ? [[each.name, each.value] as const] : [],
    );
    try {
      for (const [name, value] of Object.entries(linkOf(Object.fromEntries(given))))
        node.attributes.push({type: 'mdxJsxAttribute', name, value: String(value)});
    } catch (error) {
      file.fail(`<Video> ${(error as Error).message}`, node);
    }
  });
  if (used) tree.children.unshift(importOf('Video', '@site/src/components/media/Video'));
};

export default rehypeVideos;
