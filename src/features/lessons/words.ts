import type {PerLocale} from '../../../config/localized';
import type {LessonPage, MarksData, Words} from './types';
import texts from '../../../data/lesson-words.json';

/** Texts of an open task in both languages. */
export const words: PerLocale<Words> = texts.words;

/** Texts of the list of tasks on a page. */
export const listed: PerLocale<Omit<LessonPage, 'tasks'>> = texts.listed;

/** Texts of a contact sheet about its tasks. */
export const marks: PerLocale<MarksData['words']> = texts.marks;
