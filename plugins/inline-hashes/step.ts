import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Inline} from '../../config/security';
import {replaceFile} from '../cache.mjs';
import {elementsIn, parse, textOf, type Node} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `type` of scripts that run; data blocks such as JSON-LD do not and need no hash. */
const RUNS = /^(?:module|(?:text|application)\/javascript)$/;

/** Contents of inline scripts and styles, and hosts of videos, of the pages seen so far. */
const seen = () => ({scripts: new Set<string>(), styles: new Set<string>(), videos: new Set<string>()});

function collect(page: Node, {scripts, styles, videos}: ReturnType<typeof seen>): void {
  for (const element of elementsIn(page)) {
    const {src, type = 'module', dataPlayer} = element.properties;
    if (dataPlayer !== undefined) videos.add(String(dataPlayer));
    if (element.tagName === 'style') styles.add(textOf(element));
    if (element.tagName === 'script' && src === undefined && RUNS.test(String(type))) scripts.add(textOf(element));
  }
}

const sourcesOf = ({scripts, styles, videos}: ReturnType<typeof seen>, resolved = (text: string) => text): Inline => ({
  scripts: [...scripts].map((text) => source(resolved(text))),
  styles: [...styles].map((text) => source(resolved(text))),
  videos: [...videos] as Inline['videos'],
});

/** The sources that a Content-Security-Policy needs for the inline code of some pages (CSP level 3, section 8.3). */
export function inlineOf(pages: Iterable<string>): Inline {
  const all = seen();
  for (const html of new Set(pages)) collect(parse(html), all);
  return sourcesOf(all);
}

/** One policy for the whole site: the pages share the theme's script, the redirects theirs. */
export const merge = (...parts: readonly Inline[]): Inline => ({
  scripts: [...new Set(parts.flatMap(({scripts}) => scripts))].sort(),
  styles: [...new Set(parts.flatMap(({styles}) => styles))].sort(),
  videos: [...new Set(parts.flatMap(({videos}) => videos))].sort(),
});

/** File beside the built site of the locale, kept between builds. */
const fileOf = (siteDir: string, locale: string) =>
  path.join(siteDir, 'node_modules', '.cache', 'inline', `${locale}.json`);

/** Inline hashes of a locale's last build. */
export const inlineOfLocale = async (siteDir: string, locale: string): Promise<Inline> =>
  JSON.parse(await readFile(fileOf(siteDir, locale), 'utf8')) as Inline;

/** Hashes inline scripts and styles after the last step that changes them. */
const hashInline: Step = {
  name: 'hash inline code',
  start({locale, props: {siteDir}, resolved}) {
    const all = seen();
    return {
      page: ({tree}) => collect(tree, all),
      finish: () => replaceFile(fileOf(siteDir, locale), JSON.stringify(sourcesOf(all, resolved))),
    };
  },
};

export default hashInline;
