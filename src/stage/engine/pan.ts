/** Moving the camera aside, which only the workbench does. */
import {CM_PER_UNIT} from '../shading/units';
import {clampCamera, RAD} from './camera';
import type {CameraState} from './types';

/** Drag in CSS pixels on a canvas `height` px high: what is at the camera's target follows the pointer. */
export function pan(c: CameraState, dx: number, dy: number, height: number): CameraState {
  const k = (2 * Math.tan((c.fov * RAD) / 2) * c.distance) / CM_PER_UNIT / Math.max(1, height);
  const [x, y, z] = c.target;
  const [sy, cy] = [Math.sin(c.yaw * RAD), Math.cos(c.yaw * RAD)];
  const [sp, cp] = [Math.sin(c.pitch * RAD), Math.cos(c.pitch * RAD)];
  // To the right of the picture is (cy, 0, -sy), up is (-sp sy, cp, -sp cy).
  return clampCamera(
    {...c, target: [x - k * (dx * cy + dy * sp * sy), y + k * dy * cp, z + k * (dx * sy - dy * sp * cy)]},
    true,
  );
}
