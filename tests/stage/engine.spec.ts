import {createHash} from 'node:crypto';
import {chromium, expect, type Page} from '@playwright/test';
import fc from 'fast-check';
import {stageData} from '../../plugins/stage-figures/data';
import {workbenchData} from '../../plugins/workbench/data';
import {documentOf} from '../../src/features/workbench/model';
import type {WorkbenchData} from '../../src/features/workbench/types';
import {demos} from '../../src/stage/demos';
import {PAINTED} from '../../src/stage/demos/types';
import {frames as cameras} from '../../src/stage/demos/cameras';
import {workbench} from '../../src/stage/demos/workbench';
import type {CameraState} from '../../src/stage/engine/types';
import type {Condition, Control, StageData, Value} from '../../src/stage/ui/data';
import {ADDED} from '../../src/stage/engine/values';
import {accept, fulfils} from '../../src/stage/ui/values';
import {open} from '../support';
import {bundle, launch} from './browser';
import type * as Engine from './engine/page';
import {OUTLINE, running, stage, start, test} from './live';

type Framed = ReturnType<typeof Engine.framed>[number];

const picture = (page: Page): Promise<string> =>
  stage(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

test('the same address with a fixed time gives the same bytes in three launches', async ({baseURL, launchOptions}) => {
  test.setTimeout(180_000);
  const pictures = new Set<string>();
  for (let launched = 0; launched < 3; launched++) {
    const browser = await chromium.launch(launchOptions);
    try {
      const page = await browser.newPage({baseURL: baseURL!, viewport: {width: 1280, height: 720}});
      await open(page, `/en/${OUTLINE}?stage-time=2`);
      await start(page);
      pictures.add(
        createHash('sha256')
          .update(await picture(page))
          .digest('hex'),
      );
    } finally {
      await browser.close();
    }
  }
  expect(pictures.size).toBe(1);
});

test('a restored context draws the same picture', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, `/en/${OUTLINE}?stage-time=2`);
  const section = await start(page);
  const before = await picture(page);
  const lose = await section
    .locator('canvas')
    .first()
    .evaluateHandle((canvas) =>
      (canvas as HTMLCanvasElement).getContext('webgl2')!.getExtension('WEBGL_lose_context')!,
    );
  await lose.evaluate((extension) => extension.loseContext());
  await expect(section).toHaveAttribute('data-stage-state', 'loading');
  await lose.evaluate((extension) => extension.restoreContext());
  await running(section);
  await expect.poll(() => picture(page), {timeout: 20_000}).toBe(before);
  expect(errors).toEqual([]);
});

test('a lost context that is not restored shows the still and a retry button', async ({page}) => {
  await open(page, `/en/${OUTLINE}`);
  const section = await start(page);
  await section
    .locator('canvas')
    .first()
    .evaluate((canvas) =>
      (canvas as HTMLCanvasElement).getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext(),
    );
  await expect(section).toHaveAttribute('data-stage-state', 'failed', {timeout: 20_000});
  await expect(section).toContainText(stageData('demo-outline', 'en').words.failure.context);
  await section.getByRole('button', {name: 'Retry'}).click();
  await running(section);
});

test('a character that fails to load shows a network error', async ({page}) => {
  await page.route(/\/assets\/js\/character/, (route) => route.abort());
  await open(page, `/en/${OUTLINE}`);
  await stage(page).getByRole('button', {name: 'Run live'}).click();
  await expect(stage(page)).toHaveAttribute('data-stage-state', 'failed', {timeout: 60_000});
  await expect(stage(page)).toContainText(stageData('demo-outline', 'en').words.failure.network);
});

for (const [what, reason, spoil] of [
  [
    'a shader that does not compile',
    'shader',
    () => {
      const original = WebGL2RenderingContext.prototype.shaderSource;
      WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
        original.call(this, shader, source.replace('void main()', 'broken main()'));
      };
    },
  ],
  [
    'a GPU without memory left',
    'memory',
    () => {
      WebGL2RenderingContext.prototype.getError = () => 0x0505;
    },
  ],
] as const)
  test(`${what} shows the still (${reason}) and throws nothing`, async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(spoil);
    await open(page, `/en/${OUTLINE}`);
    await stage(page).getByRole('button', {name: 'Run live'}).click();
    await expect(stage(page)).toHaveAttribute('data-stage-state', 'failed', {timeout: 60_000});
    await expect(stage(page).locator('canvas')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

test('dispose() frees every geometry, texture and program', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('engine/page.ts', 'engine')});
    const {held, left} = await page.evaluate(() => (globalThis as unknown as {engine: typeof Engine}).engine.leave());
    expect(held.geometries * held.textures * held.programs).toBeGreaterThan(0);
    expect(left).toEqual({geometries: 0, textures: 0, programs: 0});
  } finally {
    await browser.close();
  }
});

test('an edited ramp atlas and an edited face map draw one frame each', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('engine/page.ts', 'engine')});
    expect(await page.evaluate(() => (globalThis as unknown as {engine: typeof Engine}).engine.redraws())).toEqual([
      1, 1,
    ]);
  } finally {
    await browser.close();
  }
});

test('each figure fills the frames of the cameras from the same height', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('engine/page.ts', 'engine')});
    const framed = (camera: CameraState) =>
      page.evaluate((given) => (globalThis as unknown as {engine: typeof Engine}).engine.framed(given), camera);
    const [chibi, knight] = (await framed(cameras.Figure)) as [Framed, Framed];
    expect(Math.abs(knight.top - chibi.top)).toBeLessThan(0.06);
    expect(Math.abs(knight.bottom - chibi.bottom)).toBeLessThan(0.08);
    expect(knight.filled).toBeGreaterThan(0.15);
    for (const {filled} of await framed({...cameras.Face, fov: 14})) expect(filled).toBeGreaterThan(0.8);
  } finally {
    await browser.close();
  }
});

/** Random documents of the workbench: values of the whole character and of parts, scene, camera, expression, edited textures. */
function randomDocuments(data: WorkbenchData, count: number): Engine.Made[] {
  const value = (control: Control): fc.Arbitrary<Value> => {
    switch (control.kind) {
      case 'number':
        return fc.double({min: control.min, max: control.max, noNaN: true}).map((x) => accept(control, x)!);
      case 'choice':
        return fc.constantFrom(...control.options.map((option) => option.value));
      case 'switch':
        return fc.boolean();
      case 'color':
        return fc.array(fc.double({min: 0, max: 1, noNaN: true}), {minLength: 3, maxLength: 3});
      default:
        return fc.constant(control.value);
    }
  };
  const pair = (key: string, control: Control) => value(control).map((x): [string, Value] => [key, x]);
  const parameter = fc
    .constantFrom(...data.groups.flatMap((group) => group.entries))
    .chain((entry) =>
      fc
        .constantFrom(...entry.of)
        .chain((part) => pair(part === 'all' ? entry.control.id : `${part}.${entry.control.id}`, entry.control)),
    );
  const placed = fc.constantFrom(...data.place).chain((control) => pair(control.id, control));
  const made = fc.record({
    values: fc
      .tuple(fc.array(parameter, {maxLength: 8}), fc.array(placed, {maxLength: 4}))
      .map((pairs) => Object.fromEntries(pairs.flat())),
    view: fc.constantFrom(...workbench.views),
    ramps: fc.boolean(),
    faceMap: fc.boolean(),
  });
  return fc.sample(made, {numRuns: count, seed: 41});
}

test('the state that the engine reports is the document, and two ways to a document and a comparison give the same pixels', async () => {
  test.setTimeout(240_000);
  const data = workbenchData('en');
  const made = randomDocuments(data, 6);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('engine/page.ts', 'engine')});
    const show = (list: readonly Engine.Made[]) =>
      page.evaluate(([of, all]) => (globalThis as unknown as {engine: typeof Engine}).engine.documents(of, all), [
        data,
        list,
      ] as const);
    // Forth and back: each document is reached from two others.
    const found = await show([...made, ...made.toReversed()]);
    for (const {given, reported, picture, compared} of found) {
      expect(reported).toBe(given);
      expect(compared === picture, given.slice(0, 400)).toBe(true);
    }
    for (const [i, {picture}] of found.slice(0, made.length).entries())
      expect(found.at(-1 - i)!.picture === picture, JSON.stringify(made[i])).toBe(true);
    expect(new Set(found.map(({picture}) => picture)).size).toBeGreaterThan(made.length / 2);
  } finally {
    await browser.close();
  }
});

test('programs are compiled before anything is drawn with them, at the start and for a look', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('engine/page.ts', 'engine')});
    const calls = await page.evaluate(
      ([data, values]) => (globalThis as unknown as {engine: typeof Engine}).engine.recordCalls(data, values),
      [workbenchData('en'), {ScenePreset: 'Neon', RimEnabled: true, InnerLineStrength: 1}] as const,
    );
    for (const each of calls) {
      expect(each).toContain('link');
      expect(each.lastIndexOf('link')).toBeLessThan(each.indexOf('draw'));
    }
  } finally {
    await browser.close();
  }
});

/** Values of a control that differ from each other and from its start. */
function others(control: Control): Value[] {
  switch (control.kind) {
    case 'number':
      // A whole turn ends where it begins.
      return [control.min, control.max, (control.min + control.max) / 2].map((x) => accept(control, x)!);
    case 'choice':
      return control.options.map(({value}) => value);
    case 'switch':
      return [true, false];
    case 'color':
      return [
        [1, 0, 0],
        [0, 0.2, 1],
      ];
    default:
      return [
        [0.6, 0.8, 0.1],
        [0.1, 0.6, 0.8],
      ];
  }
}

interface Row {
  readonly control: Control;
  readonly needs: readonly Condition[];
}
type Setting = Readonly<Record<string, Value>>;

/** A picture, and changes of it. */
interface Shot {
  readonly base: Setting;
  readonly changes: readonly Setting[];
}
/** A control that must change one of the pictures, or, with a reason why not, must change none. */
interface Case {
  readonly id: string;
  readonly why: string;
  /** Controls on which the reason depends. */
  readonly names: readonly string[];
  readonly shots: readonly Shot[];
}

/** Values by which a condition on what follows from several of them can be met. */
const INPUTS: Readonly<Record<string, readonly string[]>> = {OutlinePixels: ['OutlineWidth']};

const namedBy = (needs: readonly Condition[]): string[] => {
  const named = needs.flatMap(({any}) => any.flatMap(({id, below}) => [id, String(below)]));
  return [...new Set(named.flatMap((id) => INPUTS[id] ?? id))];
};

/**
 * The pictures in which a control changes something: with its conditions met it must, with one of them not met it must not.
 * @param forAll what the panel holds when the controls have some values
 * @param shots values under which a control is seen: `values` of the document, `known` those that conditions read besides the rows'
 */
function cases(
  rows: readonly Row[],
  shots: readonly {readonly values: Setting; readonly known: Setting}[],
  forAll: (values: Setting) => Setting,
): Case[] {
  const byId = new Map(rows.map((row) => [row.control.id, row]));
  /** The first values of the controls that conditions name by which they hold, or do not. */
  const solve = (wanted: readonly (readonly [Condition, boolean])[], besides: string, known: Setting) => {
    const ids = namedBy(wanted.map(([need]) => need)).filter((id) => byId.has(id) && id !== besides);
    const choices = ids.map((id) => {
      const {control} = byId.get(id)!;
      return [...(control.value === PAINTED ? [undefined] : [control.value]), ...others(control)];
    });
    const total = choices.reduce((n, {length}) => n * length, 1);
    for (let at = 0; at < total; at++) {
      let rest = at;
      const values = Object.fromEntries(
        ids.flatMap((id, i): [string, Value][] => {
          const value = choices[i]![rest % choices[i]!.length];
          rest = Math.floor(rest / choices[i]!.length);
          return value === undefined ? [] : [[id, value]];
        }),
      );
      const valueOf = (id: string) => values[id] ?? known[id] ?? byId.get(id)?.control.value;
      if (wanted.every(([need, on]) => fulfils(need, valueOf) === on)) return values;
    }
    return undefined;
  };
  return rows.flatMap(({control, needs}) => {
    const {id} = control;
    const names = namedBy(needs);
    const seen = (wanted: readonly (readonly [Condition, boolean])[]): Shot[] =>
      shots.flatMap(({values: shot, known}) => {
        const base = solve(wanted, id, known);
        const changes = others(control).map((value) => forAll({[id]: value}));
        return base ? [{base: {...shot, ...forAll(base)}, changes}] : [];
      });
    const met = needs.map((need) => [need, true] as const);
    return [
      ...(needs.every(({any}) => any.length > 0) ? [{id, why: '', names, shots: seen(met)}] : []),
      ...needs.map((need) => {
        const unmet = seen(met.map(([each, on]) => [each, on && each !== need]));
        const alone = unmet.length > 0 ? unmet : seen([[need, false]]);
        return {id, why: need.why, names, shots: alone.slice(0, 1)};
      }),
    ];
  });
}

/**
 * Joins cases with reasons whose pictures begin alike: where none changes the picture, all at once do not either. The reason
 * of one must not depend on another.
 */
function together(silent: readonly Case[]): {of: Case[]; shots: Shot[]}[] {
  const joined: {of: Case[]; base: Setting}[] = [];
  const print = (base: Setting) => JSON.stringify(Object.entries(base).sort());
  for (const each of silent) {
    const [shot] = each.shots;
    if (!shot) continue;
    const group = joined.find(
      ({of, base}) =>
        print(base) === print(shot.base) &&
        of.every(({id, names}) => !names.includes(each.id) && !each.names.includes(id)),
    );
    if (group) group.of.push(each);
    else joined.push({of: [each], base: shot.base});
  }
  return joined.map(({of, base}) => {
    const all = of.map(({shots}) => shots[0]!.changes);
    const count = Math.max(...all.map(({length}) => length));
    const changes = Array.from({length: count}, (_, at) =>
      Object.assign({}, ...all.map((each) => each[at % each.length])),
    );
    return {of, shots: [{base, changes}]};
  });
}

/** Draws the cases and lists what a panel says wrongly. */
async function untrue(page: Page, data: WorkbenchData | StageData, list: readonly Case[]): Promise<string[]> {
  const differing = (all: readonly {readonly shots: readonly Shot[]}[]) =>
    page.evaluate(([of, given]) => (globalThis as unknown as {engine: typeof Engine}).engine.differing(of, given), [
      data,
      all.map(({shots}) => shots),
    ] as const);
  const loud = list.filter(({why}) => !why);
  const silent = together(list.filter(({why}) => why));
  const found = await differing([...loud, ...silent]);
  const dead = loud.filter((_, at) => !found[at]).map(({id}) => `${id} changes nothing, and does not say why`);
  const broken = silent.filter((_, at) => found[loud.length + at]);
  if (broken.length === 0) return dead;
  const alone = await differing(broken.flatMap(({of}) => of));
  const named = broken.flatMap(({of}) => of).filter((_, at) => alone[at]);
  const told = named.map(({id, why}) => `${id} changes the picture, though it "${why}"`);
  return [...dead, ...(told.length > 0 ? told : broken.map(({of}) => `one of ${of.map(({id}) => id).join()}`))];
}

test('a control with a reason changes no picture, one without changes some: workbench and every demo', async () => {
  test.setTimeout(600_000);
  const data = workbenchData('en');
  const list = data.groups.flatMap((group) => group.entries);
  const byId = new Map(list.map((entry) => [entry.control.id, entry]));
  /** For the whole character, whatever her parts have. */
  const forAll = (values: Setting): Setting =>
    Object.fromEntries(
      Object.entries(values).flatMap(([id, value]) =>
        byId.get(id)!.of.map((part) => [part === 'all' ? id : `${part}.${id}`, value]),
      ),
    );
  const framed: Setting[] = [
    {Frame: 'Face', ScenePreset: 'Noon'},
    {Frame: 'Bust', ScenePreset: 'Stage'},
    {Frame: 'Figure', ScenePreset: 'Cave'},
    {Frame: 'Face', ScenePreset: 'Neon', LightYaw: 20, LightPitch: -30},
    {Frame: 'Bust', ScenePreset: 'Dusk', CameraYaw: 40},
    {Frame: 'Figure', ScenePreset: 'Noon', CameraDistance: 2600, CameraFov: 5},
  ];
  const shots = framed.map((values) => {
    const {distance, fov} = documentOf(data, values, {view: 'color'}).camera;
    return {values, known: {FillIntensity: 0, ...values, CameraDistance: distance, CameraFov: fov}};
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('engine/page.ts', 'engine')});
    expect(await untrue(page, data, cases(list, shots, forAll))).toEqual([]);
    const added = data.place
      .filter(({id}) => id in ADDED)
      .map((control) => ({control, needs: data.needs[control.id] ?? []}));
    const asIs = (values: Setting) => values;
    const places = [{}, {FillYaw: 20} as Setting].map((values) => ({values, known: {}}));
    expect(await untrue(page, data, cases(added, places, asIs))).toEqual([]);
    const wrong: Record<string, string[]> = {};
    for (const {id} of demos) {
      const stage = stageData(id, 'en');
      const rows = stage.controls.map((control) => ({control, needs: stage.needs[control.id] ?? []}));
      const {camera, values: start} = stage.scene;
      const known: Setting = {CameraDistance: camera!.distance!, CameraFov: camera!.fov!, ...start};
      const turns: Setting[] = [{}, {LightYaw: 60, LightPitch: 10}, {LightYaw: 20, LightPitch: 80}, {CameraYaw: 40}];
      const lights = turns.map((values) => ({values, known}));
      wrong[id] = await untrue(page, stage, cases(rows, lights, asIs));
    }
    expect(wrong).toEqual(Object.fromEntries(demos.map(({id}) => [id, []])));
  } finally {
    await browser.close();
  }
});
