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
  readonly copyUnreal: string;
  readonly pasteUnreal: string;
  /** Opens what shows the reader's own character. */
  readonly own: string;
  readonly workbench: string;
  /** `{n}` is the number of changed values. */
  readonly changed: string;
  /** Shown instead of a colour that comes from her materials. */
  readonly painted: string;
  readonly on: string;
  readonly off: string;
  /** Punctuation of what the stage puts together: between a name and its value, between options, around a note. */
  readonly colon: string;
  readonly comma: string;
  readonly brackets: readonly [open: string, close: string];
  readonly compareOn: string;
  readonly compare: string;
  readonly complete: string;
  readonly retry: string;
  readonly failure: Readonly<Record<FailureReason, string>>;
}
