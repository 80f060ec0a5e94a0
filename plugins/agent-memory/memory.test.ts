import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {identity} from '../../config/identity';
import {locales} from '../../config/locales';
import {isParameterId, parameter, parameters, type ParameterId} from '../../src/stage/shading/parameters';
import {fileOf} from '../versions/versions';
import {LARGEST, memory} from './memory';
import {tasks} from './tasks';

/** Words of the text that look like parameters and are names of the engine or of assets. */
const OTHER =
  /^(?:MI_Toon_\w+|M_Toon_Layered|MatCap|CustomDepth|VertexNormal|SkipSameGroup|MaterialParameters|ConsoleVariables)$/;

describe.each(locales)('the index for the memory of an agent (%s)', (locale) => {
  const text = memory(locale);

  it('fits into 8 kB and names the version', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LARGEST);
    expect(text).toContain(`${identity.name[locale]} ${identity.version}`);
  });

  it('has every parameter of the catalogue, and no name that is none', () => {
    for (const {id} of parameters) expect(text, id).toMatch(new RegExp(`\\b${id}\\b`));
    const names = text.match(/\b[A-Z][a-z]+[A-Z]\w*\b\*?/g) ?? [];
    expect(names.length).toBeGreaterThan(parameters.length);
    const stands = (name: string) =>
      name.endsWith('*') ? parameters.some(({id}) => id.startsWith(name.slice(0, -1))) : isParameterId(name);
    expect(names.filter((name) => !stands(name) && !OTHER.test(name))).toEqual([]);
  });

  it('has ranges with units, and the default of the parent that brings its own', () => {
    expect(text).toContain('OutlineWidth 0..2 cm[0.3]');
    expect(text).toContain('HairHighlightMode Off|Strand|Ring[Ring]');
    expect(text).toMatch(/MI_Toon_Face\) LightPitchFlatten\[0\.8\]/);
  });

  it('has the tasks, whose values the parameters take', () => {
    expect(tasks).toHaveLength(12);
    for (const {name, values, page} of tasks) {
      expect(text).toContain(name[locale]);
      for (const [id, value] of Object.entries(values)) {
        const definition = parameter(id as ParameterId);
        if ('options' in definition) expect(definition.options, id).toContain(value);
        else if (definition.type === 'bool') expect(value, id).toBeTypeOf('boolean');
        else if ('min' in definition) {
          expect(value, id).toBeGreaterThanOrEqual(definition.min!);
          expect(value, id).toBeLessThanOrEqual(definition.max!);
        }
        const source = readFileSync(`docs/${page}.md`, 'utf8');
        expect(source, `${page} names ${id}`).toMatch(new RegExp(`\\b${id}\\b`));
      }
    }
  });

  it('has answers without the titles of the pages that they link to', () => {
    const titles = readdirSync(fileOf('Tutorial', locale).replace(/\.md$/, '')).map(
      (file) =>
        /^title: (.*)$/m.exec(readFileSync(fileOf(`Tutorial/${file.replace(/\.md$/, '')}`, locale), 'utf8'))![1]!,
    );
    expect(titles.length).toBeGreaterThan(9);
    expect(titles.filter((title) => title.length > 3 && text.includes(title))).toEqual([]);
  });
});
