import type {InOneLocale, PerLocale} from '@site/config/localized';
import texts from '../../../../data/painter.json';

export type PainterWords = InOneLocale<typeof texts.words>;

export const words: PerLocale<PainterWords> = texts.words;
