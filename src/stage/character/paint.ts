/**
 * A figure's "textures": base, shadow and line colour of a surface point, analytically.
 *
 * Trims are bands in UV0 and strand lines are bands in UV1, so they stay razor sharp at any zoom and cost no bytes of
 * texture. GLSL ES 3.00; colours are linear. `paint` calls fwidth: call it outside branches.
 */
import {float} from '../shading/glsl/model';
import {mix, mix3, sstep, type Vec2, type Vec3} from '../shading/math';
import type {Figure, Material} from './figure';
import {hexToLinear} from '../shading/srgb';

const vec3 = (hex: string): string =>
  `vec3(${hexToLinear(hex)
    .map((c) => c.toFixed(5))
    .join(',')})`;

/** GLSL of a material's creases and bands. */
function trim({bands = [], round, creases}: Material, materials: Figure['materials']): string {
  const [x, w, top] = round ? ['r', 'wr', '* step(-0.01, rest.y)'] : ['uv.y', 'wv', ''];
  const dyes = bands.map(({dye, from, to = 9.5, ends}) => {
    const {lit, shade, line} = materials[dye]!;
    return `dye(p, ${vec3(lit)}, ${vec3(shade)}, ${vec3(line)}, strip(${float(from)}, ${float(to)}, ${ends ? 'abs(uv.x * 2.0 - 1.0), 1.4 * wu' : `${x}, ${w}`})${top});`;
  });
  // The crease of each pleat, drawn like the pen would: from nothing at the belt to a full line at the hem.
  const ink = creases
    ? `
    float wc = max(wu * ${float(creases)}, 1e-4);
    float crease = abs(fract(uv.x * ${float(creases)} + 0.5) - 0.5);
    float ink = (1.0 - smoothstep(0.0, 0.03 + wc, crease)) * smoothstep(0.12, 0.7, uv.y) * min(1.0, 0.12 / wc);
    p.base = mix(p.base, p.shade, ink);
    p.shade = mix(p.shade, p.line, 0.6 * ink);
    `
    : '';
  return ink + dyes.join('\n    ');
}

/** Value of the uniform `uPalette`: lit, shade, line per material, linear; 3 x 3 floats each. */
export function paletteUniform({materials}: Figure): Float32Array {
  return new Float32Array(
    Object.values(materials).flatMap(({lit, shade, line}) => [
      ...hexToLinear(lit),
      ...hexToLinear(shade),
      ...hexToLinear(line),
    ]),
  );
}

/** Between which heights the colour of the tips fades less: that of the fringe. */
const fringe = ({head, scale}: Figure): readonly [number, number] => [head[1] - 0.285 * scale, head[1] - 0.185 * scale];

/** GLSL of `paint`: what is painted on a figure over the colours of its materials. */
export const paintGlsl = (figure: Figure): string => /* glsl */ `
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
    float tip = 0.66 * smoothstep(0.5, 1.05, st.y) * mix(1.0, 0.55, smoothstep(-0.1, 0.25, rest.z) * smoothstep(${fringe(figure).map(float).join(', ')}, rest.y));
    p.base = mix(p.base, ${vec3(figure.tip.lit)}, tip);
    p.shade = mix(p.shade, ${vec3(figure.tip.shade)}, tip);
    // One pencil line per lock, at its own place, fading in and out along the strand.
    float at = (rnd * 2.0 - 1.0) * 0.62;
    float fade = smoothstep(0.0, 0.12, st.y) * (1.0 - smoothstep(0.55, 0.86, st.y));
    float line = (1.0 - smoothstep(0.0, ws * 0.6 + 0.018, abs(st.x - at))) * fade * min(1.0, 0.05 / ws);
    p.base = mix(p.base, p.shade, 0.75 * line);
    p.shade = mix(p.shade, p.line, 0.5 * line);
  }
#elif KIND == 0
  float wv = max(fwidth(uv.y) * 0.7, 1e-4);
  float wu = fwidth(uv.x);
  float r = length(rest.xz);
  float wr = max(fwidth(r) * 0.7, 1e-4);
  ${Object.values(figure.materials)
    .flatMap((own, m) => (own.bands ? `if (m == ${m}) {${trim(own, figure.materials)}}` : []))
    .join(' else ')}
#endif
  return p;
}
`;

/** A point of the surface, as `paint` in GLSL takes it. */
export interface PaintPoint {
  readonly mat: number;
  readonly rest: Vec3;
  readonly uv: Vec2;
  readonly st: Vec2;
  readonly rnd: number;
}

const strip = (a: number, b: number, x: number, w: number): number =>
  sstep(a - w, a + w, x) * (1 - sstep(b - w, b + w, x));

/** Twin of `paint` in GLSL, base and shade only, and the stand seen from above; `w` is the width of a texel in UV, in place of fwidth. */
export function painter(figure: Figure): (point: PaintPoint, w: number) => {base: Vec3; shade: Vec3} {
  const names = Object.keys(figure.materials);
  const colours = Object.fromEntries(
    Object.entries(figure.materials).map(([name, {lit, shade, line}]) => [
      name,
      {lit: hexToLinear(lit), shade: hexToLinear(shade), line: hexToLinear(line)},
    ]),
  );
  const tips = {lit: hexToLinear(figure.tip.lit), shade: hexToLinear(figure.tip.shade)};
  return ({mat, rest, uv, st, rnd}, w) => {
    const name = names[mat]!;
    const own = colours[name]!;
    const {bands = [], round, creases} = figure.materials[name]!;
    let base: Vec3 = own.lit;
    let shade: Vec3 = own.shade;
    if (name === 'hair') {
      const tip =
        0.66 * sstep(0.5, 1.05, st[1]) * mix(1, 0.55, sstep(-0.1, 0.25, rest[2]) * sstep(...fringe(figure), rest[1]));
      base = mix3(base, tips.lit, tip);
      shade = mix3(shade, tips.shade, tip);
      const ws = 2 * w; // s runs from -1 to 1
      const fade = sstep(0, 0.12, st[1]) * (1 - sstep(0.55, 0.86, st[1]));
      const line =
        (1 - sstep(0, ws * 0.6 + 0.018, Math.abs(st[0] - (rnd * 2 - 1) * 0.62))) * fade * Math.min(1, 0.05 / ws);
      base = mix3(base, shade, 0.75 * line);
      shade = mix3(shade, own.line, 0.5 * line);
    }
    if (creases) {
      const at = uv[0] * creases + 0.5;
      const crease = Math.abs(at - Math.floor(at) - 0.5);
      const ink =
        (1 - sstep(0, 0.03 + creases * w, crease)) * sstep(0.12, 0.7, uv[1]) * Math.min(1, 0.12 / (creases * w));
      base = mix3(base, shade, ink);
      shade = mix3(shade, own.line, 0.6 * ink);
    }
    const along = round ? Math.hypot(rest[0], rest[2]) : uv[1];
    for (const {dye, from, to = 9.5, ends} of bands) {
      const k = ends ? strip(from, to, Math.abs(2 * uv[0] - 1), 1.4 * w) : strip(from, to, along, 0.7 * w);
      base = mix3(base, colours[dye]!.lit, k);
      shade = mix3(shade, colours[dye]!.shade, k);
    }
    return {base, shade};
  };
}
