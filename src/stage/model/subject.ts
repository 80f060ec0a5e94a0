/** A reader's model as the stage draws it: colours from its materials, measures from its head. */
import {chibi} from '../character/figures/chibi';
import {hexToLinear} from '../shading/srgb';
import type {Part, Picture, Subject} from '../character/subject';
import {defaultOf} from '../shading/parameters';
import {mul, type Vec3} from '../shading/math';
import type {Model} from './load';
import type {Picture as ModelPicture, Toon} from './materials';
import {MOVES, type Move} from './moves';
import type {Part as Kind} from './parts';

/** The swatch of our character that a part stands for: shadows lean to its hue, and a layer covers the clothes. */
const LIKE: Readonly<Record<Kind, string>> = {skin: 'skin', face: 'face', hair: 'hair', cloth: 'white'};

/** What the shadow side of a swatch keeps of its lit side. */
function shadeOf(kind: Kind): Vec3 {
  const {lit, shade} = chibi.materials[LIKE[kind]]!;
  const [from, to] = [hexToLinear(lit), hexToLinear(shade)];
  return [0, 1, 2].map((i) => Math.min(1, to[i]! / from[i]!)) as unknown as Vec3;
}

/**
 * GLSL of `paint`, as `ShaderModel` wants it. The samplers decode sRGB. `uAlpha`: factor, least alpha drawn, alpha from which nothing is
 * drawn, 1 for a surface that shows what is behind it.
 */
const PAINT = /* glsl */ `
struct Paint{vec3 base;vec3 shade;vec3 line;};
uniform sampler2D uBaseMap,uShadeTexture;
uniform vec4 uAlpha;
in float vOpacity;
float surfaceAlpha;
Paint paint(Paint p,int m,vec3 rest,vec2 uv,vec2 st,float rnd){
  vec4 t=texture(uBaseMap,uv);
  float a=t.a*vOpacity*uAlpha.x;
  if(a<uAlpha.y||a>=uAlpha.z)discard;
  surfaceAlpha=mix(1.0,a,uAlpha.w);
  return Paint(p.base*t.rgb,p.shade*texture(uShadeTexture,uv).rgb,p.line);}
`;

/** GLSL of `holes`: the lower limit of `PAINT`, for parts with the define. */
const HOLES = {
  vertex: /* glsl */ `
#ifdef HOLES
out vec2 vUv;
out float vOpacity;
void hole(){vUv=uv0;vOpacity=rig.w;}
#else
void hole(){}
#endif
`,
  fragment: /* glsl */ `
#ifdef HOLES
in vec2 vUv;
in float vOpacity;
uniform sampler2D uBaseMap;
uniform vec4 uAlpha;
void cut(){if(texture(uBaseMap,vUv).a*vOpacity*uAlpha.x<uAlpha.y)discard;}
#else
void cut(){}
#endif
`,
} as const;

/** A finding's materials, and the others, sRGB. */
export const FOUND = {yes: '#e2574c', no: '#cfcbdc'} as const;

/** Colours of the parts while the reader corrects them, sRGB. */
export const MARKS: Readonly<Record<Kind, string>> = {
  skin: '#e8a23d',
  face: '#e2574c',
  hair: '#3f7fd0',
  cloth: '#4da36b',
};

const isSolid = ({cutoff, blended, flat}: Part): boolean => !cutoff && !blended && !flat;

/** Pixels of the height that MToon's width on the screen is a share of. */
const VIEW = 1080;

/** MToon's values as ours, its width in the stage's centimetres or in pixels. */
function startOf({values, line, width, onScreen}: Toon, {centimetres}: Model): Part['values'] {
  if (!line) return values;
  return onScreen
    ? {...values, OutlineScreenBlend: 1, OutlineWidthPixels: width * VIEW}
    : {...values, OutlineScreenBlend: 0, OutlineWidth: width * centimetres};
}

/** Strength of each move, 0..1, for the expression, the blink and the gaze that the stage sets. */
const movesFor = (expression: string, blink: boolean, [x, y]: readonly [number, number]): Record<Move, number> => ({
  happy: Number(expression === 'happy'),
  surprised: Number(expression === 'surprised'),
  relaxed: Number(expression === 'calm'),
  // Laughing eyes are shut already.
  blink: Number(blink && expression !== 'happy'),
  lookLeft: Math.max(0, x),
  lookRight: Math.max(0, -x),
  lookUp: Math.max(0, y),
  lookDown: Math.max(0, -y),
});

/** Moves the face in the places of the mesh; undefined where the file has no moves. */
function moverOf({position, morphs, rest}: Model): Subject['move'] {
  if (Object.keys(morphs).length === 0) return undefined;
  let last = '';
  return (...state) => {
    const moves = movesFor(...state);
    const key = MOVES.map((move) => moves[move].toFixed(2)).join();
    if (key === last) return key;
    last = key;
    // From rest each time: sums would drift.
    rest.vertices.forEach((v, i) => position.set(rest.by.subarray(i * 3, i * 3 + 3), v * 3));
    for (const move of MOVES) {
      const morph = morphs[move];
      if (moves[move] === 0 || !morph) continue;
      morph.vertices.forEach((v, i) => {
        for (let k = 0; k < 3; k++) position[v * 3 + k]! += moves[move] * morph.by[i * 3 + k]!;
      });
    }
    return key;
  };
}

/**
 * @param mark colours materials, sRGB, instead of what the file says of them
 * @returns the model for the stage; the meshes share their buffers
 */
export function subjectOf(model: Model, mark?: (material: number) => string): Subject {
  const {index, materials, sources, head} = model;
  const size = head.radius / ((chibi.crown - chibi.neck[1]) / 2);
  const pictureOf = (from: ModelPicture | undefined): Picture | undefined => {
    const image = from && model.images.get(from.image);
    return image && !mark ? {...from, image} : undefined;
  };
  const parts: Part[] = sources.map(({material, flat, start, count}) => {
    const {part, picture, color, cutoff, blended, doubleSided, toon} = materials[material]!;
    return {
      group: part,
      start,
      count,
      picture: pictureOf(picture),
      shadePicture: pictureOf(toon ? toon.shadePicture : picture),
      matcap: pictureOf(toon?.matcap),
      opacity: color[3]!,
      cutoff,
      blended,
      twoSided: doubleSided,
      flat,
      bare: toon !== undefined && !toon.line,
      bias: toon?.bias ?? 0,
      ...(toon && !mark && {values: startOf(toon, model)}),
    };
  });
  const whole = parts.filter(isSolid);
  const solid =
    whole.length === parts.length
      ? index
      : index.slice(
          0,
          whole.reduce((n, {count}) => n + count, 0),
        );
  let at = 0;
  for (const {start, count} of whole) {
    if (solid !== index) solid.set(index.subarray(start, start + count), at);
    at += count;
  }
  const ink = defaultOf('OutlineColor') as Vec3;
  return {
    mesh: model,
    parts,
    solid,
    shader: {
      paint: PAINT,
      holes: HOLES,
      swatches: materials.length,
      head: chibi.head,
      hairCentre: head.centre,
      hairReach: [chibi.hair.reach[0] * size, chibi.hair.reach[1] * size],
      eye: chibi.face.eye,
      faceRegion: {width: 1, height: 1},
      hairMats: materials.flatMap(({part}, i) => (part === 'hair' ? i : [])),
    },
    palette: new Float32Array(
      materials.flatMap(({color, part, toon}, i) => {
        const lit = mark ? hexToLinear(mark(i)) : (color.slice(0, 3) as unknown as Vec3);
        return [...lit, ...((!mark && toon?.shade) || mul(lit, shadeOf(part))), ...(toon?.line ?? ink)];
      }),
    ),
    swatches: materials.map(({part}) => LIKE[part]),
    neck: [head.centre[0], head.centre[1] - head.radius, head.centre[2]],
    turns: model.rig.some((share, i) => i % 4 === 0 && share > 0),
    marked: mark !== undefined,
    move: moverOf(model),
    chin: head.centre[1] - head.radius,
    crown: chibi.crown,
  };
}
