/** Data of a demo on a page: texts in the page's language, added at build by `plugins/stage-figures`. */
import type {Need, PAINTED} from '../demos/types';
import type {FailureReason, StageDemo, Value} from '../engine/types';
import type {Words} from './words';

export type {FailureReason, Value};
export type StageValues = Readonly<Record<string, Value>>;

interface Named {
  /** Parameter id: the input's name, the key in the address and in the copied values. */
  readonly id: string;
  readonly label: string;
  /** Effect of the parameter. */
  readonly effect?: string;
  /** The plugin's own default, where the character's material instance or the demo sets another value. */
  readonly standard?: Value;
}
export interface NumberControl extends Named {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: string;
  readonly value: number;
}
export interface ChoiceControl extends Named {
  readonly kind: 'choice';
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly value: string;
}
export interface SwitchControl extends Named {
  readonly kind: 'switch';
  readonly value: boolean;
}
/** Linear RGB; on the page and in the address it is an sRGB hex code. */
export interface ColorControl extends Named {
  readonly kind: 'color';
  readonly value: readonly [number, number, number] | typeof PAINTED;
}
export interface VectorControl extends Named {
  readonly kind: 'vector';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: string;
  readonly value: readonly [number, number, number];
}
/** `value` is what the stage starts with and what a reset goes back to. */
export type Control = NumberControl | ChoiceControl | SwitchControl | ColorControl | VectorControl;

export interface Choice {
  readonly id: string;
  readonly label: string;
}
export interface Preset extends Choice {
  readonly values: StageValues;
}

export interface Side {
  readonly label: string;
  readonly values: StageValues;
}

/** Addresses of a poster at one and two pixels per CSS pixel. */
export interface PosterFiles {
  readonly avif: readonly [string, string];
  readonly webp: readonly [string, string];
}
export type Posters = Readonly<Record<'light' | 'dark', PosterFiles>>;

export interface Condition extends Need {
  /** Says what the control needs. */
  readonly why: string;
}

export interface StageData {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly alt: string;
  readonly controls: readonly Control[];
  /** Camera and light values without a control: set by dragging on the picture. */
  readonly hand: readonly NumberControl[];
  /** Conditions of the controls that have any, by their ids. */
  readonly needs: Readonly<Record<string, readonly Condition[]>>;
  /** Views of the picture; the first is the finished picture. */
  readonly views: readonly Choice[];
  readonly presets: readonly Preset[];
  /** The two sides where the demo compares. */
  readonly split?: {readonly before: Side; readonly after: Side};
  /** The part of a demo that the engine draws. */
  readonly scene: StageDemo;
  readonly words: Words;
}

/** CSS pixels of a poster and of the picture before it is fitted to the column. */
export const PICTURE = {width: 760, height: 475} as const;
