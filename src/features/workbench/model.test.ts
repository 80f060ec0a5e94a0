import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {locales} from '../../../config/locales';
import {demos} from '../../stage/demos';
import {ADDED} from '../../stage/engine/values';
import {isParameterId} from '../../stage/shading/parameters';
import {instanceOf} from '../../stage/ui/exchange';
import type {Control, StageValues, Value} from '../../stage/ui/data';
import {accept, same} from '../../stage/ui/values';
import {fold} from '../../../packages/search/engine/fold';
import {workbenchData} from '../../../plugins/workbench/data';
import {
  accepting,
  addressOf,
  besideDesk,
  changedIn,
  controlIn,
  documentOf,
  entries,
  instanceIn,
  keyOf,
  lookUp,
  movesIn,
  placeControls,
  placeValues,
  rampRow,
  valuesFromAddress,
  whyInert,
} from './model';
import {readFile} from './document';
import type {Subject} from '../../stage/character';
import type {Part} from './types';

const data = workbenchData('en');
const find = lookUp(data);
/** What the first edition of the workbench wrote of a document with every parameter, two ramps and a face shadow. */
const first = readFileSync('tests/fixtures/workbench/first-edition.json', 'utf8');
const entry = (id: string) => entries(data).find(({control}) => control.id === id)!;

describe('the panel', () => {
  it('has each parameter once, with a start that its control takes', () => {
    const ids = entries(data).map(({control}) => control.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter(isParameterId).length).toBeGreaterThan(95);
    for (const {control, of} of entries(data)) {
      expect(accept(control, control.value), control.id).toEqual(control.value);
      for (const part of of) {
        const shown = controlIn(entry(control.id), part, {});
        expect(accept(shown, shown.value), `${part} ${control.id}`).toBeDefined();
      }
    }
  });

  it('finds parameters by id, by both names and by pinyin', () => {
    for (const typed of ['outlinewidth', 'outline width', '描边宽度', 'miaobiankuandu', 'mbkd'])
      expect(entry('OutlineWidth').keys).toContain(typed);
  });

  it('starts a part from the whole character, and that from the materials of the sample character', () => {
    expect(controlIn(entry('RampIndex'), 'hair', {}).value).toBe(10);
    expect(controlIn(entry('RampIndex'), 'hair', {RampIndex: 3}).value).toBe(3);
    expect(controlIn(entry('RampIndex'), 'cloth', {}).value).toBe(0);
    expect(rampRow(data, 'hair', {})).toBe(10);
    expect(rampRow(data, 'hair', {RampIndex: 3})).toBe(3);
    expect(rampRow(data, 'hair', {RampIndex: 3, 'hair.RampIndex': 5})).toBe(5);
    expect(changedIn(data, 'hair', {'hair.RampIndex': 10}).length).toBe(0);
    expect(changedIn(data, 'hair', {'hair.RampIndex': 9}).map(({control}) => control.id)).toEqual(['RampIndex']);
  });

  it('names every option in Chinese', () => {
    const chinese = workbenchData('zh-Hans');
    const controls = [...entries(chinese).map(({control}) => control), chinese.figure, ...chinese.place];
    const labels = controls.flatMap((control) =>
      control.kind === 'choice' ? control.options.map(({label}) => label) : [],
    );
    // A channel of texture coordinates has no other name.
    expect(labels.filter((label) => !/\p{Script=Han}/u.test(label))).toEqual(['UV3']);
    expect(labels).toContain('跳过同组（SkipSameGroup）');
  });

  it('says what must be on for a parameter that does nothing', () => {
    const byId = new Map(entries(data).map((each) => [each.control.id, each]));
    const {text} = data;
    const why = (id: string, part: Part, set: StageValues, own?: Pick<Subject, 'parts'>) =>
      whyInert({byId, values: {CameraDistance: 430, CameraFov: 22, ...set}, own, text}, entry(id), part);
    expect(why('OutlineWidth', 'all', {})).toBeUndefined();
    expect(why('OutlineWidth', 'all', {OutlineEnabled: false})).toMatch(/^Acts when .* is on$/);
    expect(why('OutlineWidth', 'hair', {OutlineEnabled: false})).toMatch(/^Acts when/);
    expect(why('OutlineWidth', 'hair', {OutlineEnabled: false, 'hair.OutlineEnabled': true})).toBeUndefined();
    expect(why('OutlineWidth', 'all', {OutlineEnabled: false, 'hair.OutlineEnabled': true})).toBeUndefined();
    expect(why('HairRingWidth', 'hair', {'hair.HairHighlightMode': 'Strand'})).toMatch(/ is Ring$/);
    expect(why('MetalTint', 'metal', {SpecularIntensity: 0, MatCapIntensity: 0})).toMatch(/ > 0 or /);
    expect(why('MetalTint', 'metal', {SpecularIntensity: 0, MatCapIntensity: 1})).toBeUndefined();
    const far = 'Acts when Outline Fade Start < camera distance';
    expect(why('OutlineFadeEnd', 'all', {OutlineFadeStart: 1000})).toBe(far);
    expect(why('OutlineFadeEnd', 'all', {OutlineFadeStart: 1000, 'hair.OutlineFadeStart': 100})).toBeUndefined();
    expect(why('OutlineFadeEnd', 'all', {OutlineFadeStart: 1000, CameraDistance: 1200})).toBeUndefined();
    expect(why('HairRingWidth', 'all', {'hair.HairRingWidth': 0.2})).toBe(text.allSet);
    const bald = {parts: [{group: 'face', start: 0, count: 3} as const]};
    expect(why('HairRingWidth', 'hair', {}, bald)).toBe(text.noPart);
    expect(why('HairRingWidth', 'all', {}, bald)).toBe(text.noPart);
    expect(why('EyeParallaxDepth', 'face', {}, bald)).toBe(text.oursOnly);
    expect(why('OutlineWidth', 'all', {}, bald)).toBeUndefined();
  });

  it('gives a material instance the values of its part, else those of the whole character', () => {
    const {values} = instanceIn(data, 'hair', {OutlineWidth: 1, 'hair.RimWidth': 9, 'face.RimWidth': 2});
    expect(values).toMatchObject({OutlineWidth: 1, RimWidth: 9, RampIndex: 10});
    expect(values).not.toHaveProperty('CharacterExposure');
    const hair = instanceIn(data, 'hair', {});
    expect(instanceOf(hair, hair.values, false)).toMatchObject({HairHighlightMode: 'Ring', RampIndex: 10});
    expect(instanceOf(hair, hair.values, false)).not.toHaveProperty('RimWidth');
  });
});

describe('looks', () => {
  it.each(workbenchData('en').looks.map((look) => [look.id, look.values] as const))(
    '%s has values that controls take',
    (_, values) => {
      for (const [key, value] of Object.entries(values)) expect(accepting(find)(key, value), key).toEqual(value);
    },
  );

  it.each(locales)('have names and notes of their own (%s)', (locale) => {
    const {looks} = workbenchData(locale);
    expect(looks.length).toBeGreaterThanOrEqual(12);
    expect(new Set(looks.map(({label}) => label)).size).toBe(looks.length);
    for (const {note} of looks) expect(note).not.toBe('');
  });
});

describe('a comparison', () => {
  it("shows a look with the look's light and expression, and the camera of the desk", () => {
    const look = data.looks.find(({values}) => values['Frame'] === 'Face' && values['LightYaw'] !== undefined)!.values;
    const beside = documentOf(data, besideDesk(look, {Frame: 'Bust', LightYaw: 5, Expression: 'calm'}), {
      view: 'color',
    });
    const opened = documentOf(data, look, {view: 'color'});
    expect(beside.light).toEqual(opened.light);
    expect(beside.values['ScenePreset']).toBe(opened.values['ScenePreset']);
    expect(beside.camera).toEqual(data.frames['Bust']);
    expect(beside.expression).toBe(opened.expression);
  });
});

describe('a file of the first edition', () => {
  it('opens whole', () => {
    const {values, ramps, face} = JSON.parse(first) as Record<string, object>;
    expect(readFile(first, accepting(find))).toEqual({desk: {values, ramps, face}, refused: [], snapshots: []});
  });
});

describe('what is set', () => {
  const valueOf = (control: Control): fc.Arbitrary<Value> =>
    control.kind === 'number'
      ? fc.double({min: control.min, max: control.max, noNaN: true}).map((value) => accept(control, value)!)
      : control.kind === 'choice'
        ? fc.constantFrom(...control.options.map(({value}) => value))
        : control.kind === 'switch'
          ? fc.boolean()
          : fc.constantFrom(accept(control, [0, 1, 1])!);
  const record = (controls: Readonly<Record<string, Control>>): fc.Arbitrary<StageValues> =>
    fc.record(Object.fromEntries(Object.entries(controls).map(([key, control]) => [key, valueOf(control)])), {
      requiredKeys: [],
    }) as fc.Arbitrary<StageValues>;
  const set = record(Object.fromEntries(data.place.map((control) => [control.id, control])));
  const every = Object.fromEntries(
    entries(data).flatMap(({control, of}) => of.map((part): [string, Control] => [keyOf(part, control.id), control])),
  );
  const parameters = fc
    .uniqueArray(fc.constantFrom(...Object.keys(every)), {maxLength: 20})
    .chain((keys) => record(Object.fromEntries(keys.map((key) => [key, every[key]!]))));

  it('of parameters, by part or not, is what is drawn, and what an address brings back', () => {
    fc.assert(
      fc.property(parameters, (values) => {
        expect(documentOf(data, values, {view: 'color'}).values).toMatchObject(values);
        expect(valuesFromAddress(data, addressOf(find, values)) ?? {}).toEqual(values);
      }),
    );
  });

  it('is what is drawn, and what an address brings back: scene, pose, expression, camera, lights, background', () => {
    fc.assert(
      fc.property(set, (values) => {
        const drawn = documentOf(data, values, {view: 'color'});
        const now: StageValues = {...ADDED, ...drawn.values, ...placeValues(drawn), Expression: drawn.expression};
        for (const control of placeControls(data, values)) {
          const shown = values[control.id] ?? control.value;
          const isPlaced = control.kind !== 'choice' || control.id === 'Expression';
          const is = now[control.id];
          if (typeof is === 'number')
            expect((is - (shown as number)) % (/Yaw$/.test(control.id) ? 360 : Infinity), control.id).toBeCloseTo(0, 6);
          else if (isPlaced) expect(is, control.id).toEqual(shown);
        }
        expect(valuesFromAddress(data, addressOf(find, values))).toEqual(values);
      }),
    );
  });

  it('moves with the picture in nothing but what the picture moved', () => {
    const {camera, light} = documentOf(data, {Frame: 'Bust'}, {view: 'color'});
    expect(movesIn(data, {Frame: 'Bust'}, {camera, light})).toEqual({});
    expect(movesIn(data, {Frame: 'Bust'}, {camera: {...camera, yaw: 90.123}, light})).toEqual({CameraYaw: 90.1});
  });

  it('of a pose holds until a turn of its own', () => {
    const turn = (values: StageValues) => documentOf(data, values, {view: 'color'}).values['BodyYaw'];
    const [pose, of] = Object.entries(data.poses).find(([, {BodyYaw}]) => BodyYaw !== undefined)!;
    expect(Object.keys(data.poses)).toHaveLength(4);
    expect(turn({Pose: pose})).toBe(of['BodyYaw']);
    expect(turn({Pose: pose, BodyYaw: 0})).toBe(0);
    expect(placeControls(data, {Pose: pose}).find(({id}) => id === 'BodyYaw')!.value).toBe(of['BodyYaw']);
    for (const values of Object.values(data.poses))
      for (const [id, value] of Object.entries(values)) expect(accept(find(id)!, value), id).toBe(value);
  });
});

describe('the filter', () => {
  it('finds parameters by the words that artists type', () => {
    const found = (typed: string) =>
      entries(data)
        .filter(({keys}) =>
          fold(typed)
            .split(' ')
            .every((word) => keys.includes(word)),
        )
        .map(({control}) => control.id);
    for (const [typed, id] of [
      ['angel ring', 'HairRingHeight'],
      ['emission', 'EmissiveIntensity'],
      ['sss', 'RampIndex'],
      ['hue', 'ShadowColor'],
      ['轮廓', 'OutlineWidth'],
      ['睫毛', 'EyeThroughHair'],
      ['饱和度', 'LightDesaturation'],
      ['阴影颜色', 'ShadowColor'],
    ] as const)
      expect(found(typed), typed).toContain(id);
  });
});

describe('addresses', () => {
  it('hold values of the whole character and of parts', () => {
    const values = {
      'hair.OutlineWidth': 0.6,
      RimEnabled: false,
      ScenePreset: 'Dusk',
      LightYaw: -12,
      RimColor: [1, 0, 0],
    };
    const query = addressOf(find, values);
    expect(query).toContain('hair.OutlineWidth=0.6');
    expect(valuesFromAddress(data, query)).toEqual(values);
  });

  it('of a look bring its values, and those named beside it', () => {
    const {values} = data.looks.find(({id}) => id === 'noir')!;
    expect(valuesFromAddress(data, '?stage=workbench&look=noir')).toEqual(values);
    expect(valuesFromAddress(data, '?stage=workbench&look=noir&Figure=knight&LightYaw=9')).toEqual({
      ...values,
      Figure: 'knight',
      LightYaw: 9,
    });
    expect(valuesFromAddress(data, '?stage=workbench&look=nothing')).toEqual({});
  });

  it('that are hostile give nothing', () => {
    expect(valuesFromAddress(data, '?stage=workbench&OutlineWidth=1e99&skin.LightYaw=3&__proto__=1')).toEqual({
      OutlineWidth: 2,
    });
    expect(valuesFromAddress(data, '?OutlineWidth=1')).toBeUndefined();
    expect(valuesFromAddress(data, '?stage=constructor')).toBeUndefined();
  });

  it("of a tutorial's stage bring what was set there, its camera and what its switches turn off", () => {
    expect(valuesFromAddress(data, '?stage=demo-outline&OutlineWidth=1.2')).toMatchObject({OutlineWidth: 1.2});
    expect(valuesFromAddress(data, '?stage=demo-hair&HairRingHeight=0.2')).toMatchObject({HairRingHeight: 0.2});
    expect(valuesFromAddress(data, '?stage=demo-presets&Part=Hair&RimWidth=9')).toMatchObject({'hair.RimWidth': 9});
    expect(valuesFromAddress(data, '?stage=demo-hero&FeatureRim=false')).toMatchObject({RimEnabled: false});
  });

  it("of a tutorial's stage bring its figure, or the one that the reader chose", () => {
    const figure = (query: string) => valuesFromAddress(data, query)!['Figure'];
    expect(figure('?stage=demo-outline')).toBeUndefined();
    expect(figure('?stage=demo-outline&Figure=knight')).toBe('knight');
    const {id} = demos.find((demo) => 'figure' in demo && demo.figure === 'knight')!;
    expect(figure(`?stage=${id}`)).toBe('knight');
    expect(figure(`?stage=${id}&Figure=chibi`)).toBeUndefined();
    expect(figure(`?stage=${id}&Figure=nobody`)).toBe('knight');
  });

  it.each(demos.map(({id}) => id))('of %s are taken', (id) => {
    const values = valuesFromAddress(data, `?stage=${id}`)!;
    for (const [key, value] of Object.entries(values)) {
      const control = find(key)!;
      expect(same(control, accept(control, value), value), key).toBe(true);
    }
    const {camera} = data.origins[id]!;
    expect(documentOf(data, values, {view: 'color'}).camera.distance).toBeCloseTo(camera.distance!, 3);
  });
});
