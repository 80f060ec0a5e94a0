/** The tutorials as cuts of a contact sheet, from `data/cuts.json`: what each is for, and its picture before and after. */
import type {Localized} from '../../../config/locales';
import {cameraOf, type WrittenCamera} from '../../stage/demos/cameras';
import type {DemoId, Values, ViewId} from '../../stage/demos/types';
import type {CameraState} from '../../stage/engine/types';
import table from '../../../data/cuts.json';

interface Half {
  readonly label: Localized;
  readonly values: Values;
  readonly view?: ViewId;
}

export interface Cut {
  /** Id of the tutorial's lesson, where it has one. */
  readonly id: string;
  /** Document id of the tutorial. */
  readonly page: string;
  readonly demo: DemoId;
  readonly camera: Partial<CameraState>;
  readonly light?: {readonly yaw: number; readonly pitch: number};
  readonly background?: 'plate';
  readonly before: Half;
  readonly after: Half;
  readonly result: Localized;
  readonly reader: Localized;
}

/** A reader's way through the tutorials: the cuts to read. */
export interface Route {
  readonly label: Localized;
  readonly cuts: readonly string[];
}

interface Written extends Omit<Cut, 'camera' | 'reader'> {
  readonly camera: WrittenCamera;
  /** Who is meant, where it is not one of `readers`. */
  readonly reader: keyof typeof table.readers | Localized;
}

export const cuts: readonly Cut[] = (table.cuts as unknown as readonly Written[]).map(({camera, reader, ...cut}) => ({
  ...cut,
  camera: cameraOf(camera),
  reader: typeof reader === 'string' ? table.readers[reader] : reader,
}));

export const routes: readonly Route[] = table.routes;

/** Size of a cut's picture in CSS pixels, both halves. */
export const CUT_SIZE: [number, number] = [352, 176];
export const pictureOf = (id: string): string => `cut-${id}`;
