import type {InOneLocale, PerLocale} from '@site/config/localized';
import texts from '../../../data/own-words.json';

/** Corrections of the pose by hand. */
export type PoseWords = OwnWords['pose'];

export type OwnWords = InOneLocale<typeof texts>;

/** Texts about the reader's model, which load with the code that reads it. */
export const ownWords: PerLocale<OwnWords> = texts;
