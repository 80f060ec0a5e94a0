/** Uniforms of the programs: those that all share, and the copies of a material group and of a part. */
import {Matrix3, Matrix4, RepeatWrapping, Vector2, Vector3, Vector4, type IUniform} from 'three';
import type {GroupName, Part, Subject} from '../character';
import {FACE_MAP, faceShadowMap} from '../character/face-shadow';
import {MAX_LIGHTS} from '../shading/glsl';
import {RAMP_COUNT, RAMP_WIDTH, rampAtlas} from '../shading/ramp';
import {layerMask, metalMatcap} from '../shading/textures';
import {CM_PER_UNIT} from '../shading/units';
import type {Textures} from './textures';
import type {StageDemo} from './types';
import {groupValues} from './values';

export type Uniforms = Record<string, IUniform>;

/** Far plane, cm. */
export const FAR = 4000;
/** Near plane, cm. A camera comes near a small head, which a reader's model can have. */
export const nearOf = ({figure}: Subject): number => (figure ? 40 * figure.scale : 8);

const forLights = <T>(make: () => T): T[] => Array.from({length: MAX_LIGHTS}, make);

/** @param shadowSize of the shadow map, px */
export function sharedUniforms({layer}: StageDemo, subject: Subject, textures: Textures, shadowSize: number): Uniforms {
  const v = (value: unknown): IUniform => ({value});
  const {swatches, palette, figure} = subject;
  const {width, height} = FACE_MAP;
  // Only our face reads its map.
  const faceShadow = figure ? faceShadowMap(width, height, figure.shadow) : new Uint8Array(4 * width * height);
  const mats = swatches.reduce((bits, name, i) => bits | (layer?.materials.includes(name) ? 1 << i : 0), 0);
  const mask = layer ? textures.texels(layerMask(), 128, 128, true) : textures.white;
  if (layer) mask.wrapS = mask.wrapT = RepeatWrapping;
  return {
    uHead: v(new Matrix3()),
    uPivot: v(new Vector3(...subject.neck)),
    uScale: v(CM_PER_UNIT),
    uIdle: v(new Vector3()),
    uBody: v(new Vector3()),
    uPull: v(0),
    uCamera: v(new Vector3()),
    uFy: v(1),
    uSize: v(new Vector2(1, 1)),
    uNearFar: v(new Vector2(nearOf(subject), FAR)),
    uLightDir: v(forLights(() => new Vector3(0, 0, 1))),
    uLv: v(forLights(() => new Vector2())),
    uSkyUp: v(new Vector3()),
    uSkyDown: v(new Vector3()),
    uShadowMap: v(null),
    uShadowMatrix: v(new Matrix4()),
    uShadowView: v(new Matrix4()),
    uShadowTexel: v(1 / shadowSize),
    uDepthMap: v(null),
    uAuxMap: v(null),
    uRamp: v(textures.texels(rampAtlas(), RAMP_WIDTH, RAMP_COUNT)),
    uFaceMask: v(textures.clear),
    uFaceTop: v(textures.clear),
    uFaceIris: v(figure ? textures.iris(figure.face) : textures.clear),
    uFaceShadow: v(textures.texels(faceShadow, width, height)),
    uGaze: v(new Vector2()),
    uTop: v(new Vector3()),
    uBottom: v(new Vector3()),
    uDisc: v(new Vector3()),
    uDots: v(new Vector3()),
    uDiscAt: v(new Vector3(0, 0.06, 0.8)),
    uFloorTint: v(new Vector3()),
    uOrb: v(new Vector4()),
    uOrbFront: v(1),
    uOrbFocus: v(0),
    uSmoothHull: v(1),
    uFaceMirror: v(1),
    uLayerChannel: v(new Vector4(1, 0, 0, 0)),
    uLayerTile: v(new Vector2(1, 1)),
    uLayerMask: v(mask),
    uLayerBase: v(new Vector3(...(layer?.base ?? [1, 1, 1]))),
    uLayerShade: v(new Vector3(...(layer?.shade ?? [1, 1, 1]))),
    uLayerMats: v(mats),
    uLayerAffects: v(0),
    uLayerSpecular: v(layer?.specular ?? 0),
    uLayerRamp: v(layer?.rampIndex ?? 0),
    uMatCap: v(textures.texels(metalMatcap(), 128, 128, true)),
    uFog: v(new Vector4()),
    ControlMap: v(new Vector4()),
    EmissiveMap: v(new Vector3()),
    uPalette: v(palette),
    uBias: v(0),
    uInk: v(1),
    uShadeMap: v(1),
  };
}

/** Uniforms of a material group: the shared ones, and its own parameters and light. */
export function groupUniforms(group: GroupName, shared: Uniforms): Uniforms {
  const own: Uniforms = {...shared};
  for (const id of groupValues(group, {}).keys()) own[id] = {value: 0};
  own['uC'] = {value: forLights(() => new Vector3())};
  own['uLf'] = {value: new Vector3()};
  own['uAmbient'] = {value: [new Vector3(), new Vector3()]};
  return own;
}

/** Uniforms of one part of a reader's model: those of its group, its textures and its start values. */
export function partUniforms(
  {picture, shadePicture, matcap, opacity, cutoff = 0, bias, values}: Part,
  group: Uniforms,
  textures: Textures,
): Uniforms {
  const own: Uniforms = {
    ...group,
    uBaseMap: {value: textures.picture(picture)},
    uShadeTexture: {value: textures.picture(shadePicture)},
    // A GPU may interpolate a constant 1 to a little less: a cut-off of 1 keeps it.
    uAlpha: {value: new Vector4(opacity, cutoff - 1e-4, 2, 0)},
    uBias: {value: bias ?? 0},
  };
  if (matcap) own['uMatCap'] = {value: textures.picture(matcap)};
  for (const id of Object.keys(values ?? {})) own[id] = {value: 0};
  return own;
}
