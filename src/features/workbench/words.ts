import type {PerLocale} from '../../../config/localized';
import type {FileFault} from './document';
import type {Part} from './types';
import texts from '../../../data/workbench.json';

/** Texts of the page before the workbench starts. */
export interface PageWords {
  readonly start: string;
  readonly loading: string;
  readonly failed: string;
  readonly kept: string;
  readonly scripts: string;
  /** Shown in the offline copy only. */
  readonly offline: string;
}

export const pageWords: PerLocale<PageWords> = texts.pageWords;

/** The panels of the first steps. */
export type Step = 'looks' | 'parameters' | 'output';

export interface Words {
  readonly title: string;
  readonly close: string;
  readonly undo: string;
  /** How to begin: a panel to open, and what to do there. */
  readonly steps: {
    readonly title: string;
    readonly list: Readonly<Record<Step, string>>;
    readonly close: string;
  };
  readonly redo: string;
  readonly reset: string;
  readonly wasReset: string;
  readonly view: string;
  readonly panels: string;
  readonly panel: Readonly<Record<'parameters' | 'looks' | 'ramps' | 'face' | 'output' | 'own', string>>;
  readonly part: string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly filter: string;
  readonly placeholder: string;
  readonly changedOnly: string;
  readonly favouritesOnly: string;
  /** About a part. */
  readonly hasValues: string;
  readonly favourite: string;
  /** With the `{part}`. */
  readonly none: string;
  readonly searchAll: string;
  /** With the `{panel}` that has what was typed. */
  readonly elsewhere: string;
  /** `{n}` of values. */
  readonly changed: string;
  readonly resetPart: string;
  /** Keys of the picture besides those of every stage. */
  readonly keys: string;
  /** Name of the button that shows them. */
  readonly keyList: string;
  readonly move: string;
  readonly rest: string;
  readonly lessMotion: string;
  /** Why a parameter of the eyes or the face does nothing on a reader's model. */
  readonly oursOnly: string;
  /** Why a part's parameter does nothing on a reader's model. */
  readonly noPart: string;
  /** Why the choice of a figure does nothing. */
  readonly ownDrawn: string;
  /** Why the painter changes nothing. */
  readonly paintsOurs: string;
  /** Why a value for the whole character does nothing. */
  readonly allSet: string;
  /** Why the head or the face of a reader's model stays. */
  readonly lacksRig: string;
  readonly place: string;
  readonly backdrop: string;
  readonly backdropNote: string;
  readonly panorama: string;
  readonly chooseBackdrop: string;
  readonly removeBackdrop: string;
  readonly backdropTaken: string;
  readonly noBackdrop: string;
  /** Why a background of the scene is not seen. */
  readonly covered: string;
  readonly snapshots: string;
  readonly snapshotsNote: string;
  readonly takeSnapshot: string;
  /** Its first name; `{n}` counts. */
  readonly snapshot: string;
  readonly snapshotTaken: string;
  readonly snapshotName: string;
  readonly remove: string;
  readonly removed: string;
  readonly restore: string;
  readonly snapshotsFull: string;
  readonly snapshotsNotKept: string;
  readonly snapshotsAdded: string;
  readonly snapshotsTooMany: string;
  /** Heading of the looks. */
  readonly shipped: string;
  readonly looksNote: string;
  readonly open: string;
  readonly compare: string;
  /** With the `{name}` that is compared already. */
  readonly compareWith: string;
  readonly endCompare: string;
  readonly leftSide: string;
  readonly rightSide: string;
  readonly opened: string;
  readonly now: string;
  readonly picture: string;
  readonly size: string;
  readonly cutOut: string;
  readonly savePicture: string;
  readonly turntable: string;
  readonly turns: string;
  readonly filmNote: string;
  readonly saveTurntable: string;
  /** A film that is saved as `{name}` lasts `{n}` seconds. */
  readonly longFilm: string;
  readonly saveFrames: string;
  readonly recording: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly noRecording: string;
  readonly files: string;
  readonly filesNote: string;
  readonly saveFile: string;
  readonly openFile: string;
  readonly copyLink: string;
  /** `{names}` of what the link does not hold. */
  readonly linkLacks: string;
  readonly ownModel: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly fileOpened: string;
  readonly refused: string;
  readonly faults: Readonly<Record<FileFault, string>>;
  readonly unreal: string;
  readonly unrealNote: string;
  readonly saveZip: string;
  readonly copyPart: string;
  readonly pastePart: string;
  readonly nothingPasted: string;
  readonly nothing: string;
  readonly saved: string;
  readonly notKept: string;
  readonly failedPicture: string;
  /** Text of the ZIP's README. */
  readonly readme: readonly string[];
}

export const words: PerLocale<Words> = texts.words;
