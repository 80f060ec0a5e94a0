import {useMemo} from 'react';
import type {Locale} from '@site/config/locales';
import type {Figure} from '@site/src/stage/character';
import type {Shown} from './Rows';
import {tintIn} from './Strip';
import type {Ramps} from './stops';
import type {RampWords} from './words';

/** The rows in the colours of a part of the figure. */
export function useShown(value: Ramps, figure: Figure, part: string, {changed}: RampWords): Shown {
  const tint = useMemo(() => tintIn(figure, part), [figure, part]);
  return useMemo(
    () => ({value, tint, changed, locale: document.documentElement.lang as Locale}),
    [value, tint, changed],
  );
}
