import type {PerLocale} from '@site/config/localized';
import texts from '../../../data/dock-words.json';

interface Words {
  /** The step being read, `{n}`. */
  readonly step: string;
  /** Sets what the step being read asks for; then brings the reader's own values back. */
  readonly set: string;
  readonly own: string;
  readonly hide: string;
  readonly show: string;
}

/** Texts of the picture that stays beside the text; they load with its code. */
export const dockWords: PerLocale<Words> = texts;
