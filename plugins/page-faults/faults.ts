import {existsSync} from 'node:fs';
import {readFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import {maxPictureBytes} from '../../config/pictures';
import {
  validateBlogPostFrontMatter,
  validateDocFrontMatter,
  validatePageFrontMatter,
} from '../docusaurus-compat/private';
import type {Kind} from '../translation-status/trees';
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

  for (const folder of [...folders.map((each) => each.folder), 'static'])
    for (const file of await filesIn(path.join(site, folder))) {
      const size = PICTURE.test(file) && !pictures.has(file) ? (await stat(file)).size : 0;
      if (size > maxPictureBytes) faults.add(relative(file), 1, tooLarge(relative(file), size));
    }

  return faults.all.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
