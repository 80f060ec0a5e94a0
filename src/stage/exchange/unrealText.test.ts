import {describe, expect, it} from 'vitest';
import {parameters, type ParameterValue} from '../shading/parameters';
import {instanceType, readUnrealText, unrealText} from './unrealText';

describe('unrealText', () => {
  it('writes numbers, colours, switches and options as the editor prints them', () => {
    expect(
      unrealText({
        UseFaceShadowMap: true,
        OutlineWidth: 0.6,
        OutlineNormalSource: 'Tangent',
        OutlineColor: [0.02, 0.01, 0.03],
      }),
    ).toBe(
      'UseFaceShadowMap.Override=True,UseFaceShadowMap.Value="True",' +
        'OutlineWidth.Override=True,OutlineWidth.Value="0.600000",' +
        'OutlineNormalSource.Override=True,OutlineNormalSource.Value="2.000000",' +
        'OutlineColor.Override=True,OutlineColor.Value="(R=0.020000,G=0.010000,B=0.030000,A=1.000000)"',
    );
  });

  it('leaves out textures, layers, values of components and of the profile, and unknown ids', () => {
    expect(
      unrealText({
        BaseColorMap: 'white',
        LayerOpacity: 1,
        FaceForward: [1, 0, 0],
        CharacterLightMin: 0.3,
        LightYaw: 3,
        toString: 1,
      }),
    ).toBe('');
  });

  it('can be looked up: names are letters and digits only', () => {
    for (const {id} of parameters) expect(id).toMatch(/^[A-Za-z0-9]+$/);
  });
});

describe('readUnrealText', () => {
  it('reads back every default', () => {
    const values = Object.fromEntries(
      parameters.filter(instanceType).map((p): [string, ParameterValue] => [p.id, p.default]),
    );
    expect(readUnrealText(unrealText(values))).toEqual({values, inherited: [], unknown: [], refused: []});
  });

  it.each([
    ['case of names and words', 'outlinewidth.OVERRIDE=true,OUTLINEWIDTH.value="0.5"'],
    ['new lines in place of commas', 'OutlineWidth.Override=True\r\nOutlineWidth.Value="0.5"\n'],
    ['values without quotes', 'OutlineWidth.Override=True,OutlineWidth.Value=0.5,Width.Override=False'],
    ['a lead-in that is no letter and no digit', '[My_OutlineWidth.Value="0.5"'],
    ['the first of repeated entries', 'OutlineWidth.Value="0.5",OutlineWidth.Value="0.7"'],
    ['names in quoted texts', 'Note.Value="OutlineWidth.Value=0.9",OutlineWidth.Value="0.5"'],
    ['names that end alike', 'ThinOutlineWidth.Value="0.9",OutlineWidthPixelsX.Value="1",OutlineWidth.Value="0.5"'],
  ])('follows the rules of the editor: %s', (_, text) => {
    expect(readUnrealText(text).values).toEqual({OutlineWidth: 0.5});
  });

  it('names what is unknown, out of range or unreadable, and takes the rest', () => {
    expect(
      readUnrealText(
        'Roughness.Override=True,Roughness.Value="0.5",RimWidth.Override=False,OutlineWidth.Value="3",RampIndex.Value="1.5",' +
          'OutlineNormalSource.Value="7",UseRamp.Value="maybe",RimColor.Value="(R=1,G=x,B=0)",BaseColorMap.Value="/Game/T",' +
          'ShadowColor.Value="(R=0.25,G=0.5,B=1.000000,A=0)"',
      ),
    ).toEqual({
      values: {ShadowColor: [0.25, 0.5, 1]},
      inherited: ['RimWidth'],
      unknown: ['Roughness'],
      refused: ['OutlineWidth', 'RampIndex', 'OutlineNormalSource', 'UseRamp', 'RimColor', 'BaseColorMap'],
    });
  });

  it('reads a long text without entries in time proportional to its length', () => {
    // In quadratic time the test would outlast its timeout.
    expect(readUnrealText('a.'.repeat(400_000)).values).toEqual({});
  });
});
