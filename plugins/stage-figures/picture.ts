/** A picture of a page: what `npm run figures` renders, and at which sizes. */
import type {StageDemo, Values, View} from '../../src/stage/engine/types';

export interface Panel {
  readonly demo: StageDemo;
  readonly values: Values;
  readonly view: View;
}

export interface Picture {
  readonly name: string;
  readonly themes: readonly ('light' | 'dark')[];
  /** Side by side, in equal shares of the width. */
  readonly panels: readonly Panel[];
  /** CSS pixels of the whole picture. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the files per CSS pixel. */
  readonly scales: readonly number[];
  /** Of the encoder's quality, in the place of the scale. */
  readonly use?: 'wide';
}

const both = ['light', 'dark'] as const;
export const picture = (
  name: string,
  size: [number, number],
  panels: Panel[],
  more: Partial<Picture> = {},
): Picture => ({
  name,
  themes: both,
  width: size[0],
  height: size[1],
  scales: [1, 2],
  panels,
  ...more,
});
