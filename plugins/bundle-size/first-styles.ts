import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {h} from 'hastscript';
import type {Element} from 'hast';
import postcss, {type AtRule, type Node} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {hashOf} from '../hash.cjs';
import {classOf, elementsIn, find, textOf, type Node as HastNode} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';
import {attributesOf} from './css-tokens';

const WORD = /[\w-]+/g;

/** Adds the names by which a selector can match something in a page: elements, classes, ids and words of its scripts. */
export function namesIn(page: HastNode, names: Set<string>): void {
  const add = (text: string) => text.match(WORD)?.forEach((word) => names.add(word));
  for (const element of elementsIn(page)) {
    names.add(element.tagName);
    add(classOf(element));
    add(String(element.properties.id ?? ''));
    if (element.tagName === 'script' && element.properties.type === undefined) add(textOf(element));
  }
}

const isLayered = (node: Node | undefined): boolean =>
  node !== undefined && ((node as AtRule).name === 'layer' || isLayered(node.parent));

/**
 * Splits a style sheet; every rule is in one part.
 * @param names names that `first` has to style; it also gets rules that select by attribute alone, and all layers: a sheet with
 * layers that loads later makes Chromium reload the fonts and lay out the whole page again
 * @returns `first`, with all at-rules that style nothing themselves (order of layers, keyframes), and `rest`
 */
export async function divide(css: string, names: ReadonlySet<string>): Promise<{first: string; rest: string}> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'html'}],
    css: [{raw: css}],
    defaultExtractor: () => [...names],
    dynamicAttributes: attributesOf([css]),
    rejected: true,
  });
  const rejected = new Set(result?.rejected?.map((selector) => selector.trim()));
  const part = (isRest: boolean) => {
    const root = postcss.parse(css);
    root.walkRules((rule) => {
      if (/keyframes$/.test((rule.parent as {name?: string}).name ?? '')) return;
      const isLate = (selector: string) => !isLayered(rule) && rejected.has(selector.trim());
      const selectors = rule.selectors.filter((selector) => isLate(selector) === isRest);
      if (selectors.length > 0) rule.selectors = selectors;
      else rule.remove();
    });
    const atRules: AtRule[] = [];
    root.walkAtRules((rule) => void atRules.unshift(rule));
    // Innermost first: they may leave an outer rule empty.
    for (const rule of atRules) {
      const holdsRules = rule.nodes?.some(({type}) => type !== 'decl') && !/keyframes$/.test(rule.name);
      if (rule.nodes?.length === 0 || (isRest && !holdsRules)) rule.remove();
    }
    return String(root);
  };
  return {first: part(false), rest: part(true)};
}

/** Style sheet of the reference of parameters: those pages show all that it styles at once. */
const REFERENCE_SHEET = /\/rows\.[0-9a-f]+\.css$/;

/** Landing pages of nearly every visit from a search engine. */
const isDocument = (file: string) => file.startsWith('docs/');
const isHome = (file: string) => file === 'index.html';
const MAIN_SHEET = /\/styles\.[0-9a-f]+\.css$/;

const isMainSheet = ({tagName, properties}: Element) =>
  tagName === 'link' && MAIN_SHEET.test(String(properties.href ?? ''));
const isSheet = (node: HastNode): node is Element =>
  node.type === 'element' && node.tagName === 'link' && String(node.properties.rel) === 'stylesheet';

/**
 * Inlines into every page the part of the main style sheet that documents use, so that text shows after one response of the
 * server. The rest becomes a separate sheet, which documents load with their scripts (`link[rel=late]`, late-hydration) and other
 * pages at once. The sheet of the reference is written into its pages whole. The home page has what it shows of the main sheet and of its own sheets inlined, and loads all else late: the
 * scripts would wait for a sheet that is not linked, and fail with it.
 * @throws Error when a page does not link the main style sheet
 */
const inlineFirstStyles: Step = {
  name: 'inline first styles',
  start({props: {outDir}, later, write}) {
    const documents = {names: new Set<string>(), first: later('first-styles'), rest: later('rest-styles')};
    const home = {names: new Set<string>(), first: later('home-styles'), rest: later('home-rest-styles')};
    const reference = {styles: later('reference-styles'), address: ''};
    const homeSheets: string[] = [];
    let address: string | undefined;
    return {
      page({file, tree, head}) {
        const link = find(head, isMainSheet);
        if (!link) throw new Error('the page does not link the main style sheet');
        address = String(link.properties.href);
        const styles = isHome(file) ? home : documents;
        if (isHome(file) || isDocument(file)) namesIn(tree, styles.names);
        if (isHome(file))
          for (const sheet of head.children) {
            if (sheet === link || !isSheet(sheet)) continue;
            homeSheets.push(String(sheet.properties.href));
            sheet.properties.rel = ['late'];
          }
        const own = find(head, ({properties}) => REFERENCE_SHEET.test(String(properties.href ?? '')));
        if (own) {
          reference.address = String(own.properties.href);
          // The attribute tells the loader of scripts that the page has the sheet.
          const style = h('style', {dataHref: reference.address}, reference.styles.token);
          head.children.splice(head.children.indexOf(own), 1, style);
        }
        const rel = isHome(file) || isDocument(file) ? 'late' : 'stylesheet';
        head.children.splice(
          head.children.indexOf(link),
          1,
          h('style', styles.first.token),
          h('link', {rel, href: styles.rest.token}),
        );
      },
      async finish() {
        if (!address) return;
        const main = address;
        const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
        const css = await read(main);
        if (reference.address) reference.styles.resolve(await read(reference.address));
        for (const {names, first, rest, sheets} of [
          {...documents, sheets: []},
          {...home, sheets: homeSheets},
        ]) {
          const parts = await divide(css, names);
          const own = await Promise.all(sheets.map(async (sheet) => (await divide(await read(sheet), names)).first));
          const hash = hashOf(parts.rest).slice(0, 8);
          const restAddress = main.replace(/styles\.[0-9a-f]+/, `rest.${hash}`);
          await write(restAddress, parts.rest);
          first.resolve(parts.first + own.join(''));
          rest.resolve(restAddress);
        }
        await rm(path.join(outDir, main));
      },
    };
  },
};

export default inlineFirstStyles;
