import {describe, expect, it} from 'vitest';
import {contentOf, parse} from './html';
import {llmsTxt} from './llms';
import {markdownOf} from './markdown';
import {offlinePage, pathInArchive} from './offline';
import type {PageInfo} from './pages';
import {structuredData, type Site} from './structured-data';

const url = 'https://site.example/en/docs/Tutorial/Page';
/** As the build writes it: attributes without quotes, end tags left out. */
const article = (body: string) =>
  `<!doctype html><html lang=en><head><link rel=stylesheet href=/en/assets/css/a.css /><script src=/en/a.js></script></head><body><nav class=navbar>Bar</nav><main><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${body}</div><footer>Foot</footer></article></main></body></html>`;
const markdown = async (body: string) => {
  const content = contentOf(parse(article(body)));
  return (await markdownOf(content!, url)).replace('# Title\n\n', '').trim();
};

describe('Markdown copy', () => {
  it.each([
    [
      'a table without end tags',
      '<table><thead><tr><th>A<th>B<tbody><tr><th><code>x</code><a class=hash-link href=#x>#</a><td>1<tr><td>y<td>2</table>',
      '| A | B |\n| - | - |\n| `x` | 1 |\n| y | 2 |',
    ],
    [
      'a listing with its language',
      '<div data-code=hlsl><div>Title<button>Copy</button></div><pre><code><span class=l>a <span class=n>1</span>\n</span><span class=l>b\n</span></code></pre></div>',
      '```hlsl\na 1\nb\n```',
    ],
    [
      'a slip',
      '<div class="theme-admonition alert"><div><span><svg><title>i</title></svg></span>Mind</div><div><p>Body <strong>bold</strong></p></div></div>',
      '> **Mind**\n>\n> Body **bold**',
    ],
    [
      'a drawing by its words',
      '<figure><svg role=img><title>T</title><desc>D</desc><text>label</text></svg><figcaption>C</figcaption></figure>',
      '*T: D*\n\nC',
    ],
    [
      'a stage as picture, table and caption',
      '<figure><section data-stage=demo-x data-search-skip=true><header>Head<button>Run</button></header><picture><source srcset=/b.avif><img src=/en/a.webp alt=Her></picture><form><input></form><table><thead><tr><th>P<tbody><tr><td>1</table></section><figcaption>Cap</figcaption></figure>',
      '![Her](https://site.example/en/a.webp)\n\n| P |\n| - |\n| 1 |\n\nCap',
    ],
    [
      'no furniture',
      '<p>Text<div data-search-skip="">Row<button>Copy</button></div><span aria-hidden=true>x</span>',
      'Text',
    ],
    [
      'absolute links',
      '<p><a href=/en/docs/FAQ#q>q</a> <a href=?stage=demo-x&amp;A=1>1</a> <a href=#top>t</a>',
      `[q](https://site.example/en/docs/FAQ#q) [1](${url}?stage=demo-x\\&A=1) [t](${url}#top)`,
    ],
  ])('keeps %s', async (_, html, expected) => {
    expect(await markdown(html)).toBe(expected);
  });
});

const site: Site = {
  name: 'Site',
  home: 'https://site.example/en/',
  language: 'en',
  description: 'D',
  owner: 'O',
  email: 'a@b.c',
};
const page: PageInfo = {
  kind: 'doc',
  permalink: '/en/docs/FAQ',
  title: 'FAQ',
  description: 'Questions',
  section: 'Docs',
};

describe('structured data', () => {
  it('asks and answers what the page does', () => {
    const content = contentOf(
      parse(
        article(
          '<p>Lede<h2 id=a>Group</h2><p>About<h3 id=q>Why?<a class=hash-link href=#q>\u200b</a></h3><p>One.<p>Two.<h2>End</h2><p>No.',
        ),
      ),
    )!;
    expect(structuredData(page, 'https://site.example/en/docs/FAQ', content, site)).toMatchObject({
      '@type': 'FAQPage',
      inLanguage: 'en',
      mainEntity: [{name: 'Why?', url: 'https://site.example/en/docs/FAQ#q', acceptedAnswer: {text: 'One. Two.'}}],
    });
  });

  it('says nothing about posts, of which Docusaurus does', () => {
    expect(structuredData({...page, kind: 'post'}, url, parse(''), site)).toBeUndefined();
  });
});

it('llms.txt lists pages under the parts of the site', () => {
  const copy = {...page, address: 'https://site.example/en/docs/FAQ.md', markdown: ''};
  expect(llmsTxt('Site', 'About', [copy])).toBe(
    '# Site\n\n> About\n\n## Docs\n\n- [FAQ](https://site.example/en/docs/FAQ.md): Questions\n',
  );
});

describe('offline copy', () => {
  const needed: string[] = [];
  const offline = (body: string) =>
    offlinePage(article(body), {
      file: 'docs/Tutorial/Page.html',
      baseUrl: '/en/',
      origin: 'https://site.example',
      files: new Map([
        ['/en/docs/FAQ', 'docs/FAQ.html'],
        ['/en/docs', 'index.html'],
      ]),
      needs: (asset) => needed.push(asset),
    });

  it.each([
    ['leads to pages of the archive', '<a href=/en/docs/FAQ?stage=x#q>q</a>', '<a href="../../docs/FAQ.html#q">'],
    ['leads to its front page', '<a href=/en/docs/>d</a>', '<a href="../../index.html">'],
    ['leads elsewhere on the site', '<a href=/en/search>s</a>', '<a href="https://site.example/en/search">'],
    ['keeps other sites', '<a href=https://a.example/>s</a>', '<a href="https://a.example/">'],
    [
      'shows one picture',
      '<picture><source srcset=/en/i/b.avif><img src=/en/i/a.webp srcset="/en/i/b.webp 2x" alt="a &amp; b"></picture>',
      '<picture><img src="../../i/a.webp" alt="a &amp; b"></picture>',
    ],
    ['packs a picture of both languages', '<img src=/assets/images/a.webp>', '<img src="../../assets/images/a.webp">'],
    [
      'drops the picture for the other theme',
      '<b><picture class=dark_x><img src=/en/i/d.webp></picture></b>',
      '<b></b>',
    ],
  ])('%s', (_, html, expected) => {
    expect(offline(html)).toContain(expected);
  });

  it('holds no script and no bar, and asks for the style sheet', () => {
    expect(offline('')).not.toMatch(/<script|class="navbar"/);
    expect(needed).toContain('assets/css/a.css');
  });

  it('puts the front page of the docs first', () => {
    expect(['/en/docs/', '/en/docs/Tutorial/', '/en/docs/FAQ'].map((path) => pathInArchive(path, '/en/'))).toEqual([
      'index.html',
      'docs/Tutorial/index.html',
      'docs/FAQ.html',
    ]);
  });
});
