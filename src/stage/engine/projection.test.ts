import {describe, expect, it} from 'vitest';
import {character, chibi} from '../character';
import {buildCharacter} from '../character/build';
import {knight} from '../character/figures/knight';
import {FEATURE_OFF} from '../demos';
import {frames} from '../demos/cameras';
import {workbench} from '../demos/workbench';
import {engineDemo} from '../ui/scene';
import {Projection} from './projection';

/** Width and height in windows of 1024, 1000 and 390 px, and of a phone on its side. */
const PICTURES = [
  [584, 700],
  [560, 700],
  [390, 380],
  [700, 300],
] as const;

describe.each([
  ['chibi', chibi],
  ['knight', knight],
])('the cameras of the %s', (_, figure) => {
  const subject = character(figure, buildCharacter(figure));
  const projection = new Projection({}, engineDemo(workbench, FEATURE_OFF), subject, 1);
  it.each(Object.entries(frames))(
    '%s moves back in a narrow picture, which shows as much of the width',
    (__, camera) => {
      const width = (w: number, h: number) => (projection.distance(camera, w, h) * w) / h;
      // A tall figure has room at its sides.
      for (const [w, h] of PICTURES) expect(width(w, h)).toBeGreaterThan(0.9 * width(1, 1));
    },
  );
});
