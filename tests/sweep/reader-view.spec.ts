import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {built, locales, sitemap} from '../support';

const source = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

interface Reader {
  parse(): {title: string; content: string} | null;
}

/** A page that is one long table: where its English rows outweigh the rest, the reader view shows them alone. */
const TABLE = 'docs/Glossary';

/**
 * Runs in a page: headings and blocks of text that the reader view of Firefox leaves out of a page's article. Not counted are
 * controls, heads of columns that each row repeats, labels of pictures, and notes of a few words or of which more than half is a link: it takes them for navigation.
 * Undefined where the page is no single article.
 */
function leftOut(html: string): string[] | undefined {
  const {Readability} = window as unknown as {Readability: new (document: Document) => Reader};
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
  const plain = (text: string) => text.replace(/[\s\u200b]+/g, '');
  const page = parse(html);
  const articles = page.querySelectorAll('article .markdown');
  if (articles.length !== 1) return undefined;
  const wanted = [...articles[0]!.querySelectorAll('h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, pre')]
    .filter((block) => {
      const linked = [...block.querySelectorAll('a')].reduce((sum, {textContent}) => sum + textContent.length, 0);
      const {length} = block.textContent;
      const isNavigation = block.closest('.theme-admonition') && linked > (length < 25 ? 0 : length / 2);
      const isControl = block.closest('[data-search-skip], [aria-hidden]');
      return !block.querySelector('p, li, td, pre') && !isNavigation && !isControl;
    })
    .map((block) => ({isHeading: /^H/.test(block.tagName), text: plain(block.textContent)}));
  const read = new Readability(page).parse();
  const {body} = parse(read?.content ?? '');
  const all = plain(`${read?.title} ${body.textContent}`);
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((each) => plain(each.textContent));
  headings.push(plain(read?.title ?? ''));
  return wanted
    .filter(({isHeading, text}) => (isHeading ? !headings.some((each) => each.includes(text)) : !all.includes(text)))
    .map(({text}) => text.slice(0, 60));
}

for (const locale of locales) {
  test(`${locale}: the reader view of Firefox keeps every heading and every block of an article`, async ({page}) => {
    await page.evaluate(`${source}; window.Readability = Readability`);
    const faults: string[] = [];
    let articles = 0;
    for (const address of sitemap(locale)) {
      const found = await page.evaluate(leftOut, built(`${address.replace(/^\/|\/$/g, '')}/index.html`));
      if (found) articles += 1;
      const isAlone = address === `/en/${TABLE}`;
      if (found && found.length > 0 && !isAlone) faults.push(`${address}: ${found.slice(0, 5).join(' | ')}`);
    }
    expect(articles).toBeGreaterThan(40);
    expect(faults).toEqual([]);
  });
}
