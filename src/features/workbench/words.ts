import type {InOneLocale, PerLocale} from '../../../config/localized';
import texts from '../../../data/workbench.json';

/** Texts of the page before the workbench starts. */
export type PageWords = InOneLocale<typeof texts.pageWords>;

export const pageWords: PerLocale<PageWords> = texts.pageWords;

export type Words = InOneLocale<typeof texts.words>;

export type Panel = keyof Words['panel'];
/** The panels of the first steps. */
export type Step = keyof Words['steps']['list'];

export const words: PerLocale<Words> = texts.words;
