import type {PerLocale} from '../../../config/localized';
import type {LessonPage, Words} from './types';
import texts from '../../../data/lesson-words.json';

/** Texts of an open task in both languages. */
export const words: PerLocale<Words> = texts.words;

/** Texts of the list of tasks on a page. */
export const listed: PerLocale<Omit<LessonPage, 'tasks'>> = texts.listed;
