import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {h} from 'hastscript';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {stageData} from '../stage-figures/data';
import {materialPresets} from '../../src/stage/demos';
import {isParameterId, parameter, type ParameterId} from '../../src/stage/shading/parameters';
import {readAddress} from '../../src/stage/ui/url';
import {strips, presetStrip} from '../parameters/strips';
import rehypePresets, {presetQuery} from './rehype';

const folders = {'zh-Hans': 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current'} as const;

/** What `<Preset id="…" />` opens; its summary is first. */
const printed = (id: string, ...above: Element[]) => {
  const preset: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'Preset',
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
    children: [],
  };
  const root: Root = {type: 'root', children: [...above, preset]};
  const [, wall] = (unified().use(rehypePresets).runSync(root) as Root).children as Element[];
  return (wall!.children[0] as Element).children as Element[];
};
const heading = h('h2', {id: 'cloth'}, 'Cloth');
const namesIn = (nodes: readonly Element[]) =>
  nodes.map(({tagName, ...node}) => tagName ?? (node as {name?: string}).name);

describe('presets', () => {
  it.each(materialPresets.map((preset) => [preset.id, preset] as const))(
    '%s differs from the defaults, and its link sets every value on its stage',
    (id, preset) => {
      for (const [name, value] of Object.entries(preset.values))
        expect(value, name).not.toEqual(parameter(name).default);
      expect(readAddress(presetQuery(preset), stageData(preset.demo, 'en'))?.values).toMatchObject({
        ...preset.stage,
        ...preset.values,
      });
      expect(strips.has(presetStrip(id))).toBe(true);
    },
  );

  it.each(materialPresets)('$id lists each material parameter that its picture is drawn with', ({stage, values}) => {
    const drawn = Object.entries(stage).filter(([name]) => isParameterId(name));
    for (const [name, value] of drawn)
      expect(values[name as ParameterId] ?? parameter(name).default, name).toEqual(value);
  });

  it.each(Object.values(folders))('are all on their page, each under its heading (%s)', (folder) => {
    const page = readFileSync(path.join(folder, 'Reference/Presets.md'), 'utf8');
    const shown = [...page.matchAll(/\{\/\* #(\S+) \*\/\}\n\n<Preset id="([^"]+)" \/>/g)];
    expect(shown.map(([, anchor]) => anchor)).toEqual(shown.map(([, , id]) => id));
    expect(shown.map(([, , id]) => id)).toEqual(materialPresets.map(({id}) => id));
  });

  it.each(Object.values(folders))('of metal hold the values of their tutorial (%s)', (folder) => {
    const page = readFileSync(path.join(folder, 'Tutorial/AddSpecularAndMetal.md'), 'utf8');
    const steps = page.split('{/* #metal */}')[1]!.split('<Figure')[0]!;
    for (const id of ['metal-cold', 'metal-warm']) {
      const {values} = materialPresets.find((preset) => preset.id === id)!;
      for (const name of ['MatCapIntensity', 'MatCapBlend', 'MetalTint'] as const)
        expect(steps, `${id} ${name}`).toMatch(
          new RegExp(`\\[${values[name] ?? parameter(name).default}\\]\\(\\?[^)]*\\b${name}=`),
        );
      for (const name of ['RampIndex', 'SpecularIntensity'] as const)
        expect(steps, `${id} ${name}`).toMatch(new RegExp(`\`${name}\`.*[^\\d.]${values[name]}(?![\\d]|\\.\\d)`));
    }
  });

  it('have picture, link, table and paste text; values of the profile are named and not pasted', () => {
    const cloth = printed('cloth', heading);
    expect(namesIn(cloth)).toEqual(['summary', 'p', 'Strip', 'p', 'table', 'pre']);
    expect(namesIn(cloth[0]!.children as Element[])).toEqual(['h2', 'picture']);
    const ink = printed('ink-only', heading);
    expect(namesIn(ink)).toEqual(['summary', 'p', 'ol', 'Strip', 'p', 'table', 'p', 'pre']);
    expect(JSON.stringify(ink[6])).toContain('CharacterExposure');
    expect(JSON.stringify(ink[7])).not.toContain('CharacterExposure');
    expect(namesIn(printed('night', heading))).not.toContain('pre');
    const [, note] = printed('night', heading);
    expect(toHtml(note!)).toContain(
      '<a href="/docs/Tutorial/ControlLightingOfCharactersAndScenes#night">让角色夜里不发光</a>',
    );
    expect(toHtml(note!)).toContain('<code>CharacterLightMin</code>');
    expect(() => printed('none', heading)).toThrow(/skin-film, skin-comic/);
    expect(() => printed('cloth')).toThrow(/heading/);
  });
});
