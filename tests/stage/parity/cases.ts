/**
 * One row per formula: the TypeScript function, how to draw its arguments, its result. The GLSL call is derived from the row,
 * so that a function is always compared with its namesake.
 */
import * as f from '../formulas';

type Value = number | boolean | readonly number[];
type Formula = (...args: Value[]) => Value;

interface Arg {
  /** GLSL expression built from the sample's floats. */
  readonly glsl: (at: (i: number) => string) => string;
  readonly size: number;
  /** Writes `size` floats. */
  readonly draw: (random: () => number, out: number[]) => void;
  /** The TypeScript argument from the (single precision) floats. */
  readonly read: (x: readonly number[]) => Value;
}

export interface Case {
  readonly name: string;
  readonly formula: Formula;
  readonly args: readonly Arg[];
  readonly result: 'float' | 'vec2' | 'vec3';
  /** Size of the output's range: errors are a share of it. */
  readonly range: number;
}

/** Random number in a range, often one of the ends, where formulas break. */
function num(min: number, max: number): Arg {
  return {
    size: 1,
    glsl: (at) => at(0),
    draw: (r, out) => out.push(r() < 0.06 ? (r() < 0.5 ? min : max) : min + (max - min) * r()),
    read: (x) => x[0]!,
  };
}

function vec(size: 2 | 3 | 4, min: number, max: number): Arg {
  return {
    size,
    glsl: (at) => `vec${size}(${Array.from({length: size}, (_, i) => at(i)).join(',')})`,
    draw: (r, out) => {
      for (let i = 0; i < size; i++) out.push(min + (max - min) * r());
    },
    read: (x) => x,
  };
}

/** Unit vector, uniform on the sphere. */
const unit: Arg = {
  ...vec(3, -1, 1),
  draw: (r, out) => {
    const z = r() * 2 - 1;
    const a = r() * 2 * Math.PI;
    const s = Math.sqrt(1 - z * z);
    out.push(s * Math.cos(a), s * Math.sin(a), z);
  },
};

const flag: Arg = {
  size: 1,
  glsl: (at) => `(${at(0)}>0.5)`,
  draw: (r, out) => out.push(r() < 0.5 ? 0 : 1),
  read: (x) => x[0]! > 0.5,
};

const choice = (count: number): Arg => ({
  size: 1,
  glsl: (at) => `int(${at(0)})`,
  draw: (r, out) => out.push(Math.floor(r() * count)),
  read: (x) => x[0]!,
});

const u = num(0, 1);
const colour = vec(3, 0, 1);
const light = vec(3, 0, 4);
const point = vec(3, -100, 100);
const uv = vec(2, 0, 1);
const screen = vec(2, -1, 1);
const px = num(200, 2160);
const distance = num(20, 6000);
const sc = num(0, 4);
const fy = num(0.8, 8);
const slope = num(0, 0.4);

function c<A extends never[]>(
  formula: (...args: A) => number | readonly number[],
  result: Case['result'],
  args: readonly Arg[],
  range = 1,
): Case {
  return {name: formula.name, formula: formula as unknown as Formula, args, result, range};
}

export const cases: readonly Case[] = [
  // 0
  c(f.sat, 'float', [num(-1, 2)]),
  c(f.sstep, 'float', [u, u, u]),
  c(f.band, 'float', [u, u, u]),
  c(f.aaWidth, 'float', [u, slope]),
  c(f.nz, 'vec3', [point]),
  c(f.nz2, 'vec2', [screen]),
  c(f.lum, 'float', [colour]),
  c(f.ck, 'vec3', [light, u], 4),
  c(f.distanceScale, 'float', [fy, distance], 60),
  c(f.encodeSRGB, 'vec3', [vec(3, -0.1, 1.2)]),
  c(f.decodeSRGB, 'vec3', [colour]),
  // 1–3
  c(f.shadeColor, 'vec3', [colour, colour]),
  c(f.halfLambert, 'float', [unit, unit]),
  c(f.shiftBorder, 'float', [u, num(-0.5, 0.5), u, u, u]),
  c(f.occlude, 'float', [u, u, u, u]),
  c(f.rampRow, 'float', [num(0, 31), num(16, 32)]),
  c(f.rampColor, 'vec3', [colour, colour, vec(4, 0, 1)]),
  c(f.diffuseColor, 'vec3', [colour, colour, u, vec(4, 0, 1), u]),
  c(f.diffuseLight, 'vec3', [light, u, u, u], 4),
  // 4
  c(f.sphericalNormal, 'vec3', [
    unit,
    point,
    vec(3, -5, 5),
    ...[
      [1, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
    ].map(fixed),
    vec(3, 0.1, 5),
    u,
  ]),
  c(f.flattenPitch, 'vec3', [unit, unit, u]),
  c(f.castShadow, 'float', [u, u, u, u, slope]),
  c(f.faceAngle, 'float', [unit, unit, unit]),
  c(f.faceShift, 'float', [u, num(-0.5, 0.5), num(0, 0.3)]),
  c(f.faceUv, 'vec2', [uv, num(-1, 1)]),
  c(f.faceLit, 'float', [u, u, num(0, 0.3), slope]),
  c(f.faceMixLit, 'float', [u, u, u, u]),
  c(f.faceMixHs, 'float', [u, u, u, u]),
  c(f.fringeOffset, 'vec2', [unit, num(0, 40), sc, px, px]),
  c(f.fringeShade, 'float', [u, u, u]),
  c(f.shadowHitCounts, 'float', [choice(3), flag, flag]),
  c(f.shadowOrigin, 'vec3', [point, unit, num(0, 20)], 100),
  // 5
  c(f.sgn, 'vec2', [screen]),
  c(f.octEncode, 'vec2', [unit]),
  c(f.octDecode, 'vec3', [uv]),
  c(f.outlineNormal, 'vec3', [uv, unit, unit, unit]),
  c(f.worldPixels, 'float', [num(0, 2), fy, distance, px], 20),
  c(f.clampPixels, 'float', [num(0, 40), num(0, 10), u, num(0, 4), num(0.5, 20), px], 20),
  c(f.fadePixels, 'float', [num(0, 20), u, num(0, 3000), num(0, 6000), distance, num(0, 2)], 20),
  c(f.outlinePush, 'vec3', [point, num(0, 5), u, distance, flag], 100),
  c(f.outlineShift, 'vec2', [screen, num(0, 20), px, px, num(20, 600)], 60),
  c(f.outlineColor, 'vec3', [colour, colour, u, colour, u]),
  c(f.innerDepthEdge, 'float', [distance, distance, distance, distance, num(0.1, 20), distance, num(-1, 1)]),
  c(f.innerNormalEdge, 'float', [unit, unit, unit, unit, num(5, 90)]),
  // 6
  c(f.rimPixels, 'float', [num(0, 40), px, sc, sc, sc, u, u, num(0, 2)], 40),
  c(f.rimUv, 'vec2', [uv, screen, num(0, 80), px, px]),
  c(f.rimEdge, 'float', [num(-20, 100), num(0.5, 100), num(0.1, 100)]),
  c(f.rimFresnel, 'float', [u, num(-1, 1), num(0.5, 10), u]),
  c(f.rimSide, 'float', [screen, screen, num(0.01, 1)]),
  c(f.rimFade, 'float', [num(0, 3000), num(0, 6000), distance]),
  c(f.rimAmount, 'float', [u, u, u, u, u, u]),
  c(f.rimColor, 'vec3', [light, colour, u, light, u], 16),
  // 7
  c(f.hairHalf, 'vec3', [unit, unit, u]),
  c(f.strandDirection, 'vec3', [unit, unit, screen, screen]),
  c(f.strandSpec, 'float', [unit, unit, unit, num(-1, 1), u, u, num(1, 500)]),
  c(f.ringHeight, 'float', [unit, unit, unit, u]),
  c(f.ringHalf, 'float', [u, u, u]),
  c(f.ringCut, 'float', [num(0, 1), u, u]),
  c(f.hairColor, 'vec3', [light, num(0, 4), u, u, u, u, light, u], 64),
  // 8
  c(f.specularDistance, 'float', [unit, unit]),
  c(f.specularShape, 'float', [u, u, u, u, u]),
  c(f.specularColor, 'vec3', [light, colour, u, light, u], 16),
  c(f.matcapUv, 'vec2', [unit, unit, unit, unit]),
  c(f.matcapBlend, 'vec3', [choice(3), colour, colour, num(0, 2), colour], 3),
  // 9
  c(f.eyeParallax, 'vec2', [uv, unit, num(0, 0.3), u]),
  c(f.eyeHighlightUv, 'vec2', [uv, unit, u]),
  c(f.eyeLid, 'vec3', [colour, u, u]),
  // 10
  c(f.lightLevel, 'float', [light], 4),
  c(f.clampLight, 'vec3', [vec(3, 0, 10), flag, num(0, 1), num(0, 10), u], 10),
  c(f.uniformAmbient, 'vec3', [colour, colour]),
  c(f.hemisphere, 'vec3', [colour, colour, num(-1, 1)]),
  c(f.ambient, 'vec3', [colour, colour, colour, u, num(0, 2), u, u], 2),
  c(f.lightReaching, 'vec3', [colour, colour, num(0, 2)]),
  c(f.additionalLight, 'vec3', [colour, light, colour, u, num(0, 2)], 8),
  c(f.floorBrightness, 'vec3', [colour, colour, u]),
  c(f.expose, 'vec3', [colour, colour, num(-4, 4)], 32),
  c(f.fogged, 'vec3', [colour, vec(4, 0, 0.01), num(0, 4000), u]),
  // 11
  c(f.layerBlend, 'vec3', [choice(4), colour, colour, u], 4),
  c(f.layerScalar, 'float', [choice(4), u, u, u], 2),
  c(f.layerNormal, 'vec3', [unit, unit, u]),
  c(f.layerIndex, 'float', [num(0, 31), num(0, 31), u], 31),
];

/** A constant vector: the axes of a head must be orthogonal. */
function fixed(value: readonly number[]): Arg {
  return {...vec(3, 0, 0), draw: (_, out) => out.push(...value)};
}
