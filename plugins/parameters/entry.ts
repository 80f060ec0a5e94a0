/** Prints the entries of the parameter reference as HTML, at build. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {pinyin} from 'pinyin-pro';
import {fill, forLocale} from '../../config/localized';
import {addressIn, type Locale} from '../../config/locales';
import {breakable} from '../code/break-points';
import {addressOf} from '../glossary/names';
import {catalogueOf} from '../versions/catalogue';
import {printed, range, standardOf} from '../parameter-tables/table';
import {demos, type Demo} from '../../src/stage/demos';
import {fold} from '../../packages/search/engine/fold';
import {isProfileValue, unrealText} from '../../src/stage/exchange/unrealText';
import {
  isParameterId,
  parameter,
  unitIn,
  type Parameter,
  type ParameterValue,
} from '../../src/stage/shading/parameters';
import {toHex} from '../../src/stage/ui/color';
import {unitAfter} from '../../src/stage/ui/values';
import {
  BLEND_ASSET,
  circumstances,
  meshPlaces,
  needsOf,
  parentOf,
  partOf,
  parts,
  partsOf,
  placeIn,
  type Need,
} from './facts';
import {figureElement} from '../figures/rehype';
import {pagesExplaining} from './pages';
import {stripFigure, type Caption} from './strip-html';
import {stripOf, type Step} from './strips';
import texts from '../../data/reference.json';

const {words} = texts.entry;

type Content = ElementContent | string;
type Color = readonly [number, number, number];
const isColour = ({type}: Parameter) => type === 'color';

/** A value with its unit; a colour as its sRGB code. */
function valueText(definition: Parameter, value: ParameterValue, locale: Locale): string {
  if (typeof value === 'boolean') return forLocale(words, locale)[value ? 'on' : 'off'];
  if (isColour(definition)) return toHex(value as Color);
  const unit = typeof value === 'number' ? unitAfter(unitIn(definition.unit, locale)) : '';
  return printed(value, locale) + unit;
}

/** A value as text; a colour has its linear numbers, as a material instance shows them. */
const plainText = (definition: Parameter, value: ParameterValue, locale: Locale): string =>
  isColour(definition) ? printed(value, locale) : valueText(definition, value, locale);

/** The same; a colour has its hex notation too. */
export const fullText = (definition: Parameter, value: ParameterValue, locale: Locale): string =>
  plainText(definition, value, locale) + (isColour(definition) ? ` (${toHex(value as Color)})` : '');

const isDefault = ({default: standard}: Parameter, value?: ParameterValue) =>
  value !== undefined && JSON.stringify(value) === JSON.stringify(standard);

/** The demo whose panel has a parameter. */
const demoWith = (id: string): Demo | undefined =>
  demos.find(({page, controls}) => page !== 'home' && (controls as readonly string[]).includes(id));

/** Address of the stage on a value: `src/stage/ui/url.ts` reads it. */
function liveAddress(definition: Parameter, value: ParameterValue | undefined, locale: Locale): string | undefined {
  const demo = demoWith(definition.id);
  if (!demo || value === undefined) return undefined;
  const text = isColour(definition) ? toHex(value as Color).slice(1) : String(value);
  return addressIn(locale, `${addressOf(demo.page)}?stage=${demo.id}&${definition.id}=${text}#${demo.id}`);
}

const swatch = (colour: ParameterValue): Element =>
  h('span', {className: ['strip-colour'], style: `background:${toHex(colour as Color)}`});

/** What is written under a step of a strip. */
function captionOf(definition: Parameter, step: Step, locale: Locale): Caption {
  const said = step.label ? forLocale(step.label, locale) : valueText(definition, step.value!, locale);
  return {
    content: [
      ...(isColour(definition) && step.value ? [swatch(step.value)] : []),
      said,
      ...(isDefault(definition, step.value) ? [h('small', forLocale(words, locale).standard)] : []),
    ],
    href: liveAddress(definition, step.value, locale),
  };
}

/** The pictures of a parameter, or its drawing. */
function figureOf(definition: Parameter, locale: Locale): ElementContent | undefined {
  const {id} = definition;
  // The stage no longer has it.
  if (!isParameterId(id)) return undefined;
  const strip = stripOf(id);
  if (strip)
    return stripFigure(
      id,
      strip.steps.map((step) => captionOf(definition, step, locale)),
    );
  const {html, ...properties} = figureElement(id, locale).properties;
  return h('figure', properties, {type: 'raw', value: String(html)} as never);
}

/** A link to the entry of a parameter. */
const entryLink = (id: string): Element => h('a', {href: `#${id}`}, h('code', id));

/** A condition in words. */
function needText({id, options, or: others = []}: Need, locale: Locale): Content[] {
  const {need, or, orElse} = forLocale(words, locale);
  const value = options
    ? fill(need.option, {value: options.join(or)})
    : need[parameter(id).type as Exclude<keyof typeof need, 'option'>];
  return [entryLink(id), value, ...others.flatMap((other) => [orElse, ...needText(other, locale)])];
}

/** What a reader may type to find an entry besides its text: its names in all languages and the pinyin of the Chinese one. */
export function keysOf({label}: Parameter): string {
  const syllables = pinyin(label['zh-Hans'], {toneType: 'none', type: 'array', nonZh: 'consecutive'});
  return fold(
    [...Object.values(label), syllables.join(''), syllables.map(([letter = '']) => letter).join('')].join(' '),
  );
}

const joined = (items: readonly Content[][], separator: string): Content[] =>
  items.flatMap((item, at) => (at > 0 ? [separator, ...item] : item));

/** What stands above the columns of the rows; each row says it to those who do not see them. */
export function columnsOf(locale: Locale): Element {
  const {name, effect, range: limits, standard} = forLocale(words, locale);
  return h(
    'p',
    {ariaHidden: 'true'},
    [name, effect, limits, standard].map((text) => h('span', text)),
  );
}

/** Longer ones have two lines on a phone. */
const LONG_ID = 17;

/** The row of a parameter, which opens its entry: id, name, effect, range or options, and default. */
function rowOf(definition: Parameter, locale: Locale): Element {
  const {id, label, effect} = definition;
  const say = forLocale(words, locale);
  const limits = definition.type === 'bool' ? say.off + say.join + say.on : range(definition, locale);
  const cell = (term: string, ...content: (ElementContent | string)[]) =>
    h('span', [h('i', term + say.colon), ...content]);
  return h('summary', [
    h('h3', {id}, h('code', id.length > LONG_ID ? breakable(id) : id)),
    // The label is not in the heading: search compares a heading with the id that was typed.
    h('span', [h('b', forLocale(label, locale)), ' ', forLocale(effect, locale)]),
    cell(say.range, limits),
    cell(
      say.standard,
      ...(isColour(definition) && !definition.defaultNote ? [swatch(definition.default), ' '] : []),
      ...standardOf(definition, locale, (value) => plainText(definition, value, locale)),
    ),
  ]);
}

/**
 * The entry of a parameter.
 * @param version of the documents; undefined for the current ones
 */
export function entryOf(definition: Parameter, locale: Locale, version?: string): Element {
  const catalogue = catalogueOf(version);
  const {id, related = []} = definition;
  const say = forLocale(words, locale);
  const needs = needsOf(id).filter((need) => catalogue.has(need.id));
  const {note} = (isParameterId(id) && stripOf(id)) || {};
  const pages = pagesExplaining(id, locale, version);
  const paste = unrealText({[id]: definition.default});
  const inParts = partsOf(definition).map((part) => forLocale(parts[part], locale));
  const facts: [string, Content[]][] = [[say.part, [inParts.join(say.join)]]];
  const parent = parentOf(definition);
  const place = isParameterId(id) && meshPlaces[id];
  if (place) facts.push([say.asset, [placeIn(place, locale)]]);
  else if (definition.component) facts.push([say.computed, [say.component]]);
  else if (isProfileValue(definition)) facts.push([say.asset, ['Toon Character Profile']]);
  else if (parent)
    facts.push([
      say.asset,
      [
        say.child.before,
        h('code', parent),
        say.child.after,
        ...(partOf(definition) === 'layers' ? [say.blend, h('code', BLEND_ASSET)] : []),
      ],
    ]);
  const circumstance = isParameterId(id) && circumstances[id];
  const conditions = joined(
    needs.map((need) => needText(need, locale)),
    say.join,
  );
  if (circumstance) conditions.push((needs.length > 0 ? say.and : '') + forLocale(circumstance, locale));
  if (conditions.length > 0) facts.push([say.needs, conditions]);
  if (related.length > 0)
    facts.push([
      say.related,
      joined(
        related.map((name): Content[] => {
          const code = h('code', name);
          if (catalogue.has(name)) return [entryLink(name)];
          return name.startsWith('r.')
            ? [h('a', {href: addressIn(locale, `${addressOf('Reference/ConsoleVariables', version)}#${name}`)}, code)]
            : [placeIn(name, locale)];
        }),
        say.join,
      ),
    ]);
  if (pages.length > 0)
    facts.push([
      say.pages,
      joined(
        pages.map(({address, title}) => [h('a', {href: addressIn(locale, address)}, title)]),
        say.join,
      ),
    ]);
  if (paste) facts.push([say.paste, [h('code', paste)]]);
  return h('details', {className: ['parameter']}, [
    rowOf(definition, locale),
    figureOf(definition, locale),
    note && h('p', {className: ['figure-caption']}, forLocale(note, locale)),
    h(
      'dl',
      facts.flatMap(([term, content]) => [h('dt', term), h('dd', content)]),
    ),
  ]);
}
