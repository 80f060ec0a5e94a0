/** What the controls of a panel need to have an effect: what their parameters need in Unreal, and what the stage adds. */
import {forLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {textOf} from '../page-pipeline/hast';
import {needText} from '../parameters/entry';
import {needsOf, type Need} from '../parameters/facts';
import type {Demo} from '../../src/stage/demos';
import {parameter} from '../../src/stage/shading/parameters';
import type {Condition, Control, Value} from '../../src/stage/ui/data';
import {fulfils} from '../../src/stage/ui/values';

const words = {
  'zh-Hans': {
    acts: '{need}时起作用',
    named: '「{name}」',
    is: {switch: '{name}为开', color: '选定{name}', number: '{name}大于0', below: '{name}小于{below}'},
  },
  en: {
    acts: 'Acts when {need}',
    named: '{name}',
    is: {
      switch: '{name} is on',
      color: '{name} is chosen',
      number: '{name} is above 0',
      below: '{name} is below {below}',
    },
  },
} as const;

/** What parameters need on the stage alone. */
const STAGE_NEEDS: readonly (readonly [of: RegExp, id: string, below?: number])[] = [
  [/^Layer(?!Enabled$)/, 'LayerEnabled'],
  [/^OutlineBaseColorInfluence$/, 'OutlineColor'],
  [/^OutlineWidth$/, 'OutlineScreenBlend', 1],
];
/** What does as well on the stage: the hair's ring reads the sphere of normals too. */
const ALSO: readonly (readonly [of: RegExp, need: Need])[] = [
  [/^SphericalNormal(?:Center|Scale)$/, {id: 'HairHighlightMode', options: ['Ring']}],
];

const all = (need: Need): readonly Need[] => [need, ...(need.or ?? [])];

/** The condition that another control is on, chosen, above 0 or below a limit. */
export function conditionOf({kind, id, label}: Control, locale: Locale, below?: number): Condition {
  const {acts, named, is} = forLocale(words, locale);
  const text = is[below === undefined ? (kind as keyof typeof is) : 'below']
    .replace('{name}', named.replace('{name}', label))
    .replace('{below}', String(below));
  return {any: [{id, ...(below !== undefined && {below})}], why: acts.replace('{need}', text)};
}

function ofParameter(need: Need, locale: Locale): Condition {
  const {acts, named} = forLocale(words, locale);
  const name = (id: string) =>
    ({type: 'text', value: named.replace('{name}', forLocale(parameter(id).label, locale))}) as const;
  return {
    any: all(need).map(({id, options}) => ({id, ...(options && {options})})),
    why: acts.replace('{need}', textOf({type: 'root', children: needText(need, locale, name)})),
  };
}

/**
 * Conditions of a control that the other controls of its panel decide. Those that name a texture are left out: the stage
 * has them all.
 * @param controlOf any control of the demo, of its panel or not
 * @param fixed the value of a parameter that the panel does not set; undefined for its controls
 * @throws Error when a fixed value makes the control useless
 */
export function conditionsOf(
  {id: demo, needs}: Pick<Demo, 'id' | 'needs'>,
  id: string,
  locale: Locale,
  controlOf: (id: string) => Control,
  fixed: (id: string) => Value | undefined,
): Condition[] {
  const own = needs?.[id as keyof typeof needs];
  const conditions = [
    ...(own ? [{any: own.any, why: forLocale(own.why, locale)}] : []),
    ...STAGE_NEEDS.flatMap(([of, need, below]) => (of.test(id) ? [conditionOf(controlOf(need), locale, below)] : [])),
    ...needsOf(id)
      .filter((need) => all(need).every((each) => parameter(each.id).type !== 'texture'))
      .map((need) => ({...need, or: [...(need.or ?? []), ...ALSO.flatMap(([of, also]) => (of.test(id) ? also : []))]}))
      .map((need) => ofParameter(need, locale)),
  ];
  return conditions.flatMap(({any, why}) => {
    if (fulfils({any}, fixed)) return [];
    const open = any.filter((each) => fixed(each.id) === undefined);
    if (open.length === 0)
      throw new Error(
        `${demo}: ${id} does nothing ("${why}"): set ${any.map((each) => each.id).join(' or ')} in the demo's \`values\` or in the task's \`given\``,
      );
    return [{any: open, why}];
  });
}
