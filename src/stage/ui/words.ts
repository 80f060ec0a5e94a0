import type {FailureReason} from '../engine/types';

/** Names of everything the stage says besides its demo; the texts are in `plugins/stage-figures/words.ts`. */
export interface Words {
  readonly run: string;
  readonly loading: string;
  readonly state: Readonly<Record<'poster' | 'running' | 'paused' | 'failed', string>>;
  readonly pause: string;
  readonly resume: string;
  readonly fullscreen: string;
  /** Keys that act on the picture while it has the focus. */
  readonly keys: string;
  readonly view: string;
  readonly presets: string;
  /** Names the panel of `{title}`. */
  readonly parameters: string;
  readonly columns: readonly [name: string, range: string, start: string, effect: string];
  /** Stands after a value that is not the plugin's default, `{value}`. */
  readonly standard: string;
  readonly reset: string;
  readonly resetAll: string;
  readonly copyLink: string;
  readonly copyValues: string;
  readonly copied: string;
  readonly notCopied: string;
  /** `{n}` is the number of changed values. */
  readonly changed: string;
  /** In the place of a colour that textures paint. */
  readonly painted: string;
  readonly on: string;
  readonly off: string;
  readonly compareOn: string;
  readonly compare: string;
  readonly complete: string;
  readonly retry: string;
  readonly failure: Readonly<Record<FailureReason, string>>;
}
