/** Runs in the browser: draws every kind of frame with a renderer and disposes of it; counts the frames of a stage. */
import {character} from '../../../src/stage/character';
import {buildCharacter} from '../../../src/stage/character/build';
import {FACE_MAP, faceShadowMap} from '../../../src/stage/character/face-shadow';
import {demos, FEATURE_OFF} from '../../../src/stage/demos';
import {face} from '../../../src/stage/demos/face';
import {makeContext} from '../../../src/stage/engine/context';
import {QUALITY} from '../../../src/stage/engine/quality';
import {StageRenderer} from '../../../src/stage/engine/renderer';
import {createStage, frameState} from '../../../src/stage/engine/stage';
import {rampAtlas} from '../../../src/stage/shading/ramp';
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
  const stage = new StageRenderer(context, demo, QUALITY[3]!, character(buildCharacter()));
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
  const stage = createStage(canvas, {
    demo: engineDemo(face, FEATURE_OFF),
    theme: 'light',
    reducedMotion: true,
    time: 0,
  });
  while (stage.state.kind === 'loading') await frame();
  const [ramps, faceMap] = [rampAtlas(), faceShadowMap<Uint8Array>(FACE_MAP.width, FACE_MAP.height)];
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
