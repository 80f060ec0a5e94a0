import type {MarksData} from '../lessons/types';

/** A contact sheet in one language, as the page carries it. */
export interface Sheet {
  readonly cuts: readonly {
    readonly id: string;
    /** Name of its picture in `plugins/stage-figures/pictures.ts`. */
    readonly picture: string;
    readonly href: string;
    readonly title: string;
    readonly alt: string;
    /** Captions of the left and the right half of the picture. */
    readonly labels: readonly string[];
    readonly result: string;
    readonly reader: string;
    /** How long the tutorial takes to read. */
    readonly minutes: string;
  }[];
  readonly routes: readonly {readonly label: string; readonly cuts: readonly string[]}[];
  readonly words: Omit<Words, 'halves' | 'minutes'>;
  readonly lessons: MarksData;
}

export interface Words {
  /** Text alternative of a picture, of its two labels. */
  readonly halves: string;
  readonly routes: string;
  readonly minutes: string;
}
