import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {CARD, cardFile, cardTitle} from '../../src/features/social-cards/card';
import {lastChanges} from '../../plugins/sitemap/changes';
import cards from '../../plugins/social-cards/cards.json';
import {identity} from '../../config/identity';
import {docsFolder} from '../../config/locales';
import {built, decode, locales, publicPages, root, sitemap} from '../support';

const LARGEST_KB = 40;
const meta = (html: string, name: string) => {
  const tag = new RegExp(`<meta\\b[^>]*\\b(?:name|property)="?${name}"?(?=[\\s>])[^>]*>`).exec(html)?.[0] ?? '';
  const [, quoted, bare] = /\bcontent=(?:"([^"]*)"|([^\s>]+))/.exec(tag) ?? [];
  return decode(quoted ?? bare ?? '');
};

for (const locale of locales) {
  test(`every page of ${locale} has a social card with its title; if not, run "npm run cards"`, () => {
    const faults: string[] = [];
    for (const address of publicPages(locale)) {
      const html = built(`${address.replace(/^\/|\/$/g, '')}/index.html`);
      const file = path.join(root, 'build/assets', cardFile(address));
      const page = address.replace(/\/$/, '');
      if (meta(html, 'og:image') !== `${identity.url}/assets/${cardFile(address)}`) faults.push(`${page}: og:image`);
      if (meta(html, 'og:image:width') !== String(CARD.width)) faults.push(`${page}: og:image:width`);
      if (!meta(html, 'og:type')) faults.push(`${page}: og:type`);
      if (!meta(html, 'og:locale')) faults.push(`${page}: og:locale`);
      if (meta(html, 'og:site_name') !== identity.name[locale]) faults.push(`${page}: og:site_name`);
      if (meta(html, 'twitter:card') !== 'summary_large_image') faults.push(`${page}: twitter:card`);
      if (!meta(html, 'og:image:alt')) faults.push(`${page}: og:image:alt`);
      if (!existsSync(file)) faults.push(`${page}: ${cardFile(address)} is missing`);
      else if (readFileSync(file).length > LARGEST_KB * 1000) faults.push(`${page}: card over ${LARGEST_KB} kB`);
      const drawn = (cards.titles as Record<string, string>)[page];
      if (drawn !== cardTitle(html)) faults.push(`${page}: the card says "${drawn}", the page "${cardTitle(html)}"`);
    }
    expect(faults).toEqual([]);
  });

  test(`the sitemap of ${locale} dates every document that Git knows and lists no page that asks not to be indexed`, () => {
    const entries = built(`${locale}/sitemap.xml`).match(/<url>.*?<\/url>/gs) ?? [];
    const dated = entries.filter((entry) => /\/docs[/<](?!tags).*<lastmod>\d{4}-\d\d-\d\d/s.test(entry));
    // A shallow clone knows the changes of its last commits only, an unpacked archive none.
    const known = [...lastChanges(root).keys()].filter(
      (file) => file.startsWith(`${docsFolder(locale)}/`) && file.endsWith('.md') && existsSync(path.join(root, file)),
    );
    expect(dated).toHaveLength(known.length);
    const hidden = sitemap(locale).filter((address) =>
      meta(built(`${address.replace(/^\/|\/$/g, '')}/index.html`), 'robots').includes('noindex'),
    );
    expect(hidden).toEqual([]);
    expect(sitemap(locale)).not.toContain(`/${locale}/search`);
    expect(built(`${locale}/search/index.html`)).toMatch(/<meta\b[^>]*name="?robots/);
  });

  test(`the not-found page of ${locale} has the card of the home page`, () => {
    expect(meta(built(`${locale}/404.html`), 'og:image')).toBe(`${identity.url}/assets/${cardFile(`/${locale}/`)}`);
  });

  test(`the manifest of ${locale} names icons that exist`, () => {
    const manifest = JSON.parse(built(`${locale}/site.webmanifest`)) as {
      name: string;
      icons: {src: string; sizes: string; purpose: string}[];
    };
    expect(manifest.name).toBe(identity.name[locale]);
    expect(manifest.icons.map(({sizes, purpose}) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const {src} of manifest.icons) expect(existsSync(path.join(root, 'build', src)), src).toBe(true);
    const home = built(`${locale}/index.html`);
    expect(home).toMatch(/<link\b[^>]*rel="?manifest/);
    expect(meta(home, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/);
  });
}

for (const locale of locales) {
  test(`the OpenSearch description of ${locale} is in its language, and its icons and pages exist`, () => {
    const xml = built(`${locale}/opensearch.xml`);
    const [, name = ''] = /<ShortName>(.*?)<\/ShortName>/.exec(xml) ?? [];
    const [, description = ''] = /<Description>(.*?)<\/Description>/.exec(xml) ?? [];
    expect(name).toBe(identity.name[locale]);
    // OpenSearch allows a short name of 16 characters.
    expect(name.length).toBeLessThanOrEqual(16);
    expect(description).toContain(identity.name[locale]);
    const latin = description.replace(identity.name[locale], '').match(/[a-z]/gi);
    expect(latin === null, description).toBe(locale.startsWith('zh'));
    const starts = {'image/svg+xml': '<svg', 'image/x-icon': '\0\0\u0001\0'};
    const images = [...xml.matchAll(/<Image\b[^>]*type="([^"]*)"[^>]*>([^<]*)/g)];
    expect(images).toHaveLength(2);
    for (const [, type, address = ''] of images) {
      const file = readFileSync(path.join(root, 'build', new URL(address).pathname), 'latin1');
      expect(file.startsWith(starts[type as keyof typeof starts]), type).toBe(true);
    }
    const pages = [...xml.matchAll(/template="([^"?]*)/g)].map(([, address = '']) => new URL(address).pathname);
    for (const page of pages) expect(existsSync(path.join(root, 'build', page)), page).toBe(true);
    const link = /<link\b[^>]*rel="?search"?[^>]*>/.exec(built(`${locale}/index.html`))?.[0];
    expect(link).toContain(`/${locale}/opensearch.xml`);
  });
}

test('icons and feeds lie at the root too, where programs look without reading a page', () => {
  const file = (name: string) => path.join(root, 'build', name);
  expect(readFileSync(file('favicon.ico')).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  for (const name of ['apple-touch-icon.png', 'blog/rss.xml', 'blog/atom.xml', 'feed.xml'])
    expect(existsSync(file(name)), name).toBe(true);
});
