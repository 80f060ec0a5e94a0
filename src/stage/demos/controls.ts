/** Controls of the stage itself (section 14 of the parameter catalogue): what a panel offers besides material parameters, from `data/stage-controls.json`. */
import {isParameterId, parameter, type Parameter} from '../shading/parameters';
import table from '../../../data/stage-controls.json';
import type {ControlId, StageControl, StageControlId} from './types';

/** In the catalogue's section 14. */
export const stageControls = Object.entries(table).map(([id, fields]) => ({
  id,
  section: '14',
  ...fields,
})) as unknown as readonly StageControl[];

const byId: ReadonlyMap<string, StageControl> = new Map(stageControls.map((c) => [c.id, c]));

export const isStageControl = (id: string): id is StageControlId => byId.has(id);
export const isControl = (id: string): id is ControlId => byId.has(id) || isParameterId(id);

/**
 * Definition of a panel entry, whether material parameter or stage control.
 * @throws Error naming an unknown id.
 */
export function control(id: string): Parameter | StageControl {
  return byId.get(id) ?? parameter(id);
}

/**
 * What a hero toggle sets when it is off; on, it sets nothing. Ramp off means the widest border, so that the difference is
 * the shape of the light and not its colours.
 */
export const FEATURE_OFF: Readonly<
  Partial<Record<StageControlId, Readonly<Record<string, number | boolean | string>>>>
> = {
  FeatureRamp: {UseRamp: false, ShadowSoftness: 1},
  FeatureFaceMap: {UseFaceShadowMap: false},
  FeatureOutline: {OutlineEnabled: false},
  FeatureRim: {RimEnabled: false},
  FeatureHair: {HairHighlightMode: 'Off'},
};
