import type {InOneLocale, PerLocale} from '../../../config/localized';
import texts from '../../../data/workbench.json';

/** Texts of the page before the workbench starts. */
export type PageWords = InOneLocale<typeof texts.pageWords>;

export const pageWords: PerLocale<PageWords> = texts.pageWords;

/** The panels of the first steps. */
export type Step = 'looks' | 'parameters' | 'output';

export type Words = InOneLocale<typeof texts.words>;

export const words: PerLocale<Words> = texts.words;
