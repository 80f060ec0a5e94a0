import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import type {Locale} from '../../config/locales';
import {groups} from '../parameters/facts';
import {materialPresets} from '../../src/stage/demos';
import {parameters} from '../../src/stage/shading/parameters';
import {parameterFiles, parametersFolder, parametersJson, parametersSchema} from './parameters';

interface Entry {
  id: string;
  unreal: string | null;
  group: {id: string; en: string};
  holder: {kind: string; childOf?: string[]; path?: string};
  parents: Record<string, unknown>;
  default: unknown;
  needs?: {id: string}[];
  pages: Record<Locale, string[]>;
}
const json = JSON.parse(parametersJson()) as {
  parameters: Entry[];
  presets: {id: string; values: unknown; pages: Record<Locale, string>}[];
};
const entry = (id: string) => json.parameters.find((each) => each.id === id)!;
const validate = new Ajv({allErrors: true}).compile(parametersSchema());

describe('parameters.json', () => {
  it('agrees with the catalogue', () => {
    const KEPT = ['id', 'type', 'min', 'max', 'step', 'options', 'space', 'label', 'effect', 'related', 'defaultNote'];
    const kept = (each: object) => Object.fromEntries(Object.entries(each).filter(([key]) => KEPT.includes(key)));
    expect(json.parameters.map(kept)).toEqual(parameters.map(kept));
    for (const [at, {section, type, unit, default: standard}] of parameters.entries()) {
      const written = json.parameters[at]!;
      expect(written.group, written.id).toEqual({id: section, ...groups[section]});
      if (type === 'texture') expect(Array.isArray(written.default), written.id).toBe(true);
      else expect(written.default, written.id).toEqual(standard);
      if (unit) expect(written, written.id).toHaveProperty('unit.en', typeof unit === 'string' ? unit : unit.en);
    }
  });

  it('names all pages of each parameter, the entry of the reference first, rows with their ids', () => {
    const {pages, unreal} = entry('OutlineWidth');
    expect(pages.en[0]).toMatch(/^https:.*\/en\/docs\/Reference\/MaterialParameters#OutlineWidth$/);
    expect(pages.en).toContainEqual(
      expect.stringMatching(/\/en\/docs\/Tutorial\/ControlTheShapeOfOutlines#OutlineWidth$/),
    );
    expect(unreal).toBe('scalar');
    const alone = json.parameters.filter(({pages: each}) => each['zh-Hans'].length === 1).map(({id}) => id);
    expect(alone, 'on no page beside the reference').toEqual(['EmissiveMap']);
  });

  it('says where each parameter is set, what parent materials bring and what must be on', () => {
    expect(entry('OutlineWidth').holder).toEqual({kind: 'material instance', childOf: ['MI_Toon_Outline']});
    expect(entry('CharacterLightMin').holder).toEqual({kind: 'Toon Character Profile'});
    expect(entry('HeadUp').holder).toEqual({kind: 'Toon Character component'});
    expect(entry('CastShadow').holder.path).toContain('Cast Shadow');
    for (const {id, holder} of json.parameters)
      if (holder.kind === 'material instance') expect(holder.childOf, id).not.toEqual([]);
    expect(entry('LightPitchFlatten').parents).toEqual({MI_Toon_Face: 0.8});
    expect(entry('RampIndex').needs).toEqual([{id: 'UseRamp'}]);
  });

  it('has the presets with their values and the demo that shows them', () => {
    expect(json.presets.map(({id, values}) => [id, values])).toEqual(
      materialPresets.map(({id, values}) => [id, values]),
    );
    for (const {id, pages} of json.presets) expect(pages.en).toContain(`stage-preset=${id}`);
  });

  it('has each parameter alone in a small file', () => {
    const files = parameterFiles();
    expect(files.map(([name]) => name)).toEqual(parameters.map(({id}) => `${parametersFolder}/${id}.json`));
    for (const [name, content] of files) {
      expect(content.length, name).toBeLessThan(6000);
      const {$schema, ...alone} = JSON.parse(content) as Record<string, unknown>;
      expect($schema).toContain('#/definitions/parameter');
      expect(alone).toEqual(entry(String(alone.id)));
    }
  });

  it('follows its schema, which refuses a wrong default', () => {
    expect(validate(json), JSON.stringify(validate.errors)).toBe(true);
    const wrong = json.parameters.map((entry) => (entry.id === 'OutlineWidth' ? {...entry, default: 'wide'} : entry));
    expect(validate({...json, parameters: wrong})).toBe(false);
  });
});
