import {describe, expect, it} from 'vitest';
import {PAINTED} from '../demos/types';
import type {StageData} from './data';
import {unrealText} from '../exchange/unrealText';
import {fromUnreal, instanceOf, profileNames} from './exchange';
import {defaults} from './values';

const data: Pick<StageData, 'controls'> = {
  controls: [
    {kind: 'number', id: 'OutlineWidth', label: '', min: 0, max: 2, step: 0.01, value: 0.33, standard: 0.3},
    {kind: 'number', id: 'OutlineZOffset', label: '', min: 0, max: 5, step: 0.01, value: 0.5},
    {kind: 'switch', id: 'UseRamp', label: '', value: false, standard: true},
    {kind: 'color', id: 'OutlineColor', label: '', value: PAINTED, standard: [0.06, 0.03, 0.05]},
    {kind: 'number', id: 'LightYaw', label: '', min: -180, max: 180, step: 1, value: -38},
  ],
};
const start = defaults(data);

describe('profileNames', () => {
  it('are the values that no material instance has', () =>
    expect(profileNames({OutlineWidth: 1, CharacterLightMin: 1, CastShadow: true, LightYaw: 3})).toEqual([
      'CharacterLightMin',
    ]));
});

describe('instanceOf', () => {
  it("has what differs from the plugin's defaults", () =>
    expect(unrealText(instanceOf(data, start, false))).toBe(
      'UseRamp.Override=True,UseRamp.Value="False",OutlineWidth.Override=True,OutlineWidth.Value="0.330000"',
    ));
  it('has everything but the painted colours when asked', () =>
    expect(Object.keys(instanceOf(data, start, true))).toEqual([
      'OutlineWidth',
      'OutlineZOffset',
      'UseRamp',
      'LightYaw',
    ]));
  it('has nothing at the defaults', () =>
    expect(instanceOf(data, {...start, OutlineWidth: 0.3, UseRamp: true}, false)).toEqual({}));
});

describe('fromUnreal', () => {
  it('takes what it can, resets what has no override, and names the rest', () =>
    expect(
      fromUnreal(
        data,
        'OutlineWidth.Override=True,OutlineWidth.Value="0.6",UseRamp.Override=False,OutlineColor.Override=False,' +
          'OutlineZOffset.Value="9",RimWidth.Value="5",HairGloss.Override=False,Roughness.Value="1"',
      ),
    ).toEqual({
      values: {OutlineWidth: 0.6, UseRamp: true, OutlineColor: PAINTED},
      unknown: ['Roughness'],
      absent: ['RimWidth'],
      refused: ['OutlineZOffset (0–5)'],
    }));
});
