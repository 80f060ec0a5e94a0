/** Runs in the browser: draws frames with a renderer and disposes of it, and frames with edited textures. */
import {ANGLES, paint, shippedMasks, stageMap} from '../../../src/features/workbench/face-shadow/masks';
import {editedAtlas, moveStop, rowOf} from '../../../src/features/workbench/ramp/stops';
import {buildCharacter} from '../../../src/stage/character/build';
import {demos, FEATURE_OFF} from '../../../src/stage/demos';
import {face} from '../../../src/stage/demos/face';
import {releaseRenderAt, renderAt} from '../../../src/stage/engine/figure';
import {makeContext} from '../../../src/stage/engine/context';
import {QUALITY} from '../../../src/stage/engine/quality';
import {StageRenderer} from '../../../src/stage/engine/renderer';
import {createStage, frameState} from '../../../src/stage/engine/stage';
import {engineDemo} from '../../../src/stage/ui/scene';

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
  const {context} = makeContext(document.createElement('canvas'), {preserve: false});
  const stage = new StageRenderer(context, demo, QUALITY[3]!, buildCharacter());
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

const ramps = editedAtlas({4: moveStop(rowOf({}, 0), 1, 0.8)});
const faceMap = stageMap(
  paint(shippedMasks(), ANGLES.indexOf(60), {
    points: [
      {x: 60, y: 70, radius: 10},
      {x: 100, y: 55, radius: 10},
    ],
    softness: 0,
    light: false,
    mirror: false,
  }),
);

/** Pixels that differ from the shipped textures' picture, with light from her right and, for the masks, from ahead. */
export function edited(): Record<'ramps' | 'masks' | 'masksAhead' | 'back', number> {
  const draw = (yaw: number, textures: {ramps?: Uint8Array | undefined; faceMap?: Uint8Array}): Uint8ClampedArray => {
    const size = {width: 160, height: 160};
    const canvas = renderAt(engineDemo(face, FEATURE_OFF), {light: {yaw, pitch: 20}, ...textures}, 0, size);
    const copy = new OffscreenCanvas(160, 160).getContext('2d')!;
    copy.drawImage(canvas, 0, 0);
    return copy.getImageData(0, 0, 160, 160).data;
  };
  const apart = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
    let count = 0;
    for (let i = 0; i < a.length; i += 4) if (a[i] !== b[i] || a[i + 1] !== b[i + 1] || a[i + 2] !== b[i + 2]) count++;
    return count;
  };
  const [side, ahead] = [draw(-70, {}), draw(0, {})];
  const result = {
    ramps: apart(side, draw(-70, {ramps})),
    masks: apart(side, draw(-70, {faceMap})),
    masksAhead: apart(ahead, draw(0, {faceMap})),
    back: apart(side, draw(-70, {})),
  };
  releaseRenderAt();
  return result;
}

/** Frames that a running stage draws for each edited texture. */
export async function redraws(): Promise<number[]> {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const stage = createStage(canvas, {
    demo: engineDemo(face, FEATURE_OFF),
    theme: 'light',
    reducedMotion: true,
    time: 0,
  });
  while (stage.state.kind === 'loading') await frame();
  const counts: number[] = [];
  for (const set of [() => undefined, () => stage.setRamps(ramps), () => stage.setFaceMap(faceMap)]) {
    set();
    // The observers of a new canvas report in its first frames.
    for (let i = 0; i < 4; i++) await frame();
    counts.push(stage.frames);
  }
  stage.dispose();
  return counts.slice(1).map((count, i) => count - counts[i]!);
}
