import {describe, expect, it} from 'vitest';
import {parse, print} from '../page-pipeline/hast';
import {offlinePage, pathInArchive} from './offline';

const article = (body: string) =>
  `<!doctype html><html lang=en><head><link rel=stylesheet href=/en/assets/css/a.css /><script src=/en/a.js></script></head><body><nav class=navbar>Bar</nav><main><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${body}</div><footer>Foot</footer></article></main></body></html>`;

describe('offline copy', () => {
  const needed: string[] = [];
  const offline = (body: string) =>
    print(
      offlinePage(parse(article(body)), {
        file: 'docs/Tutorial/Page.html',
        baseUrl: '/en/',
        origin: 'https://site.example',
        files: new Map([
          ['/en/docs/FAQ', 'docs/FAQ.html'],
          ['/en/docs', 'index.html'],
        ]),
        needs: (asset) => void needed.push(asset),
      }),
    );

  it.each([
    ['leads to pages of the archive', '<a href=/en/docs/FAQ?stage=x#q>q</a>', '<a href=../../docs/FAQ.html#q>'],
    ['leads to its front page', '<a href=/en/docs/>d</a>', '<a href=../../index.html>'],
    ['leads elsewhere on the site', '<a href=/en/search>s</a>', '<a href=https://site.example/en/search>'],
    ['keeps other sites', '<a href=https://a.example/>s</a>', '<a href=https://a.example/>'],
    [
      'shows one picture',
      '<picture><source srcset=/en/i/b.avif><img src=/en/i/a.webp srcset="/en/i/b.webp 2x" alt="a &amp; b"></picture>',
      '<picture><img src=../../i/a.webp alt="a &amp; b"></picture>',
    ],
    ['shows what is for the copy alone', '<b><i hidden data-offline>o</i></b>', '<b><i data-offline>o</i></b>'],
    [
      'drops the picture for the other theme',
      '<b><picture class=lk-dark><img src=/en/i/d.webp></picture></b>',
      '<b></b>',
    ],
  ])('%s', (_, html, expected) => {
    expect(offline(html)).toContain(expected);
  });

  it('has no script and no navbar, and links the style sheet', () => {
    expect(offline('')).not.toMatch(/<script|class="?navbar/);
    expect(needed).toContain('assets/css/a.css');
  });

  it('has the front page of the docs as its index', () => {
    expect(['/en/docs/', '/en/docs/Tutorial/', '/en/docs/FAQ'].map((path) => pathInArchive(path, '/en/'))).toEqual([
      'index.html',
      'docs/Tutorial/index.html',
      'docs/FAQ.html',
    ]);
  });
});
