import {createHash} from 'node:crypto';
import {readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import postcss, {type AtRule, type Node} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {attributesOf} from './words';

const WORD = /[\w-]+/g;

/** Names by which a style sheet can select something in a page: elements, classes, ids and what its scripts name. */
export function namesIn(html: string, names = new Set<string>()): Set<string> {
  let isScript = false;
  const add = (text = '') => text.match(WORD)?.forEach((word) => names.add(word));
  const parser = new Parser({
    onopentag(name, attributes) {
      isScript = name === 'script' && !attributes.type;
      [name, ...Object.keys(attributes)].forEach((word) => names.add(word));
      add(attributes.class);
      add(attributes.id);
    },
    ontext: (text) => isScript && add(text),
    onclosetag: () => void (isScript = false),
  });
  parser.end(html);
  return names;
}

const isLayered = (node: Node | undefined): boolean =>
  node !== undefined && ((node as AtRule).name === 'layer' || isLayered(node.parent));

/**
 * Divides a style sheet without losing a rule.
 * @param names what `first` has to style; rules that select by attribute alone go there too, and all layers: a sheet with
 * layers that comes later makes Chromium take all fonts for changed and lay the whole page out again
 * @returns `first`, with everything that is no rule (layers' order, keyframes), and `rest`
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
    // Inner ones first: they may leave an outer one empty.
    for (const rule of atRules) {
      const holdsRules = rule.nodes?.some(({type}) => type !== 'decl') && !/keyframes$/.test(rule.name);
      if (rule.nodes?.length === 0 || (isRest && !holdsRules)) rule.remove();
    }
    return String(root);
  };
  return {first: part(false), rest: part(true)};
}

/** Pages that nearly every visit from a search engine lands on. */
const isDocs = (name: string) => /^docs(?:[/\\]|\.html$)/.test(name);
const LINK = /<link rel=(["']?)stylesheet\1 href=(["']?)([^"'\s>]*\/styles\.[0-9a-f]+\.css)\2 ?\/?>/;

/**
 * Writes what every page of the documents shows from the main style sheet into the pages themselves, so that their text
 * needs one answer of the server, and the rest into a sheet that comes with the scripts; other pages load it at once.
 * @param out folder of one locale's built site
 * @returns address of the sheet with the rest
 * @throws Error when a page of the app has no main style sheet
 */
export async function inlineFirstStyles(out: string): Promise<string> {
  const pages = await Promise.all(
    (await readdir(out, {recursive: true}))
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => ({name, html: await readFile(path.join(out, name), 'utf8')})),
  );
  const styled = pages.filter(({html}) => LINK.test(html));
  const address = LINK.exec(styled[0]?.html ?? '')?.[3];
  if (!address) throw new Error(`${out}: no page links the main style sheet`);
  const sheet = path.join(out, 'assets/css', path.basename(address));
  const names = new Set<string>();
  for (const {name, html} of styled) if (isDocs(name)) namesIn(html, names);
  const {first, rest} = await divide(await readFile(sheet, 'utf8'), names);
  // Without the locale in the addresses of its pictures, which move to the root: it is the same sheet in all.
  const shared = rest.replaceAll(path.posix.join(address, '../..'), '');
  const hash = createHash('sha256').update(shared).digest('hex').slice(0, 8);
  const restAddress = address.replace(/styles\.[0-9a-f]+/, `rest.${hash}`);
  await writeFile(path.join(out, 'assets/css', path.basename(restAddress)), rest);
  await rm(sheet);
  await Promise.all(
    styled.map(({name, html}) => {
      const link = isDocs(name) ? '' : `<link rel=stylesheet href=${restAddress}>`;
      return writeFile(
        path.join(out, name),
        html.replace(LINK, () => `<style>${first}</style>${link}`),
      );
    }),
  );
  return restAddress;
}
