import type {PerLocale} from '@site/config/localized';
import type {FileFault} from './readFiles';
import texts from '../../../../data/ramp-editor.json';

export interface RampWords {
  readonly rows: string;
  readonly changed: string;
  readonly resetRow: string;
  readonly gradient: string;
  readonly help: string;
  /** `{n}` of a stop. */
  readonly stop: string;
  readonly position: string;
  /** `{at}` of the stop that has the focus. */
  readonly place: string;
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Said at `{zoom}` times. */
  readonly zoomed: string;
  readonly tint: string;
  readonly lit: string;
  readonly edge: string;
  readonly soft: string;
  readonly hard: string;
  readonly add: string;
  readonly added: string;
  readonly remove: string;
  readonly removed: string;
  readonly openReference: string;
  readonly closeReference: string;
  readonly referenceOpened: string;
  /** Name of the reference picture; the `{color}` is that under the cross. */
  readonly reference: string;
  readonly colorTaken: string;
  readonly exportCsv: string;
  readonly importFile: string;
  readonly exportAtlas: string;
  /** `{file}` was taken and has `{n}` stops. */
  readonly taken: string;
  /** Those of a picture differ from it by `{tolerance}` levels at most. */
  readonly takenPicture: string;
  /** `{file}` was not taken; the fault follows. */
  readonly refused: string;
  /** `{line}` of the file; a picture has at most so many `{pixels}` and `{stops}`. */
  readonly faults: Readonly<Record<FileFault, string>>;
}

export const words: PerLocale<RampWords> = texts.words;
