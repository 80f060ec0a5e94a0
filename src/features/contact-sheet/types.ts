/** A contact sheet in one language, as the page carries it. */
export interface Sheet {
  readonly cuts: readonly {
    /** Id of the tutorial's lesson. */
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
    /** Ids of its tasks. */
    readonly tasks: readonly string[];
  }[];
  readonly routes: readonly {readonly label: string; readonly cuts: readonly string[]}[];
  readonly words: Words;
}

export interface Words {
  /** Text alternative of a picture, of its two labels. */
  readonly halves: string;
  readonly routes: string;
  readonly minutes: string;
  readonly tasks: string;
  readonly kept: string;
  readonly forget: string;
}
