import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {Page} from './advice';
import {atTheirCauses, pageFaults, print} from './faults';

const translation = 'i18n/en/docusaurus-plugin-content-docs/current';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />';
let site: string;

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(site, file)), {recursive: true});
  await writeFile(path.join(site, file), text);
};

/** A docs page whose body begins in line 5. */
const page = (body: string) => `---\ntitle: 页\ndescription: 说明。\n---\n${body}\n`;
const good = page(`第一行。

## 步骤 {/* #steps */}

<Stage demo="demo-outline" />

<Video host="bilibili" id="BV1xx411c7mD" title="题" />

[另一页](./other.md#there)，[同一页](#steps)，[地址](/docs/other#OutlineWidth)，[本语言](pathname:///zh-Hans/docs/other)，[英文](pathname:///en/docs/other#there)，
[值](?stage=demo-outline&OutlineWidth=0.35)，![图](./small.svg)，\\{括号}，\`{代码}\`，$5和$6，<kbd>K</kbd>，[标签](/docs/tags)
`);
const other = page('## 那里 {/* #there */}\n\n<Parameters ids="OutlineWidth" />');

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'faults-'));
  for (const folder of ['docs', translation]) {
    await write(`${folder}/page.md`, good);
    await write(`${folder}/other.md`, other);
    await write(`${folder}/small.svg`, svg);
  }
});
afterEach(() => rm(site, {recursive: true}));

const faults = async () => (await pageFaults(site)).map(print);

it('finds no fault in correct pages', async () => {
  expect(await faults()).toEqual([]);
});

const script = (name: string) =>
  `${name} is a script in a page, and the security policy would allow it by its hash: take it out, behaviour belongs into a component in src/components`;

it.each<[string, string, line: number, message: string]>([
  [
    'an unknown component',
    '段落。\n\n<Stgae demo="demo-outline" />',
    7,
    'there is no component <Stgae>: mend the name, or import it at the top of the page; write \\<Stgae> for the text itself',
  ],
  [
    'a bold mark that is not read',
    '段落。\n\n用**+ Setting**按钮',
    7,
    'the page would show **: a bold mark is not read between a letter and punctuation; begin and end the bold text with a letter',
  ],
  [
    'an unclosed tag',
    '段落。\n\n<details>\n\n更多',
    7,
    '<details> is not closed: write </details> where it ends, in the same paragraph or list item, or <details /> if it holds nothing',
  ],
  [
    'an unclosed tag in a paragraph',
    '段落。\n\n一个<kbd>键\n\n更多',
    7,
    '<kbd> is not closed: write </kbd> where it ends, in the same paragraph or list item, or <kbd /> if it holds nothing',
  ],
  ['an end without a beginning', '段落</kbd>。', 5, '</kbd> closes nothing: take it out, or open <kbd> before it'],
  [
    'an unknown parameter',
    '\n<Parameters ids="OutlineWidth OutlineWidht" />',
    6,
    '<Parameters>: Unknown shading parameter "OutlineWidht": mend the id, data/parameters.json has them all',
  ],
  [
    'an unknown demo',
    '\n<Stage demo="demo-outlne" />',
    6,
    '<Stage>: Unknown demo "demo-outlne": mend the id, data/demos.json has them all',
  ],
  [
    'an unknown parameter in a value link',
    '<Stage demo="demo-outline" />\n\n[1](?stage=demo-outline&OutlineWidht=1)',
    7,
    'the value link ?stage=demo-outline&OutlineWidht=1 names OutlineWidht, which is no control of the demo',
  ],
  [
    'a value link to a demo of another page',
    '[1](?stage=demo-rim&RimWidth=1)',
    5,
    'the value link ?stage=demo-rim&RimWidth=1 names a demo that is not on the page',
  ],
  [
    'a value out of range',
    '<Stage demo="demo-outline" />\n\n[9](?stage=demo-outline&OutlineWidth=9)',
    7,
    'the value link ?stage=demo-outline&OutlineWidth=9 sets OutlineWidth to 9, which is outside 0 to 2',
  ],
  [
    'an unknown choice',
    '<Stage demo="demo-outline" />\n\n[2](?stage=demo-outline&OutlineNormalSource=UV2)',
    7,
    'the value link ?stage=demo-outline&OutlineNormalSource=UV2 sets OutlineNormalSource to UV2, which is none of VertexNormal, UV3, Tangent',
  ],
  [
    'an unknown view',
    '<Stage demo="demo-outline" />\n\n[2](?stage=demo-outline&stage-view=x)',
    7,
    'the value link ?stage=demo-outline&stage-view=x names the view x, which demo-outline does not have',
  ],
  [
    'a brace that stays open',
    '段落。\n\n宽度 {未完\n\n更多',
    7,
    'a brace opens JavaScript that never ends: write \\{ for a brace in the text, or put it into `code`',
  ],
  [
    'a brace around prose',
    '段落。\n\n宽度 {0.3 厘米} 合适',
    7,
    'a brace opens JavaScript that cannot be read: write \\{ for a brace in the text, or put it into `code`',
  ],
  [
    'a brace around a word',
    '段落。\n\n宽度 {width} 合适',
    7,
    '{…} uses width, which the page does not know: write \\{ for a brace in the text',
  ],
  [
    'a broken link to a file',
    '段落。\n\n[坏](./gone.md)',
    7,
    'there is no page ./gone.md: mend the address, it counts from this file',
  ],
  [
    'a broken relative address',
    '[坏](./gone)',
    5,
    'there is no page ./gone: mend the address, or link to the file, such as ./index.md',
  ],
  [
    'a broken absolute address',
    '[坏](/docs/gone)',
    5,
    'there is no page /docs/gone: mend the address, or link to the file, such as ./index.md',
  ],
  [
    'a broken definition',
    '[坏][a]\n\n[a]: ./gone.md',
    7,
    'there is no page ./gone.md: mend the address, it counts from this file',
  ],
  ['a broken anchor', '[坏](./other.md#gone)', 5, '/docs/other has no heading #gone: mend the part after #'],
  ['a broken anchor of the page', '[坏](#gone)', 5, '/docs/fault has no heading #gone: mend the part after #'],
  [
    'a missing picture',
    '段落。\n\n![无](./gone.png)',
    7,
    'there is no picture ./gone.png: put docs/gone.png there, or mend the address',
  ],
  [
    'a heading id twice',
    '## 一 {/* #same */}\n\n## 二 {/* #same */}',
    7,
    'the id #same is taken by line 5: give this heading its own, {/* #another-id */}',
  ],
  ['an inline script', '段落。\n\n<script>alert(1)</script>', 7, script('<script>')],
  ['a script in an expression', '{<script src="a.js" />}', 5, script('script')],
  ['an event handler', '<button onclick="alert(1)">按</button>', 5, script('onclick')],
  ['an address that is a script', '<a href="javascript:alert(1)">按</a>', 5, script('href="javascript:alert(1)"')],
  [
    'a frame of another host',
    '<iframe src="https://player.bilibili.com/player.html?bvid=BV1"></iframe>',
    5,
    '<iframe> is a page of another host in ours, which the security policy blocks: link to it, or show a video by <Video host="youtube" id="…" title="…" /> (or bilibili)',
  ],
  [
    'a diagram of Mermaid',
    '```mermaid\ngraph TD\n```',
    5,
    'a diagram of Mermaid is not drawn, it would need scripts in the browser: draw it in figures/, or name the block `text`',
  ],
  [
    'a formula',
    '宽度为$w = d^2$。',
    5,
    'the page would show $: formulas are not set here; write one as code, or with <sub> and <sup>',
  ],
  [
    'a video of no host',
    '<Video host="vimeo" id="1" title="题" />',
    5,
    '<Video> needs either file="…", a file in static/, or host="…": youtube or bilibili',
  ],
  [
    'a video whose id is wrong',
    '<Video host="bilibili" id="av170001" title="题" />',
    5,
    '<Video> id="av170001" is no id of a video on bilibili',
  ],
  ['a video without a title', '<Video host="youtube" id="dQw4w9WgXcQ" />', 5, '<Video> needs title="…"'],
  [
    'a video file that is not there',
    '<Video file="films/gone.mp4" title="题" text="文" />',
    5,
    '<Video> static/films/gone.mp4 is not there',
  ],
  [
    'a picture that is too large',
    '![大](./large.svg)',
    5,
    'the picture docs/large.svg has 2.0 MB: make it smaller than 1 MB, as WebP or AVIF at the size it is shown',
  ],
])('tells %s', async (_, body, line, message) => {
  if (body.includes('large.svg')) await write('docs/large.svg', svg.padEnd(2e6));
  await write('docs/fault.md', page(body));
  expect(await faults()).toEqual([`docs/fault.md:${line}: ${message}`]);
});

it.each([
  ['no YAML', '---\ntitle: a: b\n---\n', 2, 'the front matter is no YAML'],
  ['an open end', '---\ntitle: 页\n\n正文，{\n', 1, 'the front matter never ends: close it with a line of ---'],
  ['a wrong value', '---\ndescription: 说明\ntitle: [a]\n---\n', 3, 'the front matter is refused: "title"'],
])('tells of front matter with %s', async (_, text, line, message) => {
  await write('docs/fault.md', text);
  expect((await faults())[0]).toContain(`docs/fault.md:${line}: ${message}`);
});

it('lists all faults of all pages in both languages, and a large unused picture', async () => {
  await write('docs/a.md', page('[坏](./gone.md)\n\n<Parameters ids="None" />\n\n<Unknown />'));
  await write(`${translation}/b.md`, page('[bad](/docs/gone)\n\n![none](./gone.png)'));
  await write('static/large.svg', svg.padEnd(2e6));
  expect((await faults()).map((line) => line.slice(0, line.indexOf(': ')))).toEqual([
    'docs/a.md:5',
    'docs/a.md:7',
    'docs/a.md:9',
    `${translation}/b.md:5`,
    `${translation}/b.md:7`,
    'static/large.svg:1',
  ]);
});

it('tells of a post whose beginning has no end, and of authors that the site does not know', async () => {
  const post = (authors: string, body: string) => `---\ntitle: 新\nauthors: ${authors}\n---\n\n${body}\n`;
  await write('blog/authors.yml', 'team:\n  name: 我们\n');
  await write('blog/2026-01-01-good.md', post('[team]', '好。\n\n{/* truncate */}'));
  await write('blog/2026-01-02-open.md', post('team', '开。'));
  await write('blog/2026-01-03-who.md', post('[team, nobody]', '谁。\n\n{/* truncate */}'));
  expect(await faults()).toEqual([
    'blog/2026-01-02-open.md:1: the post has no {/* truncate */}: put it on a line of its own after the first paragraph',
    'blog/2026-01-03-who.md:3: there is no author nobody: blog/authors.yml has team',
  ]);
});

it("tells of readers' words for a page or a section that is not there", async () => {
  const words = {'page#steps': {}, other: {}, 'other#there': {}, 'page#gone': {}, 'gone/index': {}, '/gone#a': {}};
  await write('data/readers-words.json', JSON.stringify(words, null, 2));
  const advice = 'correct the address, or remove its words';
  expect(await faults()).toEqual([
    `data/readers-words.json:5: there is no section page#gone: ${advice}`,
    `data/readers-words.json:6: there is no page gone/index: ${advice}`,
    `data/readers-words.json:7: there is no page /gone#a: ${advice}`,
  ]);
});

it('tells of a page to read first that is not there', async () => {
  await write('docs/fault.md', page('段落。').replace('---\n', '---\nafter: Gone/Page\n'));
  const [line = '', ...others] = await faults();
  expect(line).toMatch(/^docs\/fault\.md:1: there is no page \S*Gone\/Page: mend its name, [^;]*$/);
  expect(others).toEqual([]);
});

it('names the files that name a parameter which is gone, not each page in which a figure or strip fails', async () => {
  await write('figures/depth.tsx', "\nparameter('RimGone');\n");
  await write('data/strips.json', '[{"id": "RimGone"}, {"id": "RimGoneToo"}]');
  const pages = [
    {file: 'docs/a.md', text: '<Figure name="anatomy" />'},
    {file: 'docs/b.md', text: '<Parameters ids="RimGone" />'},
  ];
  const faults = pages.map(({file}) => ({file, line: 1, text: '<X>: Unknown shading parameter "RimGone"'}));
  expect((await atTheirCauses(faults, pages as Page[], site)).map(print)).toEqual([
    'docs/b.md:1: <X>: Unknown shading parameter "RimGone"',
    'data/strips.json:1: RimGone is no parameter of data/parameters.json: take it out',
    'figures/depth.tsx:2: RimGone is no parameter of data/parameters.json: take it out',
  ]);
});
