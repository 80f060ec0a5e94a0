/** Runs in the browser: draws every kind of frame with a renderer and disposes of it; counts the frames of a stage. */
import {character, chibi} from '../../../src/stage/character';
import {buildCharacter} from '../../../src/stage/character/build';
import {FACE_MAP, faceShadowMap} from '../../../src/stage/character/face-shadow';
import {knight} from '../../../src/stage/character/figures/knight';
import {demo as demoOf, demos, FEATURE_OFF} from '../../../src/stage/demos';
import {makeContext} from '../../../src/stage/engine/context';
import {QUALITY, type Quality} from '../../../src/stage/engine/quality';
import {StageRenderer} from '../../../src/stage/engine/renderer';
import {createStage} from '../../../src/stage/engine/stage';
import {frameState} from '../../../src/stage/engine/state';
import {rampAtlas} from '../../../src/stage/shading/ramp';
import type {CameraState, Comparison, SceneDocument, View} from '../../../src/stage/engine/types';
import type {StageData, StageValues} from '../../../src/stage/ui/data';
import {engineDemo, engineValues, moveTo} from '../../../src/stage/ui/scene';
import {defaults} from '../../../src/stage/ui/values';
import {documentOf} from '../../../src/features/workbench/model';
import type {WorkbenchData} from '../../../src/features/workbench/types';

interface Held {
  geometries: number;
  textures: number;
  programs: number;
}

/** Objects that three.js holds after one frame of each theme and expression, and after `dispose`. */
export function leave(): {held: Held; left: Held} {
  const demo = engineDemo(
    demos.find(({layer}) => layer)!,
    FEATURE_OFF,
  );
  const {context} = makeContext(document.createElement('canvas'));
  const stage = new StageRenderer(context, demo, QUALITY[3]!, character(chibi, buildCharacter(chibi)));
  const {info} = stage.renderer;
  const count = (): Held => ({...info.memory, programs: info.programs?.length ?? 0});
  stage.setSize(64, 40, 1);
  const state = frameState(demo, {InnerLineStrength: 1, RimEnabled: true}, 'light');
  for (const theme of ['light', 'dark'] as const) stage.render({...state, theme, blink: theme === 'dark'}, 0);
  stage.setQuality(QUALITY[1]!);
  stage.render(state, 0);
  const held = count();
  stage.dispose();
  return {held, left: count()};
}

/** Frames that a running stage draws for each edited texture. */
export async function redraws(): Promise<number[]> {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const demo = engineDemo(demoOf('demo-face'), FEATURE_OFF);
  const shown = frameState(demo, {}, 'light');
  const stage = createStage(canvas, {
    demo,
    document: shown,
    reducedMotion: true,
    time: 0,
  });
  while (stage.state.kind === 'loading') await frame();
  const [ramps, faceMap] = [rampAtlas(), faceShadowMap<Uint8Array>(FACE_MAP.width, FACE_MAP.height, chibi.shadow)];
  const counts: number[] = [];
  for (const set of [
    () => undefined,
    () => stage.show({...shown, ramps}),
    () => stage.show({...shown, ramps, faceMap}),
  ]) {
    set();
    while (counts.length > 0 && stage.frames === counts.at(-1)) await frame();
    // The observers of a new canvas report in its first frames.
    for (let i = 0; i < 4; i++) await frame();
    counts.push(stage.frames);
  }
  stage.dispose();
  return counts.slice(1).map((count, i) => count - counts[i]!);
}

/** For each figure before a camera, shares of the picture: where it begins at the top, where it ends, and what of it is drawn. */
export function framed(camera: CameraState): {top: number; bottom: number; filled: number}[] {
  const side = 200;
  return [chibi, knight].map((figure) => {
    const canvas = document.createElement('canvas');
    const {context} = makeContext(canvas, {preserve: true});
    const demo = engineDemo(demoOf('demo-face'), FEATURE_OFF);
    const stage = new StageRenderer(context, demo, QUALITY.at(-1)!, character(figure, buildCharacter(figure)));
    stage.setSize(side, side, 1);
    stage.setOrb(false, false);
    stage.render({...frameState(demo, {}, 'light'), camera, cutOut: true}, 0);
    const texels = new Uint8Array(side * side * 4);
    context.readPixels(0, 0, side, side, context.RGBA, context.UNSIGNED_BYTE, texels);
    const drawn = Array.from({length: side ** 2}, (_, i) => i)
      .filter((i) => texels[i * 4 + 3]! > 127)
      .map((i) => Math.floor(i / side));
    stage.dispose();
    return {
      top: 1 - Math.max(...drawn) / side,
      bottom: 1 - Math.min(...drawn) / side,
      filled: drawn.length / side ** 2,
    };
  });
}

/** A document of the workbench, as a test names it. */
export interface Made {
  readonly values: StageValues;
  readonly view: View;
  readonly ramps: boolean;
  readonly faceMap: boolean;
}

/**
 * Shows documents one after the other on one stage.
 * @returns for each what the stage was given and what it reports, its picture, and the same beside the first document
 */
export async function documents(data: WorkbenchData, list: readonly Made[]) {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  canvas.style.cssText = 'width: 160px; height: 100px';
  const ramps = rampAtlas().map((x) => 255 - x);
  const faceMap = faceShadowMap<Uint8Array>(FACE_MAP.width, FACE_MAP.height, chibi.shadow).map((x) => 255 - x);
  const made = list.map(({values, view, ...own}) =>
    documentOf(data, values, {view, ramps: own.ramps ? ramps : undefined, faceMap: own.faceMap ? faceMap : undefined}),
  );
  const demo = {...data.scene, orb: false};
  // The stage gets this context: its pixels stay to be read.
  makeContext(canvas, {antialias: true, preserve: true});
  const stage = createStage(canvas, {demo, document: made[0]!, reducedMotion: true, time: 0});
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  while (stage.state.kind === 'loading') await frame();
  const drawn = async (given: SceneDocument, compare?: Comparison): Promise<string> => {
    const before = stage.frames;
    stage.show(given, compare);
    while (stage.frames === before) await frame();
    return canvas.toDataURL();
  };
  const found: {given: string; reported: string; picture: string; compared: string}[] = [];
  for (const given of made) {
    const picture = await drawn(given);
    const reported = JSON.stringify(stage.document);
    const compared = await drawn(made[0]!, {at: 1, before: given});
    found.push({given: JSON.stringify(given), reported, picture, compared});
  }
  stage.dispose();
  canvas.remove();
  return found;
}

/**
 * Records each call of `linkProgram` and `drawElements`: those from the start of a stage to its first frame, then those from a
 * change of its document to the next frame.
 */
export async function recordCalls(data: WorkbenchData, values: StageValues): Promise<('link' | 'draw')[][]> {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const calls: ('link' | 'draw')[][] = [[]];
  const gl = WebGL2RenderingContext.prototype;
  const {linkProgram, drawElements} = gl;
  gl.linkProgram = function (program) {
    calls.at(-1)!.push('link');
    linkProgram.call(this, program);
  };
  gl.drawElements = function (...given) {
    calls.at(-1)!.push('draw');
    drawElements.apply(this, given);
  };
  const stage = createStage(canvas, {
    demo: data.scene,
    document: documentOf(data, {}, {view: 'color'}),
    reducedMotion: true,
  });
  const drawn = async (): Promise<void> => {
    const before = stage.frames;
    while (stage.frames === before) await new Promise(requestAnimationFrame);
  };
  await drawn();
  calls.push([]);
  stage.show(documentOf(data, values, {view: 'color'}));
  await drawn();
  Object.assign(gl, {linkProgram, drawElements});
  stage.dispose();
  canvas.remove();
  return calls;
}

/** Enough for pictures of 128 pixels. */
const SMALL: Quality = {...QUALITY.at(-1)!, shadowSize: 256, faceSize: 256};

/** For each list of pictures whether one of them has a change that shows. */
export function differing(
  data: WorkbenchData | StageData,
  cases: readonly (readonly {readonly base: StageValues; readonly changes: readonly StageValues[]}[])[],
): boolean[] {
  const state = (values: StageValues): SceneDocument => {
    if ('frames' in data) return documentOf(data, values, {view: 'color'});
    const frame = frameState(data.scene, engineValues(data, {...defaults(data), ...values}), 'light');
    return {...frame, ...moveTo(frame, values, {}), view: 'color'};
  };
  const canvas = document.createElement('canvas');
  const {context} = makeContext(canvas, {preserve: true});
  const figure = {chibi, knight}[data.scene.figure ?? 'chibi'];
  const stage = new StageRenderer(context, data.scene, SMALL, character(figure, buildCharacter(figure)));
  stage.setSize(128, 128, 1);
  stage.setOrb(false, false);
  const seen = new Map<string, string>();
  const drawn = (values: StageValues): string => {
    const key = JSON.stringify(values);
    if (!seen.has(key)) {
      stage.render({...state(values), blink: false, gaze: [0, 0]}, 0);
      seen.set(key, canvas.toDataURL());
    }
    return seen.get(key)!;
  };
  const found = cases.map((shots) =>
    shots.some(({base, changes}) => changes.some((change) => drawn({...base, ...change}) !== drawn(base))),
  );
  stage.dispose();
  return found;
}
