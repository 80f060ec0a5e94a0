/** Uniform Catmull-Rom through rows of numbers at parameter x in 0..rows-1; `out` gets one value per column. */
export function spline(rows: readonly (readonly number[])[], x: number, out: number[]): number[] {
  const n = rows.length - 1;
  const i = Math.min(n - 1, Math.max(0, Math.floor(x)));
  const t = Math.min(1, Math.max(0, x - i));
  const b = rows[i]!;
  const c = rows[i + 1]!;
  const a = rows[i - 1];
  const d = rows[i + 2];
  for (let k = 0; k < b.length; k++) {
    const pb = b[k]!;
    const pc = c[k]!;
    const pa = a ? a[k]! : 2 * pb - pc;
    const pd = d ? d[k]! : 2 * pc - pb;
    out[k] = pb + 0.5 * t * (pc - pa + t * (2 * pa - 5 * pb + 4 * pc - pd + t * (3 * (pb - pc) + pd - pa)));
  }
  return out;
}
