import {describe, expect, it} from 'vitest';
import {contentOf, parse} from '../page-pipeline/hast';
import {llmsTxt} from './llms';
import {markdownOf} from './markdown';
import {conditionsOf, presetsOf} from './stage';

const url = 'https://site.example/en/docs/Tutorial/Page';
/** A page as Docusaurus writes it: attributes without quotes, end tags left out. */
const article = (body: string) =>
  `<!doctype html><html lang=en><head><link rel=stylesheet href=/en/assets/css/a.css /><script src=/en/a.js></script></head><body><nav class=navbar>Bar</nav><main><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${body}</div><footer>Foot</footer></article></main></body></html>`;
const markdown = async (body: string) => {
  const content = contentOf(parse(article(body)));
  return (await markdownOf(content!, url, 'en')).replace('# Title\n\n', '').trim();
};

describe('Markdown copy', () => {
  it.each([
    [
      'a table without end tags',
      '<table><thead><tr><th>A<th>B<tbody><tr><th><code>x</code><a class=hash-link href=#x>#</a><td>1<tr><td>y<td>2</table>',
      '| A | B |\n| - | - |\n| `x` | 1 |\n| y | 2 |',
    ],
    [
      'a listing with its title and language',
      '<div data-code=hlsl><div><span>Engine.ini</span><span data-search-skip>hlsl</span><button>Copy</button></div><pre><code><span class=l>a <span class=n>1</span>\n</span><span class=l>b\n</span></code></pre></div>',
      '**Engine.ini**\n\n```hlsl\na 1\nb\n```',
    ],
    [
      'an admonition',
      '<div class="theme-admonition alert"><div><span><svg><title>i</title></svg></span>Mind</div><div><p>Body <strong>bold</strong></p></div></div>',
      '> **Mind**\n>\n> Body **bold**',
    ],
    [
      'a drawing by its words',
      '<figure><svg role=img><title>T</title><desc>D</desc><text>label</text></svg><figcaption>C</figcaption></figure>',
      '*T: D*\n\nC',
    ],
    [
      'labels that the style sheet sets apart, without those that the search skips',
      '<figure><figcaption><strong>Name</strong><span>Words</span><span data-search-skip>0/3</span></figcaption></figure>',
      '**Name** Words',
    ],
    ['no controls', '<p>Text<form>Field</form><button>Copy</button><span aria-hidden=true>x</span>', 'Text'],
    [
      'a tab that is not open',
      '<div role=tabpanel><p>A</div><div role=tabpanel hidden><p>B</div><p hidden>C</p>',
      'A\n\nB',
    ],
    [
      'the row of facts, without its button',
      '<div class=page-facts data-search-skip><span>For <b>5.6</b></span><span>Read <a href=/en/docs/FAQ>FAQ</a></span><button>Copy</button></div>',
      'For **5.6** · Read [FAQ](https://site.example/en/docs/FAQ)',
    ],
    [
      'absolute links, without escapes',
      '<p><a href=/en/docs/FAQ#q>q</a> <a href=?stage=demo-x&amp;A=1>1</a> <a href=#top>t</a>',
      `[q](https://site.example/en/docs/FAQ#q) [1](${url}?stage=demo-x&A=1) [t](${url}#top)`,
    ],
    [
      'a strip of pictures: one file, the values with their links, the default',
      '<ol class=strip><li><picture><img src=/s.webp></picture><a class=strip-value href="/en/docs/T?stage=d&amp;A=0#d">0</a><li><picture><img src=/s.webp></picture><span class=strip-value>1<small>default</small></span></ol>',
      '[Picture](https://site.example/s.webp), left to right: [0](https://site.example/en/docs/T?stage=d&A=0#d); 1 (default)',
    ],
    [
      'terms with their descriptions on a line each',
      '<dl><dt>Range<dd>0–1<div><dt>Part<dd>Hair</div></dl>',
      '- Range: 0–1\n- Part: Hair',
    ],
    [
      'a space between codes and links that touch',
      '<p><code>A</code><code>B</code><a href=#c>C</a></p>',
      `\`A\` \`B\` [C](${url}#c)`,
    ],
    [
      'the row that opens an entry: heading, name, effect, values',
      '<details><summary><h3 id=A><code>A</code></h3><span><b>Name</b> Effect.</span><span><i>Default: </i>0 (1 in <code>M</code>)</span></summary><p>More</details>',
      '### `A` {#A}\n\nName\n\nEffect.\n\n- Default: 0 (1 in `M`)\n\nMore',
    ],
    [
      'the id of a heading',
      '<h2 id=a_b>Name <code>a_b</code><a href=#a_b class=hash-link>#</a></h2><p>Text',
      '## Name `a_b` {#a_b}\n\nText',
    ],
  ])('keeps %s', async (_, html, expected) => {
    expect(await markdown(html)).toBe(expected);
  });

  it('joins in Chinese with Chinese marks', async () => {
    const content = contentOf(parse(article('<svg><title>迁移</title><desc>六个阶段</desc></svg>')));
    expect(await markdownOf(content!, url, 'zh-Hans')).toContain('*迁移：六个阶段*');
  });

  it('keeps a stage as name, picture, presets with their values, and table with conditions', async () => {
    const [control, why] = [...conditionsOf('demo-outline', 'en')][0]!;
    const presets = presetsOf('demo-outline', 'en');
    expect(presets.length).toBeGreaterThan(3);
    const text = await markdown(
      `<figure><section data-stage=demo-outline aria-label=Outline data-search-skip=true><header>Head<button>Run</button></header><picture><source srcset=/b.avif><img src=/en/a.webp alt=Her></picture><form><input></form><table><thead><tr><th>P<th>Q<tbody><tr><td><code>${control}</code><td>1</table></section><figcaption>Cap</figcaption></figure>`,
    );
    expect(text).toContain('**Outline** {#demo-outline}\n\n![Her](https://site.example/en/a.webp)\n\n');
    for (const {label, values, query} of presets)
      expect(text).toContain(`- [${label}](${url}${query}#demo-outline) (${values})`);
    expect(text).toMatch(/\n\n\| P \| Q \|[^]*\n\nCap$/);
    expect(text).toContain(`| \`${control}\` | 1 (${why}) |`);
    expect(text).not.toMatch(/Head|Run/);
  });
});

it('llms.txt lists pages under the parts of the site, each with a sentence, and files last', () => {
  const copy = {
    kind: 'doc' as const,
    permalink: '/en/docs/FAQ',
    title: 'FAQ',
    description: 'Questions',
    section: 'Docs',
    address: 'https://site.example/en/docs/FAQ.md',
    markdown: '',
  };
  const file = {title: 'a.json', address: 'https://site.example/a.json', about: 'data'};
  expect(llmsTxt('Site', 'About', [copy], [file])).toMatch(
    /^# Site\n\n> About\n\n## Docs\n\n\S[^\n]+\n\n- \[FAQ\]\(https:\/\/site\.example\/en\/docs\/FAQ\.md\): Questions\n\n## Optional\n\n- \[a\.json\]\(https:\/\/site\.example\/a\.json\): data\n$/,
  );
});
