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
import schema from '../../data/parameters-schema.json';

export const parametersFile = 'parameters.json';
export const schemaFile = 'parameters.schema.json';

/** Folder of the files that hold one parameter each. */
export const parametersFolder = 'parameters';

const schemaAddress = `${identity.url}/${schemaFile}`;

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
    $schema: schemaAddress,
    version: identity.version,
    parameters: parameters.map(entry),
    presets: materialPresets.map(presetEntry),
  });

/** One JSON file for each parameter: [path below the root, content]. */
export const parameterFiles = (): [string, string][] =>
  parameters.map((p) => [
    `${parametersFolder}/${p.id}.json`,
    JSON.stringify({$schema: `${schemaAddress}#/definitions/parameter`, ...entry(p)}),
  ]);

const perLocale = (schema: object) => ({
  type: 'object',
  properties: Object.fromEntries(locales.map((locale) => [locale, schema])),
  required: [...locales],
  additionalProperties: false,
});
const uri = {type: 'string', format: 'uri'};

/** JSON Schema (draft 7) of the published list of parameters. */
export const parametersSchema = () => ({
  $id: schemaAddress,
  ...schema,
  definitions: {
    ...schema.definitions,
    id: {enum: parameters.map(({id}) => id)},
    part: {enum: Object.keys(parts)},
    parent: {enum: Object.values(presetParents)},
    localText: perLocale(schema.definitions.text),
    localTexts: perLocale(schema.definitions.texts),
    localUri: perLocale(uri),
    localUris: perLocale({type: 'array', items: uri}),
  },
});
