/** `parameters.json`: the parameter catalogue for programs, and its JSON Schema. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {identity} from '../../config/identity';
import {locales} from '../../config/locales';
import {instanceType} from '../../src/stage/exchange/unrealText';
import {parameters, type Parameter} from '../../src/stage/shading/parameters';

export const parametersFile = 'parameters.json';
export const schemaFile = 'parameters.schema.json';

/** Routes of the pages with a table that has the parameter: `<Parameters ids="…" />`. */
function pagesByParameter(): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const docs = 'docs';
  for (const file of readdirSync(docs, {recursive: true, encoding: 'utf8'}).sort()) {
    if (!file.endsWith('.md')) continue;
    const route = `docs/${file.split(path.sep).join('/')}`.replace(/\.md$/, '').replace(/\/index$/, '/');
    const tables = readFileSync(path.join(docs, file), 'utf8').matchAll(/<Parameters\s+ids="([^"]*)"/g);
    const ids = [...tables].flatMap(([, list = '']) => list.trim().split(/\s+/));
    for (const id of new Set(ids)) pages.set(id, [...(pages.get(id) ?? []), route]);
  }
  return pages;
}

function entry(p: Parameter, routes: readonly string[]) {
  const {unit} = p;
  return {
    ...p,
    section: undefined,
    unreal: instanceType(p) ?? null,
    unit: typeof unit === 'string' ? Object.fromEntries(locales.map((locale) => [locale, unit])) : unit,
    pages: Object.fromEntries(
      locales.map((locale) => [locale, routes.map((route) => `${identity.url}/${locale}/${route}#${p.id}`)]),
    ),
  };
}

export function parametersJson(): string {
  const pages = pagesByParameter();
  return JSON.stringify({
    $schema: `${identity.url}/${schemaFile}`,
    parameters: parameters.map((p) => entry(p, pages.get(p.id) ?? [])),
  });
}

const number = {type: 'number'};
const text = {type: 'string', minLength: 1};
const texts = {type: 'array', items: text};
const perLocale = (schema: object) => ({
  type: 'object',
  properties: Object.fromEntries(locales.map((locale) => [locale, schema])),
  required: [...locales],
  additionalProperties: false,
});
const triple = {type: 'array', items: number, minItems: 3, maxItems: 3};

/** Default and further fields of each type. */
const TYPES: Readonly<Record<Parameter['type'], {value: object; needs?: readonly string[]}>> = {
  scalar: {value: number, needs: ['min', 'max', 'step']},
  int: {value: {type: 'integer'}, needs: ['min', 'max', 'step']},
  color: {value: triple, needs: ['min', 'max']},
  vec3: {value: triple},
  bool: {value: {type: 'boolean'}},
  enum: {value: text, needs: ['options']},
  flags: {value: texts, needs: ['options']},
  texture: {value: text, needs: ['space']},
};

export const parametersSchema = () => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: `${identity.url}/${schemaFile}`,
  title: 'Shading parameters',
  description: 'Colours are linear. Vectors are in the axes of Unreal Engine: X forward, Y right, Z up.',
  type: 'object',
  properties: {$schema: text, parameters: {type: 'array', items: {$ref: '#/definitions/parameter'}}},
  required: ['parameters'],
  additionalProperties: false,
  definitions: {
    parameter: {
      type: 'object',
      properties: {
        id: {...text, description: 'Name in the material instance.'},
        type: {enum: Object.keys(TYPES)},
        unreal: {
          enum: ['scalar', 'vector', 'switch', null],
          description:
            'Type of the parameter in a material instance; null where no instance holds a value of its own. A scalar of type enum is the index of the option, from 0.',
        },
        component: {const: true, description: "Set on the character's components."},
        unit: perLocale(text),
        min: number,
        max: number,
        step: number,
        options: texts,
        space: {enum: ['sRGB', 'linear'], description: 'Colour space in which the texture is read.'},
        default: {},
        defaultNote: {...perLocale(text), description: 'In place of the default where it is not constant.'},
        presets: {
          type: 'object',
          properties: {face: {}, hair: {}},
          additionalProperties: false,
          description: 'Defaults of MI_Toon_Face and MI_Toon_Hair, where they differ.',
        },
        label: perLocale(text),
        effect: perLocale(text),
        related: {...texts, description: 'Console variables and settings that act on the same thing.'},
        pages: perLocale({type: 'array', items: {type: 'string', format: 'uri'}}),
      },
      required: ['id', 'type', 'unreal', 'default', 'label', 'effect', 'pages'],
      additionalProperties: false,
      allOf: Object.entries(TYPES).map(([type, {value, needs = []}]) => ({
        if: {properties: {type: {const: type}}},
        then: {
          properties: {default: value, presets: {additionalProperties: value}},
          ...(needs.length > 0 && {required: [...needs]}),
        },
      })),
    },
  },
});
