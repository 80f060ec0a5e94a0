import {describe, expect, it} from 'vitest';
import type {StageData} from './data';
import {readAddress, readTime, withoutStage, writeAddress} from './url';
import {defaults} from './values';

const data: Pick<StageData, 'id' | 'controls' | 'hand' | 'views' | 'presets'> = {
  id: 'demo-outline',
  controls: [
    {kind: 'number', id: 'OutlineWidth', label: '', min: 0, max: 2, step: 0.01, unit: 'cm', value: 0.3},
    {
      kind: 'choice',
      id: 'OutlineNormalSource',
      label: '',
      options: ['VertexNormal', 'UV3'].map((value) => ({value, label: value})),
      value: 'UV3',
    },
    {kind: 'switch', id: 'OutlineEnabled', label: '', value: true},
    {kind: 'color', id: 'OutlineColor', label: '', value: [0.06, 0.03, 0.05]},
    {kind: 'vector', id: 'SphericalNormalScale', label: '', min: 0, max: 5, step: 0.01, value: [1, 1, 1]},
  ],
  hand: [{kind: 'number', id: 'CameraYaw', label: '', min: -180, max: 180, step: 0.1, value: 0}],
  views: [
    {id: 'color', label: ''},
    {id: 'lit', label: ''},
  ],
  presets: [{id: 'thick', label: '', values: {OutlineWidth: 1.2, CameraYaw: 20}}],
};
const read = (rest: string) => readAddress(`?stage=demo-outline&${rest}`, data)?.values;

describe('readAddress', () => {
  it('takes a preset with every other control at its default, and values beside it', () => {
    expect(read('stage-preset=thick&OutlineEnabled=false')).toEqual({
      ...defaults(data),
      OutlineWidth: 1.2,
      CameraYaw: 20,
      OutlineEnabled: false,
    });
    expect(read('stage-preset=none')).toEqual({});
  });

  it('reads every kind of value', () => {
    expect(
      readAddress(
        '?stage=demo-outline&OutlineWidth=0.6&OutlineNormalSource=VertexNormal&OutlineEnabled=false&OutlineColor=ff0000&SphericalNormalScale=1,2,0.5&stage-view=lit&stage-time=1.5',
        data,
      ),
    ).toEqual({
      values: {
        OutlineWidth: 0.6,
        OutlineNormalSource: 'VertexNormal',
        OutlineEnabled: false,
        OutlineColor: [1, 0, 0],
        SphericalNormalScale: [1, 2, 0.5],
      },
      view: 'lit',
      time: 1.5,
    });
  });

  it('is undefined for another demo and for none', () => {
    expect(readAddress('?stage=demo-rim&OutlineWidth=0.6', data)).toBeUndefined();
    expect(readAddress('', data)).toBeUndefined();
  });

  it('ignores texts that are no values', () => {
    for (const text of [
      'NaN',
      'Infinity',
      '-Infinity',
      '',
      '%20',
      '1e999',
      '0x10',
      '1;alert(1)',
      '<b>',
      'null',
      '9'.repeat(99),
    ])
      expect(read(`OutlineWidth=${encodeURIComponent(text)}`), text).toEqual({});
    expect(read('OutlineNormalSource=toString&OutlineEnabled=yes&OutlineColor=red&SphericalNormalScale=1,2')).toEqual(
      {},
    );
    expect(read('SphericalNormalScale=1,NaN,2&stage-view=constructor')).toEqual({});
  });

  it('moves numbers into the range and onto a step', () => {
    expect(read('OutlineWidth=99')).toEqual({OutlineWidth: 2});
    expect(read('OutlineWidth=-1e9')).toEqual({OutlineWidth: 0});
    expect(read('OutlineWidth=0.6049')).toEqual({OutlineWidth: 0.6});
  });

  it('ignores unknown and inherited keys', () => {
    const values = read('__proto__=1&constructor=2&toString=3&polluted=4');
    expect(values).toEqual({});
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('readTime', () => {
  it('is a plain number of seconds', () => {
    expect(readTime('?stage-time=0')).toBe(0);
    for (const text of ['', 'NaN', '-1', '1e9', 'now']) expect(readTime(`?stage-time=${text}`), text).toBeUndefined();
  });
});

describe('writeAddress', () => {
  it('writes only changed values, and reads them back', () => {
    const values = {...defaults(data), OutlineWidth: 0.6, OutlineColor: [1, 0, 0], SphericalNormalScale: [1, 2, 0.5]};
    const search = writeAddress(data, values, 'lit');
    expect(search).toBe(
      '?stage=demo-outline&OutlineWidth=0.6&OutlineColor=ff0000&SphericalNormalScale=1,2,0.5&stage-view=lit',
    );
    expect({...defaults(data), ...readAddress(search, data)?.values}).toEqual(values);
  });

  it('keeps the dragged camera', () => {
    const values = {...defaults(data), CameraYaw: 12.3};
    const search = writeAddress(data, values);
    expect(search).toBe('?stage=demo-outline&CameraYaw=12.3');
    expect({...defaults(data), ...readAddress(search, data)?.values}).toEqual(values);
    expect(withoutStage(search, data)).toBe('');
  });

  it('removes its own keys and no others', () => {
    expect(withoutStage('?a=1&stage=demo-outline&OutlineWidth=0.6', data)).toBe('?a=1');
    expect(withoutStage('?stage=demo-outline', data)).toBe('');
  });
});
