import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {pagesOf} from './content';
import {find, parse, print} from './hast';
import {replaceFile} from '../cache.mjs';
import type {Site, Step} from './step';

/** Number of pages in memory at once: syntax trees are large. */
const CONCURRENT = 8;

/** File of a route: `/en/docs/FAQ` and `/en/docs/FAQ/` are `docs/FAQ/index.html`. */
const fileOf = (route: string, baseUrl: string): string => {
  const name = decodeURI(route.slice(baseUrl.length));
  return name.endsWith('.html') ? name : path.posix.join(name, 'index.html');
};

/**
 * Parses every page of a locale once, passes it through the steps in order, and writes it once.
 * @throws Error naming the page on which a step fails
 */
export async function runPipeline(props: Props, steps: readonly Step[]): Promise<void> {
  const {outDir, baseUrl, routesPaths, i18n} = props;
  const pages = pagesOf(props);
  const infos = new Map(pages.map((info) => [info.permalink, info]));
  const texts = new Map<string, string>();
  const site: Site = {
    props,
    locale: i18n.currentLocale as Locale,
    pages,
    async write(name, content) {
      const file = path.join(outDir, name);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, content);
      return file;
    },
    later(name) {
      const token = `later:${name}:`;
      return {token, resolve: (text) => void texts.set(token, text)};
    },
    resolved: (text) => text.replace(/later:[a-z-]+:/g, (token) => texts.get(token) ?? token),
  };
  const work = await Promise.all(steps.map((step) => step.start(site)));

  const written: {file: string; html: string}[] = [];
  const routes = [...new Set(routesPaths)].sort()[Symbol.iterator]();
  const pass = async () => {
    for (const route of routes) {
      const file = fileOf(route, baseUrl);
      const html = await readFile(path.join(outDir, file), 'utf8');
      const tree = parse(html);
      const head = find(tree, ({tagName}) => tagName === 'head')!;
      try {
        for (const {page} of work) await page?.({file, route, html, tree, head, info: infos.get(route)});
      } catch (error) {
        throw new Error(`${route}: ${(error as Error).message}`, {cause: error});
      }
      written.push({file, html: print(tree)});
    }
  };
  await Promise.all(Array.from({length: CONCURRENT}, pass));

  for (const {finish} of work) await finish?.();
  // The feeds of the blog plugin read posts at the same time.
  await Promise.all(written.map(({file, html}) => replaceFile(path.join(outDir, file), site.resolved(html))));
}
