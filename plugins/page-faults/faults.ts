import {existsSync} from 'node:fs';
import {readFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import {maxPictureBytes} from '../../config/pictures';
import {
  DEFAULT_OPTIONS,
  validateBlogPostFrontMatter,
  validateDocFrontMatter,
  validatePageFrontMatter,
} from '../docusaurus-compat/private';
import type {Kind} from '../translation-status/trees';
import {docsAddress} from '../versions/versions';
import {CLOSED, Faults, frontMatterFault, tooLarge, type Fault, type Page} from './advice';
import {compile} from './compile';
import {componentNames} from './components';
import {checkLinks} from './links';
import {folders, routeOf} from './routes';

const validators: Record<Kind, (frontMatter: Record<string, unknown>) => unknown> = {
  docs: validateDocFrontMatter,
  blog: validateBlogPostFrontMatter,
  'src/pages': validatePageFrontMatter,
};
const {truncateMarker} = DEFAULT_OPTIONS;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

export const print = ({file, line, text}: Fault) => `${file}:${line}: ${text}`;

const filesIn = async (folder: string) =>
  existsSync(folder)
    ? (await readdir(folder, {recursive: true, withFileTypes: true}))
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

/** Silences Docusaurus, which prints a refused value besides throwing. */
function quietly(validate: () => unknown) {
  const {error} = console;
  console.error = () => {};
  try {
    validate();
  } finally {
    console.error = error;
  }
}

/** All pages with their front matter and address. */
async function readPages(site: string, relative: (file: string) => string, faults: Faults): Promise<Page[]> {
  const read: Page[] = [];
  for (const folder of folders) {
    for (const absolute of await filesIn(path.join(site, folder.folder))) {
      const file = relative(absolute);
      if (!/\.mdx?$/.test(file)) continue;
      // Windows line ends do not change line numbers.
      const text = (await readFile(absolute, 'utf8')).replaceAll('\r\n', '\n');
      const page: Page = {...folder, file, text, frontMatter: {}, links: [], demos: []};
      try {
        if (!CLOSED.test(text)) throw new Error('open');
        // Docusaurus' parser. Passing options bypasses its cache, which forgets that a text was refused.
        page.frontMatter = matter(text, {}).data;
        quietly(() => validators[folder.kind](page.frontMatter));
      } catch (error) {
        const {line, text: what} = frontMatterFault(error, text);
        faults.add(file, line, what);
      }
      page.route = routeOf(page, page.frontMatter);
      read.push(page);
    }
  }
  return read;
}

const lineWith = (text: string, part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;

/** A post that a build refuses: without the end of its beginning, or by an author that the site does not know. */
async function checkPosts(site: string, read: readonly Page[], faults: Faults): Promise<void> {
  for (const {kind, file, folder, source, text, frontMatter} of read) {
    if (kind !== 'blog') continue;
    if (!truncateMarker.test(text))
      faults.add(file, 1, 'the post has no {/* truncate */}: put it on a line of its own after the first paragraph');
    const list = [folder, source]
      .map((each) => `${each}/authors.yml`)
      .find((each) => existsSync(path.join(site, each)));
    const authors = list ? await readFile(path.join(site, list), 'utf8') : '';
    const known = [...authors.matchAll(/^(\w[\w-]*):/gm)].map(([, name]) => name);
    for (const author of [frontMatter.authors ?? []].flat())
      if (typeof author === 'string' && !known.includes(author))
        faults.add(file, lineWith(text, 'authors:'), `there is no author ${author}: ${list} has ${known.join(', ')}`);
  }
}

/** Readers' words for a page or section that is not there. */
async function checkReadersWords(site: string, read: readonly Page[], faults: Faults): Promise<void> {
  const file = 'data/readers-words.json';
  if (!existsSync(path.join(site, file))) return;
  const text = await readFile(path.join(site, file), 'utf8');
  const own = read.filter((page) => page.folder === page.source && page.version === undefined);
  for (const address of Object.keys(JSON.parse(text) as object)) {
    const [name = '', id] = address.split('#');
    const route = name.startsWith('/') ? name : `${docsAddress()}/${name.replace(/(?:^|\/)index$/, '')}`;
    const page = own.find((each) => each.route?.replace(/\/$/, '') === route.replace(/\/$/, ''));
    if (page && (id === undefined || page.ids?.has(id) !== false)) continue;
    faults.add(
      file,
      lineWith(text, `${JSON.stringify(address)}:`),
      `there is no ${page ? 'section' : 'page'} ${address}: correct the address, or remove its words`,
    );
  }
}

const UNKNOWN = /Unknown shading parameter "(\w+)"/;

/**
 * A drawing or a strip that names a parameter which is gone fails in every page that shows any: names its own file in their place.
 * @param site its folder, with `data/`, `figures/` and `src/stage/`
 */
export async function atTheirCauses(all: readonly Fault[], read: readonly Page[], site: string): Promise<Fault[]> {
  const texts = new Map(read.map(({file, text}) => [file, text]));
  const gone = ({file, text}: Fault) => {
    const [, id] = UNKNOWN.exec(text) ?? [];
    return id !== undefined && texts.get(file)?.includes(id) === false ? [id] : [];
  };
  const ids = new Set(all.flatMap(gone));
  if (ids.size === 0) return [...all];
  const sources = await Promise.all(['data', 'figures', 'src/stage'].map((folder) => filesIn(path.join(site, folder))));
  const causes = await Promise.all(
    sources.flat().map(async (absolute) => {
      const lines = (await readFile(absolute, 'utf8')).split('\n');
      return [...ids].flatMap((id) => {
        const line = lines.findIndex((each) => new RegExp(`\\b${id}\\b`).test(each)) + 1;
        const file = path.relative(site, absolute).split(path.sep).join('/');
        return line > 0 ? [{file, line, text: `${id} is no parameter of data/parameters.json: take it out`}] : [];
      });
    }),
  );
  return [...all.filter((fault) => gone(fault).length === 0), ...causes.flat()];
}

/**
 * Finds writers' mistakes in the pages of a site. Pages are compiled as in the build, with the plugins of Docusaurus and ours,
 * but not bundled; links are checked against the addresses of all pages of their language.
 * @param site its folder; components and figures are the project's
 * @returns faults sorted by file and line
 */
export async function pageFaults(site: string = process.cwd()): Promise<Fault[]> {
  const faults = new Faults();
  const relative = (file: string) => path.relative(site, file).split(path.sep).join('/');
  const read = await readPages(site, relative, faults);
  const components = new Set(await componentNames(process.cwd()));
  const pictures = new Set<string>();
  for (const place of folders) await compile({site, place, read, components, pictures, faults});
  await checkLinks(site, read, faults);
  await checkPosts(site, read, faults);
  await checkReadersWords(site, read, faults);

  for (const folder of [...folders.map((each) => each.folder), 'static'])
    for (const file of await filesIn(path.join(site, folder))) {
      const size = PICTURE.test(file) && !pictures.has(file) ? (await stat(file)).size : 0;
      if (size > maxPictureBytes) faults.add(relative(file), 1, tooLarge(relative(file), size));
    }

  const all = await atTheirCauses(faults.all, read, process.cwd());
  return all.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
