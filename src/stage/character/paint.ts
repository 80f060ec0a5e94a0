/**
 * The character's "textures": base, shadow and line colour of a surface point, analytically.
 *
 * Trims are bands in UV0 and strand lines are bands in UV1, so they stay razor sharp at any zoom and cost no bytes of
 * texture. GLSL ES 3.00; colours are linear. `paint` calls fwidth: call it outside branches.
 */
import {mix, mix3, mul, scale, sstep, type Vec2, type Vec3} from '../shading/math';
import {HAIR_TIP, Mat, SWATCHES, linear, type MatId} from './palette';

const vec3 = (hex: string): string =>
  `vec3(${linear(hex)
    .map((c) => c.toFixed(5))
    .join(',')})`;
const dyeCall = (mat: number, k: string): string =>
  `dye(p, ${vec3(SWATCHES[mat]!.lit)}, ${vec3(SWATCHES[mat]!.shade)}, ${vec3(SWATCHES[mat]!.line)}, ${k});`;

/** A trim: the colours of another material from `from` to `to` along V of UV0, on the stand along its radius. */
interface Band {
  readonly dye: MatId;
  readonly from: number;
  /** Left out: up to the edge. */
  readonly to?: number;
}

const BANDS: Readonly<Partial<Record<MatId, readonly Band[]>>> = {
  [Mat.capelet]: [
    {dye: Mat.navy, from: 0.875},
    {dye: Mat.gold, from: 0.79, to: 0.82},
  ],
  [Mat.skirt]: [{dye: Mat.white, from: 0.815, to: 0.855}],
  [Mat.cuff]: [{dye: Mat.gold, from: 0.2, to: 0.25}],
  [Mat.boots]: [{dye: Mat.gold, from: 0.27, to: 0.335}],
  [Mat.sock]: [{dye: Mat.navy, from: 0.42, to: 0.52}],
  [Mat.stand]: [{dye: Mat.gold, from: 0.585, to: 0.597}],
};

const bandsGlsl = (mat: MatId): string =>
  (BANDS[mat] ?? [])
    .map(({dye, from, to}) => {
      if (mat === Mat.stand) return dyeCall(dye, `strip(${from}, ${to}, r, wr) * step(-0.01, rest.y)`);
      return dyeCall(
        dye,
        to === undefined ? `smoothstep(${from} - wv, ${from} + wv, uv.y)` : `strip(${from}, ${to}, uv.y, wv)`,
      );
    })
    .join('\n    ');

/** Value of the uniform `uPalette`: lit, shade, line per material, linear; 3 x 3 floats each. */
export function paletteUniform(): Float32Array {
  return new Float32Array(SWATCHES.flatMap((s) => [...linear(s.lit), ...linear(s.shade), ...linear(s.line)]));
}

export const PAINT_GLSL = /* glsl */ `
struct Paint { vec3 base; vec3 shade; vec3 line; };

// Anti-aliased box from a to b in x.
float strip(float a, float b, float x, float w) {
  return smoothstep(a - w, a + w, x) * (1.0 - smoothstep(b - w, b + w, x));
}
void dye(inout Paint p, vec3 lit, vec3 shade, vec3 line, float k) {
  p.base = mix(p.base, lit, k);
  p.shade = mix(p.shade, shade, k);
  p.line = mix(p.line, line, step(0.5, k));
}

// p: the material's own colours. rest: position before posing, recipe units. uv: UV0. st: UV1 (across, along the strand). rnd: random number of the part.
Paint paint(Paint p, int m, vec3 rest, vec2 uv, vec2 st, float rnd) {
#if KIND == 2
  {
    float ws = max(fwidth(st.x), 1e-4);
    float tip = 0.66 * smoothstep(0.5, 1.05, st.y) * mix(1.0, 0.55, smoothstep(-0.1, 0.25, rest.z) * smoothstep(1.7, 1.8, rest.y));
    p.base = mix(p.base, ${vec3(HAIR_TIP.lit)}, tip);
    p.shade = mix(p.shade, ${vec3(HAIR_TIP.shade)}, tip);
    // One pencil line per lock, at its own place, fading in and out along the strand.
    float at = (rnd * 2.0 - 1.0) * 0.62;
    float fade = smoothstep(0.16, 0.4, st.y) * (1.0 - smoothstep(0.55, 0.86, st.y));
    float line = (1.0 - smoothstep(0.0, ws * 0.6 + 0.018, abs(st.x - at))) * fade * min(1.0, 0.05 / ws);
    p.base = mix(p.base, p.shade, 0.75 * line);
    p.shade = mix(p.shade, p.shade * p.shade * 1.6, 0.5 * line);
  }
#elif KIND == 0
  float wv = max(fwidth(uv.y) * 0.7, 1e-4);
  float wc = max(fwidth(uv.x) * 16.0, 1e-4);
  float r = length(rest.xz);
  float wr = max(fwidth(r) * 0.7, 1e-4);
  if (m == ${Mat.capelet}) {
    ${bandsGlsl(Mat.capelet)}
  } else if (m == ${Mat.skirt}) {
    // The crease of each pleat, drawn like the pen would: from nothing at the belt to a full line at the hem.
    float crease = abs(fract(uv.x * 16.0 + 0.5) - 0.5);
    float ink = (1.0 - smoothstep(0.0, 0.03 + wc, crease)) * smoothstep(0.12, 0.7, uv.y) * min(1.0, 0.12 / wc);
    p.base = mix(p.base, p.shade, ink);
    p.shade = mix(p.shade, p.line, 0.6 * ink);
    ${bandsGlsl(Mat.skirt)}
  } else if (m == ${Mat.cuff}) {
    ${bandsGlsl(Mat.cuff)}
  } else if (m == ${Mat.boots}) {
    ${bandsGlsl(Mat.boots)}
  } else if (m == ${Mat.sock}) {
    ${bandsGlsl(Mat.sock)}
  } else if (m == ${Mat.stand}) {
    ${bandsGlsl(Mat.stand)}
  }
#endif
  return p;
}
`;

/** A point of the surface, as `paint` in GLSL takes it. */
export interface PaintPoint {
  readonly mat: MatId;
  readonly rest: Vec3;
  readonly uv: Vec2;
  readonly st: Vec2;
  readonly rnd: number;
}

const strip = (a: number, b: number, x: number, w: number): number =>
  sstep(a - w, a + w, x) * (1 - sstep(b - w, b + w, x));

const COLOURS = SWATCHES.map(({lit, shade, line}) => ({lit: linear(lit), shade: linear(shade), line: linear(line)}));
const TIP = {lit: linear(HAIR_TIP.lit), shade: linear(HAIR_TIP.shade)};

/** Twin of `paint` in GLSL, base and shade only, and the stand seen from above; `w` is the width of a texel in UV, in place of fwidth. */
export function paintAt({mat, rest, uv, st, rnd}: PaintPoint, w: number): {base: Vec3; shade: Vec3} {
  const own = COLOURS[mat]!;
  let base: Vec3 = own.lit;
  let shade: Vec3 = own.shade;
  if (mat === Mat.hair) {
    const tip = 0.66 * sstep(0.5, 1.05, st[1]) * mix(1, 0.55, sstep(-0.1, 0.25, rest[2]) * sstep(1.7, 1.8, rest[1]));
    base = mix3(base, TIP.lit, tip);
    shade = mix3(shade, TIP.shade, tip);
    const ws = 2 * w; // s runs from -1 to 1
    const fade = sstep(0.16, 0.4, st[1]) * (1 - sstep(0.55, 0.86, st[1]));
    const line =
      (1 - sstep(0, ws * 0.6 + 0.018, Math.abs(st[0] - (rnd * 2 - 1) * 0.62))) * fade * Math.min(1, 0.05 / ws);
    base = mix3(base, shade, 0.75 * line);
    shade = mix3(shade, scale(mul(shade, shade), 1.6), 0.5 * line);
  }
  if (mat === Mat.skirt) {
    const at = uv[0] * 16 + 0.5;
    const crease = Math.abs(at - Math.floor(at) - 0.5);
    const ink = (1 - sstep(0, 0.03 + 16 * w, crease)) * sstep(0.12, 0.7, uv[1]) * Math.min(1, 0.12 / (16 * w));
    base = mix3(base, shade, ink);
    shade = mix3(shade, own.line, 0.6 * ink);
  }
  const x = mat === Mat.stand ? Math.hypot(rest[0], rest[2]) : uv[1];
  for (const {dye, from, to = 2} of BANDS[mat] ?? []) {
    const k = strip(from, to, x, 0.7 * w);
    base = mix3(base, COLOURS[dye]!.lit, k);
    shade = mix3(shade, COLOURS[dye]!.shade, k);
  }
  return {base, shade};
}
