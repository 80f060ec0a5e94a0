import {cpSync, existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {identity} from '../../config/identity';
import {defaultLocale, i18n, locales} from '../../config/locales';
import {moved} from '../../config/moved';
import {published} from '../../config/published';
import {mediaFolder} from '../../src/components/media/names';
import {rootIcons} from '../brand-assets';
import {templateFiles} from '../map-templates';
import {homeCopy, markdownAddress} from '../markdown-export/copy';
import {sharedFiles} from '../markdown-export/files';
import {rootLlmsTxt} from '../markdown-export/llms';
import {sampleArchive} from '../sample-assets';
import {movedPages} from './moved';
import {openSearch} from './openSearch';
import {notFoundPage, redirectPage} from './pages';
import {parameterFiles, parametersFile, parametersJson, parametersSchema, schemaFile} from './parameters';
import {htmlRoutes, sharedPages} from './routes';
import {securityTxt} from './security';
import {unrealFiles, unrealFolder} from './unreal';

/** Addresses that feed readers guess, and the feed that each answers with. */
const FEEDS = [
  ['blog/rss.xml', 'blog/rss.xml'],
  ['blog/atom.xml', 'blog/atom.xml'],
  ['feed.xml', 'blog/rss.xml'],
] as const;

/**
 * Writes the files at the root of the build that all locales share: for every route a page that redirects to its locale (unused
 * on hosts that redirect), pages at the old addresses of moved ones, the not-found page, feeds, icons and search descriptions for
 * programs, pictures and videos, robots.txt, the index of the sitemaps, the parameters for programs, the owner's files of
 * `static/`, and files to import into Unreal or to paint on.
 * @param build folder with one built site per locale
 * @returns the HTML of these pages, and of those of a locale that are outside of Docusaurus
 */
export async function writeRoot(build: string): Promise<string[]> {
  const pages: string[] = [];
  const write = async (file: string, content: string | Uint8Array) => {
    if (file.endsWith('.html')) pages.push(String(content));
    await fs.mkdir(path.dirname(path.join(build, file)), {recursive: true});
    await fs.writeFile(path.join(build, file), content);
  };
  const routes = await htmlRoutes(path.join(build, defaultLocale));
  await Promise.all(routes.map((route) => write(`${route}index.html`, redirectPage(route))));
  const notFound = await fs.readFile(path.join(build, defaultLocale, '404.html'), 'utf8');
  for (const locale of locales) pages.push(await fs.readFile(path.join(build, locale, 'licences/index.html'), 'utf8'));
  await write('404.html', notFoundPage(notFound, await sharedPages(build)));
  for (const [file, html] of movedPages(moved, routes)) await write(file, html);
  for (const [file, feed] of FEEDS) {
    const source = path.join(build, defaultLocale, feed);
    if (existsSync(source)) await write(file, await fs.readFile(source, 'utf8'));
  }
  for (const locale of locales) await write(`${locale}/opensearch.xml`, openSearch(locale));
  for (const [file, content] of await rootIcons()) await write(file, content);
  cpSync(mediaFolder, path.join(build, 'assets'), {recursive: true});
  // Docusaurus puts them into each locale only; programs look for some at the root.
  if (existsSync('static')) cpSync('static', build, {recursive: true});
  if (identity.email) await write('.well-known/security.txt', securityTxt(new Date(), identity.email));
  await write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${identity.url}/sitemap.xml\n`);
  for (const locale of locales)
    await fs.rename(path.join(build, locale, homeCopy), path.join(build, markdownAddress(`/${locale}/`)));
  await write(
    'llms.txt',
    rootLlmsTxt(
      identity.name.en,
      identity.tagline.en,
      await Promise.all(locales.map((locale) => fs.readFile(path.join(build, locale, 'llms.txt'), 'utf8'))),
      [
        ...locales.map((locale) => ({
          title: i18n.localeConfigs[locale]?.label ?? locale,
          address: `${identity.url}/${locale}/llms.txt`,
          about: 'pages of this language alone.',
        })),
        ...sharedFiles('en'),
      ],
    ),
  );
  await write(parametersFile, parametersJson());
  for (const [file, content] of parameterFiles()) await write(file, content);
  await write(schemaFile, JSON.stringify(parametersSchema()));
  for (const [file, content] of [...(await unrealFiles()), ...(await templateFiles())])
    await write(`${unrealFolder}/${file}`, content);
  await write(published.assets.href, await sampleArchive());
  await write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locales
      .map((locale) => `<sitemap><loc>${identity.url}/${locale}/sitemap.xml</loc></sitemap>`)
      .join('\n')}\n</sitemapindex>\n`,
  );
  return pages;
}
