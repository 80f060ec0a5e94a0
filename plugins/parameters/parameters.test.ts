import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {checkValueLink} from '../translation-status/identifiers';
import {parameter, parameters} from '../../src/stage/shading/parameters';
import {entryOf, keysOf} from './entry';
import {groups} from './facts';
import controls from '../../data/stage-controls.json';
import needs from '../../data/needs.json';
import stage from '../../data/stage.json';
import rehypeMentions, {REFERENCE} from './mentions';

const folders = {'zh-Hans': 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current'} as const;
const printed = (id: string, locale: 'zh-Hans' | 'en') => toHtml(entryOf(parameter(id), locale));

describe('the reference of parameters', () => {
  it.each(Object.values(folders))('has every group of the catalogue (%s)', (folder) => {
    const page = readFileSync(path.join(folder, `${REFERENCE}.md`), 'utf8');
    const printedGroups = [...page.matchAll(/<ParameterEntries group="([^"]+)" \/>/g)].map(([, group]) => group);
    expect(printedGroups).toEqual([...new Set(parameters.map(({section}) => section))]);
    expect(printedGroups).toEqual(expect.arrayContaining(Object.keys(groups)));
  });

  it('has each parameter, control and quantity that the needs name', () => {
    const known = [...parameters.map(({id}) => id), ...Object.keys(controls), ...Object.keys(stage.quantities)];
    const named = Object.keys(needs);
    JSON.stringify(needs, (key, value: string) => (key === 'id' && named.push(value), value));
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('says range, default, condition, console variable, pages and paste text', () => {
    const html = printed('OutlineWidth', 'en');
    for (const text of [
      '0–2\u00a0cm',
      '<a href="#OutlineEnabled"><code>OutlineEnabled</code></a> is on',
      'href="/en/docs/Reference/ConsoleVariables#r.Toon.Outline.WidthScale"',
      'href="/en/docs/Tutorial/ControlTheShapeOfOutlines"',
      'OutlineWidth.Override=True,OutlineWidth.Value="0.300000"',
    ])
      expect(html.replaceAll('&#x22;', '"').replaceAll('&quot;', '"')).toContain(text);
    expect(printed('RampIndex', 'zh-Hans')).toContain('为开');
  });

  it('links each value to a stage that takes it', () => {
    const links = parameters.flatMap(({id}) =>
      [...printed(id, 'en').matchAll(/href="([^"]*\?stage=[^"]*)"/g)].map(([, link = '']) =>
        link.replaceAll('&#x26;', '&').replaceAll('&amp;', '&'),
      ),
    );
    expect(links.length).toBeGreaterThan(90);
    const refused = links.flatMap((link) => {
      const {search, hash} = new URL(link, 'https://example.org');
      return checkValueLink(search, [hash.slice(1)]);
    });
    expect(refused).toEqual([]);
  });

  it('says where the parameter is set; values of the profile have no paste text', () => {
    expect(printed('OutlineWidth', 'zh-Hans')).toContain('<code>MI_Toon_Outline</code>的子实例');
    expect(printed('OutlineWidth', 'en')).toContain('OutlineWidth.Override');
    expect(printed('CharacterLightMin', 'en')).toContain('<dt>Set in</dt><dd>Toon Character Profile</dd>');
    expect(printed('CharacterLightMin', 'en')).not.toContain('.Override');
    expect(printed('LightingChannel', 'zh-Hans')).toContain('网格体组件 › 光照 › 高级 › Lighting Channels');
    expect(printed('HeadUp', 'en')).toContain('<dt>Computed by</dt><dd>Toon Character component</dd>');
    expect(printed('LayerMask', 'en')).toContain(
      'a child of <code>M_Toon_Layered</code>, blend asset <code>MLB_Toon_Mask</code>',
    );
    for (const {id, component} of parameters)
      if (component) expect(printed(id, 'en'), id).toMatch(/<dt>(?:Set in|Computed by)<\/dt>/);
  });

  it('says which parents bring another default, and all parts and conditions', () => {
    expect(printed('LightPitchFlatten', 'en')).toContain('0 (0.8 in <code>MI_Toon_Face</code>)');
    expect(printed('HairHighlightMode', 'zh-Hans')).toContain('Off（<code>MI_Toon_Hair</code>里为Ring）');
    const up = printed('HeadUp', 'en');
    expect(up).toContain('<dd>Face, Hair</dd>');
    expect(up).toMatch(/UseFaceShadowMap<\/code><\/a> is on, or .*HairHighlightMode<\/code><\/a> is Ring/);
  });

  it('names settings of the editor in the language of the page', () => {
    expect(printed('InnerLineStrength', 'zh-Hans')).toContain('项目设置 › 引擎 › 渲染 › Custom Depth-Stencil Pass');
    expect(printed('InnerLineStrength', 'en')).toContain('Rendering › Advanced › Render CustomDepth Pass');
  });

  it('is found by the other name and by pinyin', () => {
    const keys = keysOf(parameter('OutlineWidth'));
    for (const text of ['描边宽度', 'outline width', 'miaobiankuandu', 'mbkd']) expect(keys).toContain(text);
  });
});

describe('mentions of parameters', () => {
  const run = (file: string, ...children: Root['children']) =>
    toHtml(unified().use(rehypeMentions).runSync({type: 'root', children}, {path: file}) as Root);
  const tutorial = 'docs/Tutorial/ControlTheShapeOfOutlines.md';

  it('link to the entry, from prose and tables', () => {
    const link = `<a class="parameter-link" href="/docs/${REFERENCE}#OutlineWidth"><code>OutlineWidth</code></a>`;
    expect(run(tutorial, h('p', h('strong', h('code', 'OutlineWidth'))))).toContain(link);
    expect(run(tutorial, h('table', h('tbody', h('tr', h('td', h('code', 'OutlineWidth'))))))).toContain(link);
    expect(run(`docs/${REFERENCE}.md`, h('p', h('code', 'OutlineWidth')))).toContain('href="#OutlineWidth"');
  });

  it('stay as they are in links, headings and blocks of code, and when they name no parameter', () => {
    for (const node of [
      h('p', h('a', {href: '?stage=demo-outline'}, h('code', 'OutlineWidth'))),
      h('h2', h('code', 'OutlineWidth')),
      h('pre', h('code', 'OutlineWidth')),
      h('p', h('code', 'OutlineWidth 1')),
    ])
      expect(run(tutorial, node)).not.toContain('parameter-link');
  });
});
