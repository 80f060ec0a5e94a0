/**
 * The character's "textures": base, shadow and line colour of a surface point, analytically.
 *
 * Trims are bands in UV0 and strand lines are bands in UV1, so they stay razor sharp at any zoom and cost no bytes of
 * texture. GLSL ES 3.00; colours are linear. `paint` calls fwidth: call it outside branches.
 */
import {HAIR_TIP, Mat, SWATCHES, linear} from './palette';

const vec3 = (hex: string): string =>
  `vec3(${linear(hex)
    .map((c) => c.toFixed(5))
    .join(',')})`;
const dyeCall = (mat: number, k: string): string =>
  `dye(p, ${vec3(SWATCHES[mat]!.lit)}, ${vec3(SWATCHES[mat]!.shade)}, ${vec3(SWATCHES[mat]!.line)}, ${k});`;

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
    ${dyeCall(Mat.navy, 'smoothstep(0.875 - wv, 0.875 + wv, uv.y)')}
    ${dyeCall(Mat.gold, 'strip(0.79, 0.82, uv.y, wv)')}
  } else if (m == ${Mat.skirt}) {
    // The crease of each pleat, drawn like the pen would: from nothing at the belt to a full line at the hem.
    float crease = abs(fract(uv.x * 16.0 + 0.5) - 0.5);
    float ink = (1.0 - smoothstep(0.0, 0.03 + wc, crease)) * smoothstep(0.12, 0.7, uv.y) * min(1.0, 0.12 / wc);
    p.base = mix(p.base, p.shade, ink);
    p.shade = mix(p.shade, p.line, 0.6 * ink);
    ${dyeCall(Mat.white, 'strip(0.815, 0.855, uv.y, wv)')}
  } else if (m == ${Mat.cuff}) {
    ${dyeCall(Mat.gold, 'strip(0.2, 0.25, uv.y, wv)')}
  } else if (m == ${Mat.boots}) {
    ${dyeCall(Mat.gold, 'strip(0.27, 0.335, uv.y, wv)')}
  } else if (m == ${Mat.sock}) {
    ${dyeCall(Mat.navy, 'strip(0.42, 0.52, uv.y, wv)')}
  } else if (m == ${Mat.stand}) {
    ${dyeCall(Mat.gold, 'strip(0.585, 0.597, r, wr) * step(-0.01, rest.y)')}
  }
#endif
  return p;
}
`;
