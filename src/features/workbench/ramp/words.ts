import type {InOneLocale, PerLocale} from '@site/config/localized';
import texts from '../../../../data/ramp-editor.json';

export type RampWords = InOneLocale<typeof texts.words>;

export const words: PerLocale<RampWords> = texts.words;
