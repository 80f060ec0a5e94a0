import {useMemo} from 'react';
import type {Locale} from '@site/config/locales';
import rampRows from '@site/data/ramps.json';
import type {Figure} from '@site/src/stage/character';
import type {Shown} from './Rows';
import {tintIn} from './Strip';
import type {Ramps} from './stops';
import type {RampWords} from './words';

/**
 * The rows in the colours of a part of the figure.
 * @param users row and name of each part that has one
 */
export function useShown(
  value: Ramps,
  figure: Figure,
  part: string,
  users: readonly (readonly [row: number, name: string])[],
  {changed, usedBy}: RampWords,
): Shown {
  const tint = useMemo(() => tintIn(figure, part), [figure, part]);
  const locale = document.documentElement.lang as Locale;
  const list = new Intl.ListFormat(locale, {style: 'narrow'});
  const said = rampRows.map((_, row) => {
    const names = users.flatMap(([of, name]) => (of === row ? name : []));
    return names.length > 0 ? usedBy.replace('{parts}', list.format(names)) : '';
  });
  return useMemo(
    () => ({value, tint, changed, locale, users: said}),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same sentences are another array in every render
    [value, tint, changed, locale, said.join()],
  );
}
