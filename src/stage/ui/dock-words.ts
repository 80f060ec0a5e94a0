import type {InOneLocale, PerLocale} from '@site/config/localized';
import texts from '../../../data/dock-words.json';

/** Texts of the picture that stays beside the text; they load with its code. */
export const dockWords: PerLocale<InOneLocale<typeof texts>> = texts;
