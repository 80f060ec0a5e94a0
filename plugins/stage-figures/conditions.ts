/** What the controls of a panel need to have an effect: what their parameters need in Unreal, and what the stage adds. */
import {fill, forLocale} from '../../config/localized';
import type {Locale, Localized} from '../../config/locales';
import {factsOf, type Need} from '../parameters/facts';
import type {Demo} from '../../src/stage/demos';
import type {Limit} from '../../src/stage/demos/types';
import {LIMITS} from '../../src/stage/engine/camera';
import {parameter} from '../../src/stage/shading/parameters';
import type {Condition, Control, Value} from '../../src/stage/ui/data';
import {fulfils} from '../../src/stage/ui/values';
import reference from '../../data/reference.json';
import texts from '../../data/stage.json';

const words = texts.conditions;

/** Names of what follows from several values, in a sentence. */
const QUANTITIES: Readonly<Record<string, Localized>> = texts.quantities;

const all = (need: Need): readonly Need[] => [need, ...(need.or ?? [])];

/** The condition that one of some values is on, chosen, above 0, one of its options, or below a limit. */
export function conditionOf(any: readonly Limit[], locale: Locale, controlOf: (id: string) => Control): Condition {
  const {acts, named, is} = forLocale(words, locale);
  const {or} = forLocale(reference.entry.words, locale);
  const name = (id: string): string =>
    QUANTITIES[id] ? forLocale(QUANTITIES[id], locale) : named.replace('{name}', controlOf(id).label);
  const needs = any.map(({id, options, below}) =>
    fill(is[below === undefined ? (controlOf(id).kind as keyof typeof is) : 'below'], {
      name: name(id),
      options: options?.join(or) ?? '',
      below: typeof below === 'string' ? name(below) : String(below),
    }),
  );
  return {any, why: fill(acts, {need: needs.join(or)})};
}

/** A need with what serves instead of it: further options of its own parameter stand beside its options. */
function withInstead(need: Need, instead: readonly Need[]): Need {
  const same = instead.filter(({id}) => id === need.id);
  return {
    ...need,
    ...(need.options && {options: [...need.options, ...same.flatMap(({options = []}) => options)]}),
    or: [...(need.or ?? []), ...instead.filter((each) => !same.includes(each))],
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
  const facts = factsOf(id);
  const conditions = [
    ...(own ? [{any: own.any, why: forLocale(own.why, locale)}] : []),
    ...(facts.limits ?? []).map((any) => conditionOf(any, locale, controlOf)),
    ...[...(facts.needs ?? []), ...(facts.onStage ?? [])]
      .filter((need) => all(need).every((each) => parameter(each.id).type !== 'texture'))
      .map((need) =>
        conditionOf(
          all(withInstead(need, facts.instead ?? [])).map(({id, options}) => ({id, ...(options && {options})})),
          locale,
          controlOf,
        ),
      ),
  ];
  /** With the camera as far away as it gets. */
  const farAway = (id: string) => (id === 'CameraDistance' ? LIMITS.far : fixed(id));
  return conditions.flatMap(({any, why}) => {
    if (fulfils({any}, any.some((each) => each.id === 'Nearest') ? farAway : fixed)) return [];
    const open = any.filter((each) => QUANTITIES[each.id] || fixed(each.id) === undefined);
    if (open.length === 0)
      throw new Error(
        `${demo}: ${id} does nothing ("${why}"): set ${any.map((each) => each.id).join(' or ')} in the demo's \`values\` or in the task's \`given\``,
      );
    return [{any: open, why}];
  });
}
