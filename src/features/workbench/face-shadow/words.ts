import type {PerLocale} from '@site/config/localized';
import texts from '../../../../data/painter.json';

export interface PainterWords {
  readonly angles: string;
  /** `{n}` degrees. */
  readonly mask: string;
  readonly canvas: string;
  readonly help: string;
  readonly brush: string;
  readonly shade: string;
  readonly light: string;
  readonly size: string;
  readonly softness: string;
  readonly mirror: string;
  /** Shows the masks of the neighbouring angles. */
  readonly table: string;
  readonly bake: string;
  readonly reset: string;
  readonly exportMap: string;
  /** Position of the keyboard's pen, `{x}` and `{y}` in percent. */
  readonly pen: string;
  readonly down: string;
  readonly up: string;
  readonly baked: string;
}

export const words: PerLocale<PainterWords> = texts.words;
