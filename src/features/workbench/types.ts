import type {GroupName} from '../../stage/character/measures';
import type {CameraState, StageDemo} from '../../stage/engine/types';
import type {Choice, ChoiceControl, Condition, Control, StageData, StageValues} from '../../stage/ui/data';
import type {Words as StageWords} from '../../stage/ui/words';
import type {PainterWords} from './face-shadow/words';
import type {RampWords} from './ramp/words';
import type {Words} from './words';

/** What a value is for: the whole character, or one group of materials. */
export type Part = 'all' | Exclude<GroupName, 'stand'>;

/** A parameter in the panel. */
export interface Entry {
  readonly control: Control;
  /** Parts whose panel has it. */
  readonly of: readonly Part[];
  /** Folded id, names and pinyin, for the filter. */
  readonly keys: string;
  readonly needs: readonly Condition[];
}

/** Where values come from that a tutorial's stage hands over. */
interface Origin {
  /** With the figure of the demo, where it is not the first. */
  readonly values: StageValues;
  readonly scope: NonNullable<StageDemo['scope']>;
  readonly switches: NonNullable<StageDemo['switches']>;
  readonly camera: CameraState;
  readonly light: {readonly yaw: number; readonly pitch: number};
}

export interface WorkbenchData {
  readonly scene: StageDemo;
  /** Cameras of the value `Frame`. */
  readonly frames: Readonly<Record<string, CameraState>>;
  /** Turns of body and head of the value `Pose`. */
  readonly poses: Readonly<Record<string, StageValues>>;
  /** Scene of the model sheet at night. */
  readonly night: string;
  readonly groups: readonly {readonly id: string; readonly label: string; readonly entries: readonly Entry[]}[];
  /** Which of our figures is drawn. */
  readonly figure: ChoiceControl;
  /** Scene, framing, expression, camera and light. */
  readonly place: readonly Control[];
  readonly needs: StageData['needs'];
  readonly views: readonly Choice[];
  readonly looks: readonly {
    readonly id: string;
    readonly label: string;
    readonly note: string;
    readonly values: StageValues;
  }[];
  readonly origins: Readonly<Record<string, Origin>>;
  readonly words: StageWords;
  readonly text: Words;
  readonly ramp: RampWords;
  readonly painter: PainterWords;
}
