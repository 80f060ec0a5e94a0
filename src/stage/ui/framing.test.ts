import {describe, expect, it} from 'vitest';
import {chibi} from '../character/figures/chibi';
import {knight} from '../character/figures/knight';
import {demos} from '../demos';
import {FIGURE} from '../demos/cameras';
import {DEFAULT_CAMERA, fit} from '../engine/camera';
import type {CameraState} from '../engine/types';
import {CM_PER_UNIT} from '../shading/units';

/** Half of the height that a camera shows, recipe units. */
const halfOf = ({distance, fov}: CameraState): number => (distance / CM_PER_UNIT) * Math.tan((fov * Math.PI) / 360);
/** Where a height is in the picture: -1 at the lower edge, 1 at the upper one. */
const placeOf = (y: number, camera: CameraState): number => (y - camera.target[1]) / halfOf(camera);

/** A bust, a body that ends at the neck, heads that stand on the ground. */
const PARTIAL = [1.56, 1.04, 0.02, 0].map((chin) => ({chin, crown: 2.6}));

describe('the picture of another figure', () => {
  it.each([{chin: knight.chin, crown: knight.crown}, {chin: 2.27, crown: 2.6}, ...PARTIAL])(
    'has its ground where that of the chibi is, and its crown inside the picture: chin at $chin',
    (to) => {
      const fitted = fit(FIGURE, chibi, to);
      expect(Math.abs(placeOf(0, fitted) - placeOf(0, FIGURE))).toBeLessThan(0.05);
      expect(placeOf(to.crown, fitted)).toBeGreaterThan(0.4);
      expect(placeOf(to.crown, fitted)).toBeLessThan(0.97);
    },
  );

  it.each(PARTIAL)('shows a model without a head, or a head alone, on every stage: chin at $chin', (to) => {
    for (const {id, camera} of demos) {
      const start: CameraState = {...DEFAULT_CAMERA, ...camera};
      const fitted = fit(start, chibi, to);
      const zoom = fitted.distance / start.distance;
      expect(zoom, id).toBeGreaterThan(0.25);
      expect(zoom, id).toBeLessThan(2.6);
      const [low, high] = [placeOf(0, fitted), placeOf(to.crown, fitted)].map((y) => Math.min(1, Math.max(-1, y)));
      expect(high! - low!, id).toBeGreaterThan(0.6);
    }
  });
});
