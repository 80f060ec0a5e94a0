/** Where a loft needs its rings. */
import {unit, type Vec3} from './vectors';

/**
 * As many places along lines as there are rings, where the lines bend: corners show, length alone does not.
 * @param lines points along the loft, equally many in each
 * @returns places among the points, rising
 */
export function evenBends(lines: readonly (readonly Vec3[])[], rings: number): number[] {
  const bends = lines.map((at) => {
    const steps = at.slice(1).map((q, i) => unit(q.map((x, k) => x - at[i]![k]!)));
    return steps.map((step, i) => Math.hypot(...step.map((x, k) => x - (steps[i - 1] ?? step)[k]!)));
  });
  const count = lines[0]!.length;
  const total: number[] = [0];
  for (let i = 0; i < count - 1; i++) total.push(total[i]! + Math.max(...bends.map((bend) => bend[i]!)) + 1.5 / count);
  let at = 0;
  return Array.from({length: rings}, (_, i) => {
    while (total[at]! < (total[total.length - 1]! * i) / (rings - 1) - 1e-9) at++;
    return at;
  });
}
