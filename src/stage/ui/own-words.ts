import type {PerLocale} from '@site/config/localized';
import type {FigureName} from '../character/load';
import type {Part} from '../model/parts';
import texts from '../../../data/own-words.json';

/** Corrections of the pose by hand. */
export interface PoseWords {
  readonly title: string;
  readonly turn: string;
  readonly tilt: string;
  readonly head: string;
  readonly leftUpperArm: string;
  readonly rightUpperArm: string;
  readonly noHead: string;
  readonly noArm: string;
}

export interface OwnWords {
  readonly choose: string;
  /** Opens the model `{name}` that is kept on the machine. */
  readonly kept: string;
  readonly note: string;
  readonly reading: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly failed: string;
  /** Switch between the characters. */
  readonly show: string;
  readonly ours: string;
  readonly figures: Readonly<Record<FigureName, string>>;
  readonly own: string;
  readonly remove: string;
  readonly removed: string;
  /** `{name}` has `{n}` triangles. */
  readonly shown: string;
  readonly parts: string;
  readonly partsNote: string;
  readonly part: Readonly<Record<Part, string>>;
  readonly pose: PoseWords;
  /** What has no effect on a reader's model, by the parameters of the demo. */
  readonly lacks: Readonly<Record<'eyes' | 'face' | 'hair', string>>;
  readonly help: string;
}

/** Texts about the reader's model, which load with the code that reads it. */
export const ownWords: PerLocale<OwnWords> = texts;
