import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import {getSlug, parseBlogFileName} from '../docusaurus-compat/private';
import {sources, trees, type Tree} from '../translation-status/trees';
import {docsAddress, versions} from '../versions/versions';

/** Place of a page; paths are relative to the site. */
export interface Place extends Omit<Tree, 'translation'> {
  file: string;
  /** Folder of this tree of pages. */
  folder: string;
}

export const folders: readonly Omit<Place, 'file'>[] = [
  ...sources.map((tree) => ({...tree, locale: defaultLocale, folder: tree.source}) as const),
  ...trees.map(({translation, ...tree}) => ({...tree, folder: translation})),
];

/** Addresses below the locale that Docusaurus generates without a source file. Those of tags and authors follow from their lists. */
export const generatedRoutes = [
  '/',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  ...[undefined, ...versions].map((version) => `${docsAddress(version)}/tags`),
  '/licences',
  '/search',
];

/** Address of a page below its locale, as Docusaurus derives it; undefined for a partial. */
export function routeOf(
  {file, kind, version, folder}: Pick<Place, 'file' | 'kind' | 'version' | 'folder'>,
  frontMatter: Record<string, unknown>,
): string | undefined {
  const name = path.posix.relative(folder, file);
  if (/(?:^|\/)_/.test(name)) return undefined;
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  switch (kind) {
    case 'docs':
      return `${docsAddress(version)}${getSlug({
        baseID: path.posix.basename(name, path.posix.extname(name)),
        source: `@site/${file}`,
        sourceDirName: path.posix.dirname(name),
        frontMatterSlug: slug,
        stripDirNumberPrefixes: false,
      })}`;
    case 'blog':
      return path.posix.join('/blog', slug ?? parseBlogFileName(name).slug);
    case 'src/pages':
      return slug ?? `/${name.replace(/(?:^|\/)index\.\w+$|\.\w+$/, '')}`;
  }
}
