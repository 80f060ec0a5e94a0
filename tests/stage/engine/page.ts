/** Runs in the browser: draws every kind of frame with a renderer and disposes of it. */
import {character} from '../../../src/stage/character';
import {buildCharacter} from '../../../src/stage/character/build';
import {demos, FEATURE_OFF} from '../../../src/stage/demos';
import {makeContext} from '../../../src/stage/engine/context';
import {QUALITY} from '../../../src/stage/engine/quality';
import {StageRenderer} from '../../../src/stage/engine/renderer';
import {frameState} from '../../../src/stage/engine/stage';
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
