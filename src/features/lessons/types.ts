/** Types of the lessons: what a task is, and what a page carries of it. */
import type {InOneLocale} from '../../../config/localized';
import type {Localized} from '../../../config/locales';
import type texts from '../../../data/lesson-words.json';
import type {DemoId, Values, ViewId} from '../../stage/demos/types';
import type {Control, StageData, StageValues} from '../../stage/ui/data';
import type {StageDemo} from '../../stage/engine/types';
import type {Words as StageWords} from '../../stage/ui/words';

export interface Task {
  /** Unique on its tutorial; part of the stored mark, so it never changes. */
  readonly id: string;
  readonly demo: DemoId;
  /** View in which the pictures are compared. */
  readonly view: ViewId;
  readonly title: Localized;
  /** What the reader is to reach, in one or two sentences. */
  readonly brief: Localized;
  /** Values of both pictures that the reader does not set, where they differ from the demo's. */
  readonly given?: Values;
  /** Values of the parameters that the reader sets, at the start and in the target: the same names in both. */
  readonly start: Values;
  readonly target: Values;
}

/** The tasks at the end of one tutorial. */
export interface Lesson {
  readonly id: string;
  readonly tasks: readonly Task[];
}

/** Visible fault of the picture while a parameter is below (`low`) or above (`high`) its target. */
export interface Symptom<T = string> {
  readonly low: T;
  readonly high: T;
}

/** A task in one language, loaded when the reader starts it. */
export interface TaskData {
  readonly id: string;
  readonly view: ViewId;
  readonly scene: StageDemo;
  readonly given: StageValues;
  readonly target: StageValues;
  /** The parameters to set; `value` is what the task starts with. */
  readonly controls: readonly Control[];
  readonly needs: StageData['needs'];
  readonly symptoms: Readonly<Record<string, Symptom>>;
}

export interface LessonData {
  readonly tasks: readonly TaskData[];
  readonly words: Words;
  readonly stage: StageWords;
}

/** Title and text of a task, part of the page. */
interface Outline {
  readonly id: string;
  readonly title: string;
  readonly brief: string;
}

/** What a tutorial's page holds of its lesson. */
export interface LessonPage {
  readonly tasks: readonly Outline[];
  readonly start: string;
  /** Name of the button that starts the task `{title}`. */
  readonly startTask: string;
  readonly done: string;
  /** Said when a task could not be loaded. */
  readonly failed: string;
}

/** What a contact sheet says of the tasks of its tutorials. */
export interface MarksData {
  /** Ids of the tasks, by lesson. */
  readonly tasks: Readonly<Record<string, readonly string[]>>;
  readonly words: {readonly tasks: string; readonly kept: string; readonly forget: string};
}

/** Texts of an open task. */
export type Words = InOneLocale<typeof texts.words>;
