import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import type {Locale} from '../../config/locales';
import {parameters} from '../../src/stage/shading/parameters';
import {parametersJson, parametersSchema} from './parameters';

interface Entry {
  id: string;
  unreal: string | null;
  pages: Record<Locale, string[]>;
}
const json = JSON.parse(parametersJson()) as {parameters: Entry[]};
const validate = new Ajv({allErrors: true}).compile(parametersSchema());

describe('parameters.json', () => {
  it('agrees with the catalogue', () => {
    expect(json.parameters.map((entry) => ({...entry, unreal: undefined, pages: undefined}))).toEqual(
      parameters.map((p) => ({
        ...p,
        section: undefined,
        unit: p.unit && (typeof p.unit === 'string' ? {'zh-Hans': p.unit, en: p.unit} : p.unit),
        defaultNote: p.defaultNote,
        label: p.label,
        effect: p.effect,
      })),
    );
  });

  it('names the pages of each parameter with its row', () => {
    const width = json.parameters.find(({id}) => id === 'OutlineWidth');
    expect(width?.pages.en).toContainEqual(
      expect.stringMatching(/^https:.*\/en\/docs\/Tutorial\/ControlTheShapeOfOutlines#OutlineWidth$/),
    );
    expect(width?.unreal).toBe('scalar');
  });

  it('follows its schema, which refuses a wrong default', () => {
    expect(validate(json), JSON.stringify(validate.errors)).toBe(true);
    const wrong = json.parameters.map((entry) => (entry.id === 'OutlineWidth' ? {...entry, default: 'wide'} : entry));
    expect(validate({...json, parameters: wrong})).toBe(false);
  });
});
