/** `parameters.json`: the parameter catalogue for programs, and its JSON Schema. */
import {identity} from '../../config/identity';
import {addressIn, locales, type Locale} from '../../config/locales';
import {addressOf} from '../glossary/names';
import {
  BLEND_ASSET,
  groups,
  meshPlaces,
  needsOf,
  parentsOf,
  partOf,
  parts,
  partsOf,
  presetParents,
} from '../parameters/facts';
import {REFERENCE} from '../parameters/mentions';
import {documentsIn, hasRow, names} from '../parameters/pages';
import {demo, demos, materialPresets, type MaterialPreset} from '../../src/stage/demos';
import {instanceType, isProfileValue} from '../../src/stage/exchange/unrealText';
import {
  isParameterId,
  parameters,
  type MaterialPreset as Parent,
  type Parameter,
} from '../../src/stage/shading/parameters';

export const parametersFile = 'parameters.json';
export const schemaFile = 'parameters.schema.json';

/** Folder of the files that hold one parameter each. */
export const parametersFolder = 'parameters';

const schema = `${identity.url}/${schemaFile}`;

/** Numbers of a texture's default, of which the catalogue has the text: what an empty slot counts as. */
const NAMED: Readonly<Record<string, readonly number[]>> = {white: [1, 1, 1], black: [0, 0, 0]};
const texel = (text: string): readonly number[] => NAMED[text] ?? text.split(',').map(Number);

/** Addresses of the pages that name a parameter or whose demo has it, the entry of the reference first; a row's with its id. */
function pagesOf(id: string, locale: Locale): string[] {
  const shown = demos.filter(({controls}) => (controls as readonly string[]).includes(id)).map(({page}) => page);
  const address = (path: string) => `${identity.url}${addressIn(locale, path)}`;
  return [
    address(`${addressOf(REFERENCE)}#${id}`),
    ...documentsIn(locale)
      .filter((each) => each.page !== REFERENCE && (names(each, id) || shown.includes(each.page)))
      .map((each) => address(`${each.address}${hasRow(each, id) ? `#${id}` : ''}`)),
  ];
}

/** Where a parameter is set: the kind of object, and the parent of the instance or the path in the editor. */
function holderOf(p: Parameter) {
  const path = isParameterId(p.id) && meshPlaces[p.id];
  if (path) return {kind: 'mesh component', path};
  if (p.component) return {kind: 'Toon Character component'};
  if (isProfileValue(p)) return {kind: 'Toon Character Profile'};
  return {kind: 'material instance', childOf: parentsOf(p), ...(partOf(p) === 'layers' && {asset: BLEND_ASSET})};
}

const perLocaleText = (text: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((each) => [each, text(each)]));

function entry(p: Parameter) {
  const {unit, section, presets = {}, ...rest} = p as Parameter & {presets?: object};
  const needs = needsOf(p.id);
  return {
    ...rest,
    group: {id: section, ...groups[section]},
    parts: partsOf(p),
    holder: holderOf(p),
    unreal: instanceType(p) ?? null,
    unit: typeof unit === 'string' ? perLocaleText(() => unit) : unit,
    default: p.type === 'texture' ? texel(p.default) : p.default,
    parents: Object.fromEntries(Object.entries(presets).map(([name, value]) => [presetParents[name as Parent], value])),
    ...(needs.length > 0 && {needs}),
    pages: Object.fromEntries(locales.map((locale) => [locale, pagesOf(p.id, locale)])),
  };
}

const presetEntry = ({id, label, note, steps, values, demo: stage}: MaterialPreset) => ({
  id,
  label,
  note,
  ...(steps && {steps}),
  values,
  pages: perLocaleText((locale) => {
    const page = addressIn(locale, addressOf(demo(stage).page));
    return `${identity.url}${page}?stage=${stage}&stage-preset=${id}#${stage}`;
  }),
});

export const parametersJson = (): string =>
  JSON.stringify({
    $schema: schema,
    version: identity.version,
    parameters: parameters.map(entry),
    presets: materialPresets.map(presetEntry),
  });

/** One JSON file for each parameter: [path below the root, content]. */
export const parameterFiles = (): [string, string][] =>
  parameters.map((p) => [
    `${parametersFolder}/${p.id}.json`,
    JSON.stringify({$schema: `${schema}#/definitions/parameter`, ...entry(p)}),
  ]);

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
  texture: {value: {type: 'array', items: number, minItems: 3, maxItems: 4}, needs: ['space']},
};

/** JSON Schema (draft 7) of the published list of parameters. */
export const parametersSchema = () => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: `${identity.url}/${schemaFile}`,
  title: 'Shading parameters',
  description:
    'Colours are linear. Vectors, colours and what an empty texture slot counts as are arrays of numbers; vectors are in the axes of Unreal Engine: X forward, Y right, Z up.',
  type: 'object',
  properties: {
    $schema: text,
    version: {...text, description: 'Of the plugin.'},
    parameters: {type: 'array', items: {$ref: '#/definitions/parameter'}},
    presets: {type: 'array', items: {$ref: '#/definitions/preset'}},
  },
  required: ['version', 'parameters', 'presets'],
  additionalProperties: false,
  definitions: {
    preset: {
      type: 'object',
      properties: {
        id: text,
        label: perLocale(text),
        note: perLocale(text),
        steps: {...perLocale(texts), description: 'Steps in the editor besides the paste.'},
        values: {type: 'object', propertyNames: {enum: parameters.map(({id}) => id)}},
        pages: {...perLocale({type: 'string', format: 'uri'}), description: 'The demo with the values of the preset.'},
      },
      required: ['id', 'label', 'note', 'values', 'pages'],
      additionalProperties: false,
    },
    need: {
      type: 'object',
      properties: {
        id: {...text, description: 'On (a switch), above 0 (a number), filled (a texture) or one of the options.'},
        options: texts,
        or: {type: 'array', items: {$ref: '#/definitions/need'}, description: 'Each of these will do as well.'},
      },
      required: ['id'],
      additionalProperties: false,
    },
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
        parents: {
          type: 'object',
          properties: Object.fromEntries(Object.values(presetParents).map((parent) => [parent, {}])),
          additionalProperties: false,
          description: 'Defaults of parent materials, where they differ.',
        },
        group: {
          ...perLocale(text),
          properties: {id: text, ...perLocale(text).properties},
          description: 'Group of the material instance.',
        },
        parts: {type: 'array', items: {enum: Object.keys(parts)}, description: 'What the parameter is for.'},
        holder: {
          type: 'object',
          properties: {
            kind: {
              enum: ['material instance', 'Toon Character Profile', 'Toon Character component', 'mesh component'],
            },
            childOf: {...texts, description: 'Parents of the material instances that hold it.'},
            asset: {...text, description: 'Asset beside the instance.'},
            path: {...text, description: 'Where the editor has it.'},
          },
          required: ['kind'],
          additionalProperties: false,
        },
        needs: {
          type: 'array',
          items: {$ref: '#/definitions/need'},
          description: 'Conditions, all of which must hold for the parameter to act.',
        },
        label: perLocale(text),
        effect: perLocale(text),
        symptom: {
          type: 'object',
          properties: {low: perLocale(text), high: perLocale(text)},
          required: ['low', 'high'],
          additionalProperties: false,
          description: 'What one sees while the parameter is below or above the value that a picture needs.',
        },
        $schema: text,
        related: {...texts, description: 'Console variables and settings that act on the same thing.'},
        pages: {
          ...perLocale({type: 'array', items: {type: 'string', format: 'uri'}}),
          description: 'All pages that name it or whose demo has it; the entry of the reference first.',
        },
      },
      required: ['id', 'group', 'parts', 'holder', 'type', 'unreal', 'default', 'parents', 'label', 'effect', 'pages'],
      additionalProperties: false,
      allOf: Object.entries(TYPES).map(([type, {value, needs = []}]) => ({
        if: {properties: {type: {const: type}}},
        then: {
          properties: {default: value, parents: {additionalProperties: value}},
          ...(needs.length > 0 && {required: [...needs]}),
        },
      })),
    },
  },
});
