import type {FailureReason} from '../engine/types';

/** Keys of all texts of the stage besides those of its demo; the texts are in `plugins/stage-figures/words.ts`. */
export interface Words {
  readonly run: string;
  readonly loading: string;
  readonly state: Readonly<Record<'poster' | 'running' | 'paused' | 'failed', string>>;
  readonly pause: string;
  readonly resume: string;
  readonly fullscreen: string;
  /** Help for the keys that act on the focused picture. */
  readonly keys: string;
  readonly view: string;
  readonly presets: string;
  /** Label of the panel of `{title}`. */
  readonly parameters: string;
  readonly columns: readonly [name: string, range: string, start: string, effect: string];
  /** Note after a value that differs from the plugin's default, `{value}`. */
  readonly standard: string;
  readonly reset: string;
  readonly resetAll: string;
  readonly copyLink: string;
  readonly copyValues: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly unreal: {
    readonly copy: string;
    readonly copyNote: string;
    readonly python: string;
    readonly pythonNote: string;
    /** Copies also what is at the plugin's default. */
    readonly all: string;
    readonly allNote: string;
    /** Instead of copying, when nothing differs. */
    readonly none: string;
    readonly paste: string;
    readonly pasteNote: string;
    /** Name of the field for the text. */
    readonly field: string;
    /** `{n}` values were set. */
    readonly taken: string;
    /** `{names}` of the text, in the four ways in which they have no effect. */
    readonly unknown: string;
    readonly absent: string;
    readonly refused: string;
    readonly empty: string;
    readonly undo: string;
    readonly undone: string;
    readonly help: string;
  };
  /** `{n}` is the number of changed values. */
  readonly changed: string;
  /** Shown instead of a colour that comes from her materials. */
  readonly painted: string;
  readonly on: string;
  readonly off: string;
  readonly compareOn: string;
  readonly compare: string;
  readonly complete: string;
  readonly retry: string;
  readonly failure: Readonly<Record<FailureReason, string>>;
}
