import table from '../../../data/lessons.json';
import type {Lesson} from './types';

/** The tasks at the end of the tutorials, in the order of these. */
export const lessons = table as unknown as readonly Lesson[];
