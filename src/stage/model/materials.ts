/** Materials of a file: base colour, how alpha is meant, and the values of MToon. */
import {fromMToon} from '../shading/diffuse';
import {mix, type Vec3} from '../shading/math';
import {decodeSRGB} from '../shading/srgb';
import {defaultOf} from '../shading/parameters';
import type {Json} from './container';
import {ModelFault} from './faults';
import {countOf, has, listOf, numberOf, numbersOf, objectOf, textOf, type Gltf} from './gltf';
import type {Part} from './parts';
import {plain} from './plain';

/** A texture as it is sampled. */
export interface Picture {
  /** Index of the image. */
  readonly image: number;
  /** WebGL constants of the sampler. */
  readonly wrap: readonly [s: number, t: number];
  readonly nearest: boolean;
}

export interface ModelMaterial {
  readonly name: string;
  readonly part: Part;
  /** Linear RGBA. */
  readonly color: readonly number[];
  readonly picture: Picture | undefined;
  readonly doubleSided: boolean;
  /** Alpha below which a point is missing; 0 where none is. */
  readonly cutoff: number;
  /** Whether what is behind shows through. */
  readonly blended: boolean;
  /** What an MToon material says besides. */
  readonly toon: Toon | undefined;
}

/** Start values from MToon. */
export interface Toon {
  /** Shadow colour, linear, times `shadePicture`. */
  readonly shade: Vec3;
  readonly shadePicture: Picture | undefined;
  /** Sphere texture, times `matcapColor`. */
  readonly matcap: Picture | undefined;
  /** What is added to `LightBias`. */
  readonly bias: number;
  /** Outline colour, linear; undefined without outline. */
  readonly line: Vec3 | undefined;
  /** Outline width: metres of the file, or a share of the height of the screen. */
  readonly width: number;
  readonly onScreen: boolean;
  /** Values of our parameters, by their IDs. */
  readonly values: Readonly<Record<string, number | Vec3>>;
}

const MTOON = 'VRMC_materials_mtoon';
const CLAMP = 33071;
const MIRRORED = 33648;
const REPEAT = 10497;
const NEAREST = 9728;

const within01 = (x: number): number => Math.max(0, Math.min(1, x));
/** The first three numbers of a list. */
const colorOf = (from: Json, key: string, otherwise: Vec3): Vec3 => {
  const found = listOf(from, key).slice(0, 3);
  return found.length === 3 && found.every(Number.isFinite) ? (found as unknown as Vec3) : otherwise;
};

/** @throws ModelFault where the texture has no image that the stage reads */
function pictureOf(gltf: Gltf, texture: Json): Picture | undefined {
  if (!has(texture, 'index')) return undefined;
  const source = gltf.item('textures', countOf(texture, 'index'));
  const webp = objectOf(source, 'extensions', 'EXT_texture_webp');
  const from = has(webp, 'source') ? webp : source;
  if (!has(from, 'source')) {
    const extensions = objectOf(source, 'extensions');
    if (has(extensions, 'KHR_texture_basisu')) throw new ModelFault('ktx2');
    const other = Object.keys(extensions).find((name) => has(extensions[name], 'source'));
    if (other) throw new ModelFault('extension', other);
    return undefined;
  }
  const sampler = has(source, 'sampler') ? gltf.item('samplers', countOf(source, 'sampler')) : {};
  const wrap = ['wrapS', 'wrapT'].map((key) => {
    const mode = sampler[key];
    return mode === CLAMP || mode === MIRRORED ? mode : REPEAT;
  }) as [number, number];
  return {image: countOf(from, 'source'), wrap, nearest: sampler['magFilter'] === NEAREST};
}

/** Strength of what Unity calls a blend mode, by its name in VRM 0. */
const MODES = ['OPAQUE', 'MASK', 'BLEND', 'BLEND'] as const;

/** How a VRM 0 material is drawn; undefined where it says nothing. */
function modeOf(old: Json): 'OPAQUE' | 'MASK' | 'BLEND' | undefined {
  const shader = textOf(old, 'shader');
  const keywords = objectOf(old, 'keywordMap');
  const queue = numberOf(old, 'renderQueue', -1);
  const said = [
    has(objectOf(old, 'floatProperties'), '_BlendMode')
      ? MODES[numberOf(objectOf(old, 'floatProperties'), '_BlendMode', 0)]
      : undefined,
    keywords['_ALPHABLEND_ON'] === true || /^VRM\/UnlitTransparent/.test(shader) ? 'BLEND' : undefined,
    keywords['_ALPHATEST_ON'] === true || shader === 'VRM/UnlitCutout' ? 'MASK' : undefined,
    ({Transparent: 'BLEND', TransparentCutout: 'MASK'} as const)[textOf(objectOf(old, 'tagMap'), 'RenderType')],
    shader === 'VRM/UnlitTexture' ? 'OPAQUE' : undefined,
  ].flatMap((mode) => mode ?? []);
  // Unity's queues: 2450 alpha test, above 2500 transparent.
  if (said.length === 0 && queue >= 2450) said.push(queue > 2500 ? 'BLEND' : 'MASK');
  return (['BLEND', 'MASK', 'OPAQUE'] as const).find((mode) => said.includes(mode));
}

/**
 * A VRM 0 material as one of VRM 1.
 * Source: `VRMMaterialsV0CompatPlugin` of pixiv/three-vrm, and the migration of vrm-c/UniVRM, which alone halves widths on the screen:
 * in VRM 0 they are percent of half its height.
 * @param old the entry of `materialProperties` with the material's index
 */
function migrated(from: Json, old: Json): Json {
  const shader = textOf(old, 'shader');
  if (!/^(?:VRM|UniGLTF)\//.test(shader)) return from;
  const floats = objectOf(old, 'floatProperties');
  const vectors = objectOf(old, 'vectorProperties');
  const textures = objectOf(old, 'textureProperties');
  const [ox = 0, oy = 0, sx = 1, sy = 1] = numbersOf(vectors, '_MainTex', 4) ?? [];
  // Unity's V points up.
  const extensions = {KHR_texture_transform: {offset: [ox, 1 - sy - oy], scale: [sx, sy]}};
  const texture = (key: string): Json | undefined =>
    has(textures, key) ? {index: textures[key], extensions: key === '_SphereAdd' ? {} : extensions} : undefined;
  const pbr = objectOf(from, 'pbrMetallicRoughness');
  const main = texture('_MainTex');
  const known = objectOf(pbr, 'baseColorTexture');
  const moved = ox !== 0 || oy !== 0 || sx !== 1 || sy !== 1;
  const color = numbersOf(vectors, '_Color', 4);
  const mode = modeOf(old);
  const linear = (key: string, otherwise: Vec3): Vec3 => decodeSRGB(colorOf(vectors, key, otherwise));
  const shift = numberOf(floats, '_ShadeShift', 0);
  const outline = numberOf(floats, '_OutlineWidthMode', 0);
  const toony = mix(numberOf(floats, '_ShadeToony', 0.9), 1, 0.5 + 0.5 * shift);
  const mtoon = {
    shadeColorFactor: linear('_ShadeColor', [0.97, 0.81, 0.86]),
    shadeMultiplyTexture: texture('_ShadeTexture'),
    shadingShiftFactor: -shift - (1 - toony),
    shadingToonyFactor: toony,
    matcapFactor: has(textures, '_SphereAdd') ? [1, 1, 1] : [0, 0, 0],
    matcapTexture: texture('_SphereAdd'),
    parametricRimColorFactor: linear('_RimColor', [0, 0, 0]),
    parametricRimFresnelPowerFactor: numberOf(floats, '_RimFresnelPower', 1),
    outlineWidthMode: ['none', 'worldCoordinates', 'screenCoordinates'][outline],
    outlineWidthFactor: numberOf(floats, '_OutlineWidth', 0) / (outline === 2 ? 200 : 100),
    outlineColorFactor: linear('_OutlineColor', [0, 0, 0]),
    outlineLightingMixFactor:
      numberOf(floats, '_OutlineColorMode', 0) === 1 ? numberOf(floats, '_OutlineLightingMix', 1) : 0,
  };
  return {
    ...from,
    ...(mode && {alphaMode: mode, alphaCutoff: numberOf(floats, '_Cutoff', 0.5)}),
    ...(has(floats, '_CullMode') && {doubleSided: floats['_CullMode'] === 0}),
    pbrMetallicRoughness: {
      ...pbr,
      ...(color && {baseColorFactor: [...decodeSRGB(color.slice(0, 3) as unknown as Vec3), color[3]]}),
      ...(has(known, 'index')
        ? {baseColorTexture: moved ? {...known, extensions} : known}
        : main && {baseColorTexture: main}),
    },
    ...(shader === 'VRM/MToon' && {extensions: {...objectOf(from, 'extensions'), [MTOON]: mtoon}}),
  };
}

/** The bias that moves the border from the default threshold to that of a shift. */
const biasOf = (shift: number): number => (defaultOf('ShadowThreshold') as number) - fromMToon(shift, 0).threshold;

/** Formulas of VRMC_materials_mtoon 1.0 (vrm-c/vrm-specification) as parameters. The rim there is a Fresnel rim plus the sphere texture. */
function toonOf(gltf: Gltf, mtoon: Json): Toon {
  const mode = textOf(mtoon, 'outlineWidthMode') || 'none';
  const width = Math.max(0, numberOf(mtoon, 'outlineWidthFactor', 0));
  const rim = colorOf(mtoon, 'parametricRimColorFactor', [0, 0, 0]);
  const matcap = pictureOf(gltf, objectOf(mtoon, 'matcapTexture'));
  const matcapLevel = Math.max(...colorOf(mtoon, 'matcapFactor', [1, 1, 1]));
  const rimmed = Math.max(...rim) > 0;
  return {
    shade: colorOf(mtoon, 'shadeColorFactor', [0, 0, 0]),
    shadePicture: pictureOf(gltf, objectOf(mtoon, 'shadeMultiplyTexture')),
    matcap: matcapLevel > 0 ? matcap : undefined,
    bias: biasOf(Math.max(-1, Math.min(1, numberOf(mtoon, 'shadingShiftFactor', 0)))),
    line: mode === 'none' || width === 0 ? undefined : colorOf(mtoon, 'outlineColorFactor', [0, 0, 0]),
    width,
    onScreen: mode === 'screenCoordinates',
    values: {
      OutlineLightingInfluence: within01(numberOf(mtoon, 'outlineLightingMixFactor', 1)),
      RimIntensity: rimmed ? 1 : 0,
      ...(rimmed && {
        RimColor: rim,
        RimBaseColorInfluence: 0,
        RimInShadow: 1,
        RimLightDirectionInfluence: 0,
        RimFresnelBlend: 1,
        RimFresnelPower: Math.max(0.5, Math.min(10, numberOf(mtoon, 'parametricRimFresnelPowerFactor', 5))),
      }),
      ...(matcap && {MatCapIntensity: Math.min(2, Math.max(0, matcapLevel)), MatCapBlend: 0, MetalTint: 0}),
    },
  };
}

/** Least alpha of glass: its edge is seen, however clear it is. */
const GLASS = 0.1;

/** Light that a surface sends out or lets through, as base colour and alpha: the stage draws no other. */
function asBase(from: Json): Json {
  const pbr = objectOf(from, 'pbrMetallicRoughness');
  const [r, g, b, a] = numbersOf(pbr, 'baseColorFactor', 4) ?? [1, 1, 1, 1];
  const extensions = objectOf(from, 'extensions');
  const strength = numberOf(objectOf(extensions, 'KHR_materials_emissive_strength'), 'emissiveStrength', 1);
  const light = colorOf(from, 'emissiveFactor', [0, 0, 0]).map((x) => within01(x * strength));
  // Figures that are meant to be shown unlit.
  if (Math.max(r!, g!, b!) === 0 && Math.max(...light) > 0)
    return {
      ...from,
      pbrMetallicRoughness: {baseColorFactor: [...light, a], baseColorTexture: from['emissiveTexture']},
    };
  const transmission = objectOf(extensions, 'KHR_materials_transmission');
  const through = within01(numberOf(transmission, 'transmissionFactor', 0));
  // With a texture a part of the surface lets light through, and which is not known.
  if (through === 0 || has(transmission, 'transmissionTexture') || from['alphaMode'] === 'MASK') return from;
  const alpha = a! * Math.max(GLASS, 1 - (through * (r! + g! + b!)) / 3);
  return {...from, alphaMode: 'BLEND', pbrMetallicRoughness: {...pbr, baseColorFactor: [r, g, b, alpha]}};
}

/** A material in the form of glTF's metallic-roughness model, with its VRM 0 properties and specular-glossiness colour in it. */
export function described(gltf: Gltf, index: number): Json {
  if (index < 0) return {};
  const from = asBase(gltf.item('materials', index));
  const gloss = objectOf(from, 'extensions', 'KHR_materials_pbrSpecularGlossiness');
  if (Object.keys(gloss).length > 0)
    return {
      ...from,
      pbrMetallicRoughness: {baseColorFactor: gloss['diffuseFactor'], baseColorTexture: gloss['diffuseTexture']},
    };
  return migrated(from, objectOf(listOf(gltf.json, 'extensions', 'VRM', 'materialProperties')[index]));
}

/**
 * @param from what `described` returns
 * @param name of the material, or of what it is on
 */
export function materialOf(gltf: Gltf, from: Json, name: string, part: Part): ModelMaterial {
  const pbr = objectOf(from, 'pbrMetallicRoughness');
  const mode = textOf(from, 'alphaMode');
  const mtoon = objectOf(from, 'extensions', MTOON);
  return {
    name: plain(name),
    part,
    color: numbersOf(pbr, 'baseColorFactor', 4) ?? [1, 1, 1, 1],
    picture: pictureOf(gltf, objectOf(pbr, 'baseColorTexture')),
    doubleSided: from['doubleSided'] === true,
    cutoff: mode === 'MASK' ? numberOf(from, 'alphaCutoff', 0.5) : 0,
    blended: mode === 'BLEND',
    toon: Object.keys(mtoon).length > 0 ? toonOf(gltf, mtoon) : undefined,
  };
}
