/** Runs in the browser: how whole the contour's line is, and what the picture loses without multisampling. */
import {character} from '../../src/stage/character';
import {buildCharacter} from '../../src/stage/character/build';
import {chibi} from '../../src/stage/character/figures/chibi';
import {knight} from '../../src/stage/character/figures/knight';
import {FEATURE_OFF} from '../../src/stage/demos';
import {frames} from '../../src/stage/demos/cameras';
import {workbench} from '../../src/stage/demos/workbench';
import {makeContext} from '../../src/stage/engine/context';
import {QUALITY} from '../../src/stage/engine/quality';
import {StageRenderer} from '../../src/stage/engine/renderer';
import {frameState} from '../../src/stage/engine/state';
import type {Values} from '../../src/stage/engine/types';
import {engineDemo} from '../../src/stage/ui/scene';

const FIGURES = {chibi, knight};
export type Name = keyof typeof FIGURES;

const SIZE = {width: 760, height: 475} as const;
const DIRECTIONS = 36;
/** A line that nothing else has the colour of. */
const LINES: Values = {
  OutlineColor: [1, 0, 1],
  OutlineBaseColorInfluence: 0,
  OutlineLightingInfluence: 0,
};
/** Pixels around a point of the contour in which its line must be. */
const NEAR = 2;

type Draw = (values: Values, yaw: number) => Uint8Array;

function stage(name: Name, background: 'plate' | 'none', antialias: boolean): {draw: Draw; end: () => void} {
  const demo = {...engineDemo(workbench, FEATURE_OFF), figure: name, background, orb: false};
  const {context} = makeContext(document.createElement('canvas'), {antialias, preserve: true});
  const figure = FIGURES[name];
  const renderer = new StageRenderer(context, demo, QUALITY[0]!, character(figure, buildCharacter(figure)));
  renderer.setSize(SIZE.width, SIZE.height, 1);
  renderer.setOrb(false, false);
  return {
    draw(values, yaw) {
      const state = frameState(demo, values, 'light');
      state.camera = {...state.camera, ...frames.Knee, yaw};
      renderer.render(state, 0);
      const pixels = new Uint8Array(SIZE.width * SIZE.height * 4);
      context.readPixels(0, 0, SIZE.width, SIZE.height, context.RGBA, context.UNSIGNED_BYTE, pixels);
      return pixels;
    },
    end: () => renderer.dispose(),
  };
}

/** Points of the contour, and those without a line. */
function breaks(pixels: Uint8Array): {length: number; open: number} {
  const {width, height} = SIZE;
  const at = (x: number, y: number): number => (y * width + x) * 4;
  const covered = (x: number, y: number): boolean => pixels[at(x, y) + 3]! > 127;
  const inked = (x: number, y: number): boolean => {
    const [r, g, b] = pixels.subarray(at(x, y)) as unknown as [number, number, number];
    return Math.min(r, b) - g > 60;
  };
  let [length, open] = [0, 0];
  for (let y = NEAR; y < height - NEAR; y++)
    for (let x = NEAR; x < width - NEAR; x++) {
      if (!covered(x, y) || (covered(x - 1, y) && covered(x + 1, y) && covered(x, y - 1) && covered(x, y + 1)))
        continue;
      length++;
      let isInked = false;
      for (let dy = -NEAR; dy <= NEAR; dy++) for (let dx = -NEAR; dx <= NEAR; dx++) isInked ||= inked(x + dx, y + dy);
      if (!isInked) open++;
    }
  return {length, open};
}

/** Share of the contour without a line, all directions together, and in the worst one. */
export function lines(name: Name): {share: number; worst: number; yaw: number} {
  const {draw, end} = stage(name, 'none', true);
  const found = Array.from({length: DIRECTIONS}, (_, i) => ({
    yaw: (360 * i) / DIRECTIONS,
    ...breaks(draw(LINES, (360 * i) / DIRECTIONS)),
  }));
  end();
  const worst = found.reduce((a, b) => (b.open / b.length > a.open / a.length ? b : a));
  const sum = (of: 'length' | 'open'): number => found.reduce((total, one) => total + one[of], 0);
  return {share: sum('open') / sum('length'), worst: worst.open / worst.length, yaw: worst.yaw};
}

/** Mean difference of a colour channel without multisampling, and the share of pixels that differ by more than a twentieth. */
export function plain(name: Name): {mean: number; seen: number} {
  const [many, one] = [true, false].map((antialias) => {
    const {draw, end} = stage(name, 'plate', antialias);
    const pixels = [0, 40, 90, 180].map((yaw) => draw({}, yaw));
    end();
    return pixels;
  }) as [Uint8Array[], Uint8Array[]];
  let [sum, seen, count] = [0, 0, 0];
  many.forEach((pixels, k) => {
    for (let i = 0; i < pixels.length; i += 4) {
      const differ = [0, 1, 2].map((c) => Math.abs(pixels[i + c]! - one[k]![i + c]!));
      sum += (differ[0]! + differ[1]! + differ[2]!) / 3 / 255;
      seen += Number(Math.max(...differ) > 255 / 20);
      count++;
    }
  });
  return {mean: sum / count, seen: seen / count};
}
