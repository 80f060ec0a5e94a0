import {describe, expect, it} from 'vitest';
import {parse} from './html';
import {extractPage, toRecords} from './records';

/** Like the output of Docusaurus: minified, optional end tags left out. */
function page(head: string, main: string): string {
  return (
    `<!doctype html><html lang=en class="docs-wrapper"><head><title data-rh=true>A title | Site</title>` +
    `<meta data-rh=true name=docsearch:language content=en /><meta name=docsearch:version content=current />` +
    `${head}</head><body><nav class="theme-layout-navbar"><a href=/en/>Home of the site</a></nav><main>${main}</main>` +
    `<footer>Footer text</footer><script>var script = "text"</script></body></html>`
  );
}

const RANKS: [RegExp, number][] = [
  [/^\/[^/]*\/?$/, 0],
  [/legacy/i, 2],
];

const DOC_TAG = '<meta name=docsearch:docusaurus_tag content=docs-default-current />';
const BREADCRUMBS =
  '<nav class="theme-doc-breadcrumbs x" aria-label=Breadcrumbs><ul class=breadcrumbs>' +
  '<li class=breadcrumbs__item><a aria-label="Home page" href=/en/><svg><path d="M0"/></svg></a>' +
  '<li class=breadcrumbs__item><a href=/en/docs/Tutorial/><span>Tutorials</span></a>' +
  '<li class="breadcrumbs__item breadcrumbs__item--active"><span>Outlines</span></ul></nav>';
const heading = (level: number, id: string, text: string): string =>
  `<h${level} class="anchor" id=${id}>${text}<a href=#${id} class=hash-link aria-label="Direct link">\u200b</a></h${level}>`;

const DOC = page(
  DOC_TAG,
  `<article>${BREADCRUMBS}<div class="theme-doc-markdown markdown"><header><h1>Outlines</h1></header><p>First &lt;b&gt; paragraph.` +
    heading(2, 'width', 'The <code>OutlineWidth</code>') +
    '<p>A paragraph.<ul><li>One<li>Two</ul><table><thead><tr><th>Name<th>Default<tbody><tr><td>OutlineWidth<td>0.3</table>' +
    heading(4, 'deep', 'Deep') +
    '<div role=tabpanel hidden><p>In a tab.</p></div><p hidden>Gone.</p>' +
    `<pre><code><span>float a;<br></span><span>float b;<br></span></code></pre></div>` +
    '<section class=comments_x aria-label=Comments><h2>Comments</h2><p>Discuss</section></article>' +
    '<div class=tableOfContents_x><a href=#width>The OutlineWidth</a></div>',
);

function extract(html: string, path = '/en/docs/Outlines') {
  return extractPage(parse(html), path, {
    categories: {news: 'News', pages: 'Site'},
    ranks: RANKS,
    rowLink: 'row-link',
    titleDelimiter: '|',
  });
}

describe('extractPage', () => {
  it('takes headings below h4 for neither terms nor rows', () => {
    const {blocks} = extract(
      page(DOC_TAG, `<h1>Outlines</h1>${heading(5, 'five', 'Five')}${heading(6, 'six', 'Six')}`),
    )!;
    expect(blocks.map(({level}) => level)).toEqual([1, 4, 4]);
  });

  it('divides facts from the text before them', () => {
    const list = '<dl><dt>Part<dd>Outline<dt>Paste text<dd>Width=0.3</dl>';
    const {blocks} = extract(page(DOC_TAG, `<h1>Outlines</h1><p>The width of the line.</p>${list}`))!;
    expect(blocks[1]!.text).toBe('The width of the line.\nPart Outline Paste text Width=0.3');
  });

  it('reads headings, blocks and the category', () => {
    expect(extract(DOC)).toEqual({
      path: '/en/docs/Outlines',
      category: 'Tutorials',
      language: 'en',
      tag: 'docs-default-current',
      version: ['current'],
      rank: 10,
      blocks: [
        {level: 1, text: 'Outlines', anchor: ''},
        {level: 0, text: 'First <b> paragraph.', anchor: ''},
        {level: 2, text: 'The OutlineWidth', anchor: 'width'},
        {level: 0, text: 'A paragraph. One Two Name · Default OutlineWidth · 0.3', anchor: 'width'},
        {level: 4, text: 'Deep', anchor: 'deep'},
        {level: 0, text: 'In a tab. float a; float b;', anchor: 'deep'},
      ],
    });
  });

  it('separates the parts of a summary with a heading like cells', () => {
    const text = (title: string) => {
      const parts = '<span><b>Line width</b> How wide.</span><span><i>Default: </i><span></span> 2 cm</span>';
      const entry = `<details><summary>${title}${parts}</summary></details>`;
      return extract(page(DOC_TAG, `<h1>Outlines</h1>${entry}`))?.blocks.at(-1)?.text;
    };
    expect(text(heading(3, 'width', 'Width'))).toBe('Line width · How wide. · Default: 2 cm');
    expect(text('Width: ')).toBe('Width: Line width How wide. Default: 2 cm');
  });

  it('gives rows named by an identifier their own anchor, after the text of the section', () => {
    const row = (id: string, name: string, text: string) =>
      `<tr><th scope=row><code>${name}</code><a id=${id} href=#${id} class="hash-link row-link">\u200b</a><td>${text}`;
    const table =
      `<table><thead><tr><th>Name<th>Effect<tbody>${row('OutlineWidth', 'OutlineWidth', '<p>A width.<p>In cm.')}` +
      `${row('parameters-2', 'Two words', 'A row by number.')}</table>`;
    const {blocks} =
      extract(
        page(
          DOC_TAG,
          `<h1>T</h1>${heading(2, 'parameters', 'Parameters')}${table}<p>After.${heading(2, 'end', 'End')}`,
        ),
      ) ?? {};
    expect(blocks?.slice(1)).toEqual([
      {level: 2, text: 'Parameters', anchor: 'parameters'},
      {level: 0, text: 'Name · Effect Two words · A row by number. After.', anchor: 'parameters'},
      {level: 6, text: 'OutlineWidth', anchor: 'OutlineWidth'},
      {level: 0, text: 'A width. In cm.', anchor: 'OutlineWidth'},
      {level: 2, text: 'End', anchor: 'end'},
    ]);
  });

  it('gives terms of the glossary their own anchor, as headings above identifiers', () => {
    const row =
      '<tr><th scope=row>Tangent space<a id=tangent-space href=#tangent-space class="hash-link row-link">\u200b</a> <span>切线空间</span><td>Local axes.';
    const {blocks} = extract(page(DOC_TAG, `<h1>T</h1><table><tbody>${row}</table>`)) ?? {};
    expect(blocks?.slice(1)).toEqual([
      {level: 5, text: 'Tangent space', anchor: 'tangent-space'},
      {level: 0, text: '切线空间 · Local axes.', anchor: 'tangent-space'},
    ]);
  });

  it.each(['noindex', 'noindex, nofollow'])('skips pages with robots %j', (content) => {
    expect(extract(page(`${DOC_TAG}<meta property=robots content="${content}"/>`, '<h1>Hidden</h1>'))).toBeUndefined();
  });

  it('skips lists, except for the title of the front page of the blog', () => {
    const list = (tag: string) =>
      extract(page(`<meta name=docsearch:docusaurus_tag content=${tag} />`, '<h2>Post</h2><p>Summary'), '/en/blog');
    expect(list('blog_tags_posts')).toBeUndefined();
    expect(list('doc_tag_doc_list')).toBeUndefined();
    expect(extract(page('', '<h1>Archive</h1>'), '/en/blog/archive')).toBeUndefined();
    expect(list('blog_posts_list')).toMatchObject({
      category: 'News',
      tag: 'default',
      blocks: [{level: 1, text: 'A title', anchor: ''}],
    });
  });

  it('leaves out elements marked as non-content, dates and authors', () => {
    const text = extract(
      page(
        DOC_TAG,
        '<header><h1>T</h1><time>November 20</time><div class="avatar x"><a href=/a>The team</a></div></header>' +
          '<figure><section data-search-skip=true><span>Still</span><table><tr><td>OutlineWidth</table></section>' +
          '<figcaption>Move the camera.</figcaption></figure>' +
          '<div><span>Width model</span><span data-search-skip>hlsl</span><button>Copy</button></div>',
      ),
    )?.blocks.slice(1);
    expect(text).toEqual([{level: 0, text: 'Move the camera. Width model', anchor: ''}]);
  });

  it('separates adjacent links by a space, and adds none in code and sentences', () => {
    const text = (html: string) => extract(page(DOC_TAG, `<h1>T</h1>${html}`))?.blocks[1]?.text;
    expect(text('<div><a href=/a>Getting Started</a><a href=/b>Updates</a></div>')).toBe('Getting Started Updates');
    expect(text('<p>See <a href=/a>this</a>, <em>that</em>.')).toBe('See this, that.');
    expect(text('<pre><code><span>r.</span><span>Toon</span></code></pre>')).toBe('r.Toon');
  });

  it('cuts long text after a sentence, within 600 characters', () => {
    const text = 'A sentence of some length. '.repeat(60).trim();
    const blocks = extract(page(DOC_TAG, `<h1>T</h1><p>${text}`))?.blocks.slice(1) ?? [];
    expect(blocks.every((block) => block.text.length <= 600 && block.text.endsWith('.'))).toBe(true);
    expect(blocks.map((block) => block.text).join(' ')).toBe(text);
  });

  it('cuts code at 400 characters and never through a surrogate pair', () => {
    expect(extract(page(DOC_TAG, `<h1>T</h1><pre>${'x'.repeat(900)}</pre>`))?.blocks[1]?.text).toHaveLength(400);
    const emoji = extract(page(DOC_TAG, `<h1>T</h1><p>a${'😀'.repeat(400)}`))?.blocks.slice(1) ?? [];
    expect(emoji.every((block) => !/\p{Cs}/u.test(block.text))).toBe(true);
  });
});

describe('toRecords', () => {
  const records = toRecords(
    extract(DOC) ?? {path: '', category: '', language: '', tag: '', version: [], rank: 0, blocks: []},
    'https://example.com',
  );

  it('has DocSearch attributes', () => {
    expect(records[3]).toMatchObject({
      type: 'content',
      hierarchy: {lvl0: 'Tutorials', lvl1: 'Outlines', lvl2: 'The OutlineWidth', lvl3: null},
      url: 'https://example.com/en/docs/Outlines#width',
      url_without_anchor: 'https://example.com/en/docs/Outlines',
      anchor: 'width',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      weight: {pageRank: 10, level: 0, position: 3},
    });
    expect(records[4]).toMatchObject({type: 'lvl4', hierarchy: {lvl2: 'The OutlineWidth', lvl3: null, lvl4: 'Deep'}});
  });

  it('has ids that are unique and stable', () => {
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    // sha1 of en|/en/docs/Outlines|lvl1|0
    expect(records[0]?.objectID).toBe('b91d472ecaa894b7516f8835d64bccee25346d68');
  });
});
