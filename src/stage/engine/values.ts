/**
 * Turns catalogue values into uniforms. A material group starts from its instance's values (the look of this character), which
 * the demo's values override, which the reader's values override.
 */
import type {GroupName} from '../character/measures';
import type {Vec3} from '../shading/math';
import {isParameterId, parameter, parameters, type Parameter} from '../shading/parameters';
import {shadowHitCounts} from '../shading/shadows';
import type {StageDemo, Value, Values} from './types';

/**
 * Instance values of this character: what an artist would set in its material instances. Only what differs from the
 * catalogue's defaults. Shadow colours come from the palette (mode Map), so the tint is neutral.
 */
const BASE: Values = {
  ShadowColorMode: 'Map',
  ShadowColor: [1, 1, 1],
  OutlineWidth: 0.33,
  OutlineMaxPixels: 5,
  OutlineZOffset: 0.5,
  RimIntensity: 0.7,
  RimInShadow: 0.45,
  RimBaseColorInfluence: 0.6,
  RimLightDirectionInfluence: 1,
  OutlineLightingInfluence: 0.3,
  SelfShadowBias: 3,
  AdditionalLightSoftness: 0.06,
};

const INSTANCE: Readonly<Record<GroupName, Values>> = {
  skin: {RampIndex: 4},
  face: {
    RampIndex: 4,
    UseFaceShadowMap: true,
    FaceShadowSoftness: 0.01,
    SelfShadowBias: 1.2,
    LightPitchFlatten: 0.8,
    EyeParallaxDepth: 0.035,
    EyeThroughHair: 0.65,
    RimIntensity: 0.35,
    EyeHighlightFollow: 0.2,
  },
  hair: {
    RampIndex: 10,
    SphericalNormalBlend: 0.55,
    HairHighlightMode: 'Ring',
    HairRingHeight: 0.6,
    HairRingWidth: 0.12,
    HairRingBreakup: 0.75,
    SelfShadowBias: 8,
    HairSoftness: 0.06,
    HairHighlightColor: [0.86, 0.92, 1],
    HairHighlightIntensity: 0.62,
    HairGloss: 260,
    HairThreshold: 0.75,
    HairHighlightInShadow: 0.3,
  },
  cloth: {RampIndex: 0, RimWidth: 3.5, RimInShadow: 0},
  metal: {SpecularIntensity: 0.6, SpecularSize: 0.3, MetalTint: 0.5, MatCapIntensity: 0.35},
  prop: {},
  stand: {RimEnabled: false, AdditionalLightIntensity: 0},
};

/** What a reader may add to a scene: turns of head and body and a light (angles in degrees), stops of exposure, a print, and a background of one colour; colours linear. */
export interface Added {
  /** Beyond the figure's pose. */
  readonly HeadYaw: number;
  readonly HeadPitch: number;
  readonly HeadRoll: number;
  readonly BodyYaw: number;
  readonly BodyPitch: number;
  readonly BodyRoll: number;
  readonly Exposure: number;
  readonly FillIntensity: number;
  readonly FillColor: Vec3;
  readonly FillYaw: number;
  readonly FillPitch: number;
  readonly Screentone: boolean;
  readonly OwnBackdrop: boolean;
  readonly BackdropColor: Vec3;
}
export const ADDED: Added = {
  HeadYaw: 0,
  HeadPitch: 0,
  HeadRoll: 0,
  BodyYaw: 0,
  BodyPitch: 0,
  BodyRoll: 0,
  Exposure: 0,
  FillIntensity: 0,
  FillColor: [1, 1, 1],
  FillYaw: 120,
  FillPitch: 20,
  Screentone: false,
  OwnBackdrop: false,
  BackdropColor: [0.22, 0.24, 0.3],
};
export const addedIn = (values: Values): Added => ({...ADDED, ...values});

/** Values that apply to one group only, whatever the page sets for all. */
const ONLY: Readonly<Record<string, readonly GroupName[]>> = {
  SpecularIntensity: ['metal', 'cloth', 'prop', 'hair'],
  SphericalNormalBlend: ['face', 'hair'],
};

/** Groups that the values of a page apply to, by the stage's value Part; all of them without it. */
const PARTS: Readonly<Record<string, readonly GroupName[]>> = {
  Skin: ['skin', 'face'],
  Face: ['face'],
  Hair: ['hair'],
  Cloth: ['cloth'],
  Metal: ['metal', 'cloth', 'prop'],
};

/** A value as a uniform: bools and enum names become numbers, colours stay linear triples. */
function toUniform(p: Parameter, v: Value): number | number[] {
  if (typeof v === 'boolean') return v ? 1 : 0;
  if (typeof v === 'number') return Number.isFinite(v) ? v : 0;
  if (typeof v === 'string') return p.type === 'enum' ? Math.max(0, p.options.indexOf(v)) : 0;
  return (v as readonly (number | string)[]).map((x) => (typeof x === 'number' && Number.isFinite(x) ? x : 0));
}

const USABLE = parameters.filter((p) => p.type !== 'texture' && p.type !== 'flags');

/** Merges the values of the demo, its switches that are off, and the reader. */
export function resolve(demo: StageDemo, user: Values): Values {
  const said: Record<string, Value> = {...demo.values, ...user};
  for (const [name, off] of Object.entries(demo.switches ?? {})) if (said[name] === false) Object.assign(said, off);
  return said;
}

/**
 * All uniforms of a group: catalogue defaults, overridden by the instance, then by `said`, where `hair.RimWidth` is for the hair
 * alone, and `start` holds a part's own in place of the instance's; `uInk` and `uShadeMap` follow from them.
 */
export function groupValues(
  group: GroupName,
  said: Values,
  scope: StageDemo['scope'] = {},
  start: Values = {},
): Map<string, number | number[]> {
  const out = new Map<string, number | number[]>();
  const part = PARTS[String(said['Part'])];
  const heard = (id: string): Value | undefined =>
    said[`${group}.${id}`] ?? ((scope[id] ?? part ?? ONLY[id])?.includes(group) === false ? undefined : said[id]);
  for (const p of USABLE) {
    const v = heard(p.id) ?? start[p.id] ?? INSTANCE[group][p.id] ?? BASE[p.id] ?? (p.default as Value);
    out.set(p.id, toUniform(p, v));
  }
  // The stage has no ray tracing: a bias replaces the shadow groups, so Full needs none. She is the only caster, so Off casts
  // nothing.
  const self = out.get('SelfShadowMode') as number;
  if (self === 0) out.set('SelfShadowBias', 0);
  if (!shadowHitCounts(self, true, false)) out.set('ReceiveShadowStrength', 0);
  // A tint named by the page replaces the painted shadow colours; a line colour named by the page replaces the palette's.
  const mode = heard('ShadowColorMode') ?? (heard('ShadowColor') !== undefined ? 'Tint' : 'Map');
  out.set('uShadeMap', mode === 'Map' ? 1 : 0);
  if (mode === 'Ramp') out.set('ShadowColor', [1, 1, 1]);
  if (mode === 'Tint' && heard('ShadowColor') === undefined)
    out.set('ShadowColor', [...(parameter('ShadowColor').default as readonly number[])]);
  out.set('uInk', heard('OutlineColor') !== undefined ? 0 : 1);
  return out;
}

/** The value that a control shows before the reader changes it, for the group of the page. */
export function initialValue(id: string, demo: Values, group: GroupName): Value | undefined {
  if (!isParameterId(id)) return undefined;
  return demo[id] ?? INSTANCE[group][id] ?? BASE[id] ?? (parameter(id).default as Value);
}
