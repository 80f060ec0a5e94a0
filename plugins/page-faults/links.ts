/** Whether what pages link to is there: pages, headings, stages and files, of all languages. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {locales} from '../../config/locales';
import {checkValueLink} from '../translation-status/identifiers';
import {docsAddress, folderOf, versions} from '../versions/versions';
import type {Faults, Page} from './advice';
import {generatedRoutes} from './routes';

const trimmed = (route: string) => route.replace(/(.)\/$/, '$1');

const assetOf = (site: string, page: Page, url: string) => {
  const name = decodeURI(url.replace(/[?#].*$/, ''));
  return name.startsWith('/') ? path.join(site, 'static', name) : path.join(site, path.dirname(page.file), name);
};

/** Tags and authors have pages of their own, named in the YAML files beside the pages. */
async function listedRoutes(site: string): Promise<string[]> {
  const lists = {
    'docs/tags.yml': '/docs/tags',
    ...Object.fromEntries(versions.map((each) => [`${folderOf(each)}/tags.yml`, `${docsAddress(each)}/tags`])),
    'blog/tags.yml': '/blog/tags',
    'blog/authors.yml': '/blog/authors',
  };
  const routes = await Promise.all(
    Object.entries(lists).map(async ([file, base]) => {
      if (!existsSync(path.join(site, file))) return [];
      const keys = [
        ...(await readFile(path.join(site, file), 'utf8')).matchAll(/^(\w[\w-]*):|^\s+permalink: \/(\S+)/gm),
      ];
      return keys.map(([, key, permalink]) => `${base}/${permalink ?? key}`);
    }),
  );
  return routes.flat();
}

/** Checks the links of all pages against the addresses of their language. */
export async function checkLinks(site: string, read: readonly Page[], faults: Faults): Promise<void> {
  const routes = new Set([...generatedRoutes, ...(await listedRoutes(site))]);
  const byLocale = Object.fromEntries(
    locales.map((locale) => {
      // Sources come first: a page without a translation uses their text.
      const inLocale = [
        ...read.filter((page) => page.folder === page.source),
        ...read.filter((page) => page.locale === locale),
      ];
      return [locale, new Map(inLocale.flatMap((page) => (page.route ? [[trimmed(page.route), page]] : [])))];
    }),
  );
  for (const page of read) {
    for (const {url, line} of page.links) {
      // `pathname://` marks links to the other locale.
      const locale = locales.find((each) => new RegExp(`^pathname:///${each}(?:[/?#]|$)`).test(url)) ?? page.locale;
      const local = url.replace(new RegExp(`^(?:pathname://)?/${locale}(?=[/?#]|$)`), '') || '/';
      if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(local)) continue;
      const {pathname, search, hash} = new URL(local, `http://site${page.route ?? '/'}`);
      const address = trimmed(decodeURI(pathname));
      const target = /^[?#]/.test(local) ? page : byLocale[locale]?.get(address);
      if (!target) {
        if (!routes.has(address) && !(path.extname(pathname) && existsSync(assetOf(site, page, local))))
          faults.add(
            page.file,
            line,
            `there is no page ${url}: mend the address, or link to the file, such as ./index.md`,
          );
        continue;
      }
      const stage = new URLSearchParams(search).get('stage');
      if (stage !== null)
        for (const finding of checkValueLink(search, target.demos)) faults.add(page.file, line, finding);
      const id = decodeURIComponent(hash.slice(1));
      if (id && stage === null && target.ids?.has(id) === false && !target.demos.includes(id))
        faults.add(page.file, line, `${trimmed(target.route ?? '')} has no heading #${id}: mend the part after #`);
    }
  }
}
