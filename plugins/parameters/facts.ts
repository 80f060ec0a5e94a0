/** What the reference says of a parameter besides the catalogue: its group and part, and what must be on for it to act. */
import {forLocale, type PerLocale} from '../../config/localized';
import type {Locale, Localized} from '../../config/locales';
import type {MaterialPreset, Parameter, ParameterId} from '../../src/stage/shading/parameters';
import texts from '../../data/reference.json';

/** Sections of the catalogue, under the name that a material instance gives the group. */
export const groups: Readonly<Record<string, Localized>> = texts.facts.groups;

export const {parts} = texts.facts;
export type Part = keyof typeof parts;

const SECTION_PARTS: Readonly<Record<string, Part>> = {
  '5': 'outline',
  '7': 'hair',
  '8': 'metal',
  '9': 'eyes',
  '10': 'character',
  '11': 'layers',
};

/** The parts that a parameter is for. */
export function partsOf({id, section}: Parameter): readonly [Part, ...Part[]] {
  if (/^Face(?:Forward|Right)$|^HeadUp$/.test(id)) return ['face', 'hair'];
  if (/^Face|^Fringe|FaceShadowMap|^LightPitchFlatten/.test(id)) return ['face'];
  if (/^Eye/.test(id)) return ['eyes'];
  if (/^Hair/.test(id)) return ['hair'];
  return [SECTION_PARTS[section] ?? 'any'];
}

/** The first of them. */
export const partOf = (p: Parameter): Part => partsOf(p)[0];

/** Parent of the material instance that holds a parameter, where that is not the instance of the part itself. */
export const parentOf = (p: Parameter): string | undefined =>
  p.component
    ? undefined
    : {outline: 'MI_Toon_Outline', eyes: 'MI_Toon_Eye', layers: 'M_Toon_Layered'}[partOf(p) as string];

/** Parents of the material instances of the parts that have no parent of their own above. */
const PART_PARENTS: Readonly<Partial<Record<Part, readonly string[]>>> = {
  any: ['MI_Toon_Face', 'MI_Toon_Hair', 'MI_Toon_Body', 'MI_Toon_Eye'],
  face: ['MI_Toon_Face'],
  hair: ['MI_Toon_Hair'],
  metal: ['MI_Toon_Body'],
};

/** Parents of all material instances that hold a parameter; none for values of components and profiles. */
export function parentsOf(p: Parameter): readonly string[] {
  const parent = parentOf(p);
  return parent ? [parent] : partsOf(p).flatMap((part) => PART_PARENTS[part] ?? []);
}

/** Name of the blend asset that holds the parameters of a layer. */
export const BLEND_ASSET = 'MLB_Toon_Mask';

/** Parents of material instances that bring defaults of their own. */
export const presetParents: Readonly<Record<MaterialPreset, string>> = {face: 'MI_Toon_Face', hair: 'MI_Toon_Hair'};

/** Where a setting of the mesh component is, by the name of its parameter. */
export const meshPlaces: Readonly<Partial<Record<ParameterId, string>>> = {
  LightingChannel: 'Mesh component › Lighting › Advanced › Lighting Channels',
  CastShadow: 'Mesh component › Lighting › Cast Shadow',
  CastSelfShadow: 'Mesh component › Lighting › Advanced › Cast Self Shadow',
  VisibleInRayTracing: 'Mesh component › Rendering › Advanced › Visible in Ray Tracing',
  AffectIndirect: 'Mesh component › Lighting › Advanced › Affect Dynamic Indirect Lighting',
};

/** Parts of paths in the editor that pages name in their own language. */
const PLACES: PerLocale<Readonly<Record<string, string>>> = texts.facts.places;
const ARROW = ' › ';

/** A path of the editor as a page prints it. */
export const placeIn = (path: string, locale: Locale): string =>
  path
    .split(ARROW)
    .map((part) => forLocale(PLACES, locale)[part] ?? part)
    .join(ARROW);

/** A condition: another parameter is on (a switch), above 0 (a number), filled (a map) or one of some options. */
export interface Need {
  readonly id: ParameterId;
  readonly options?: readonly string[];
  /** Each of these will do as well. */
  readonly or?: readonly Need[];
}

/** What reads the axes of the head. */
const READS_HEAD: readonly Need[] = [{id: 'SphericalNormalBlend'}, {id: 'LightPitchFlatten'}];

const NEEDS: readonly (readonly [of: RegExp, ...needs: Need[]])[] = [
  [/^Ramp(?:Index|Intensity)$/, {id: 'UseRamp'}],
  [/^ShadowColorMap$/, {id: 'ShadowColorMode', options: ['Map']}],
  [/^EmissiveIntensity$/, {id: 'EmissiveMap'}],
  [/^EmissiveMap$/, {id: 'EmissiveIntensity'}],
  [/^LightBiasMapStrength$/, {id: 'ControlMap'}],
  [/^SphericalNormal(?:Center|Scale)$/, {id: 'SphericalNormalBlend'}],
  [/^FaceShadow(?:Map|Offset|Softness)$/, {id: 'UseFaceShadowMap'}],
  [/^Face(?:Forward|Right)$/, {id: 'UseFaceShadowMap', or: READS_HEAD}],
  [/^HeadUp$/, {id: 'UseFaceShadowMap', or: [...READS_HEAD, {id: 'HairHighlightMode', options: ['Ring']}]}],
  [/^CastShadow(?:Threshold|Softness)$|^SelfShadow|^ShadowGroupId$/, {id: 'ReceiveShadowStrength'}],
  [/^ShadowGroupId$/, {id: 'SelfShadowMode', options: ['SkipSameGroup']}],
  [/^FringeShadowWidth$/, {id: 'FringeShadowStrength'}],
  [/^Outline(?!Enabled$)/, {id: 'OutlineEnabled'}],
  [/^OutlineWidthPixels$/, {id: 'OutlineScreenBlend'}],
  [/^InnerLine(?!Strength$)/, {id: 'InnerLineStrength'}],
  [/^Rim(?!Enabled$)/, {id: 'RimEnabled'}],
  [/^Rim(?!Enabled$|Intensity$)/, {id: 'RimIntensity'}],
  [/^RimFresnelPower$/, {id: 'RimFresnelBlend'}],
  [/^HairRing/, {id: 'HairHighlightMode', options: ['Ring']}],
  [
    /^Hair(?:Gloss|HighlightLightFollow|Shift|ShiftMapStrength|Threshold)$/,
    {id: 'HairHighlightMode', options: ['Strand']},
  ],
  [/^Hair(?:Highlight(?!Mode$|LightFollow$)|Softness$|Map$)/, {id: 'HairHighlightMode', options: ['Strand', 'Ring']}],
  [/^Hair(?:ShiftMapStrength|RingBreakup)$/, {id: 'HairMap'}],
  [/^Specular(?!Intensity$)/, {id: 'SpecularIntensity'}],
  [/^MatCap(?!Intensity$)/, {id: 'MatCapIntensity'}],
  [/^MatCap(?!Map$)/, {id: 'MatCapMap'}],
  [/^MetalTint$/, {id: 'SpecularIntensity', or: [{id: 'MatCapIntensity'}]}],
  [/^EyeHighlightFollow$/, {id: 'EyeHighlightIntensity'}],
  [/^Eye(?:ParallaxDepth|Highlight|LidShadow)/, {id: 'EyeMap'}],
  [/^(?:GIDirectionality|AOInfluence)$/, {id: 'GIIntensity'}],
  [/^Layer(?!Opacity$)/, {id: 'LayerOpacity'}],
];

/** Conditions that no parameter sets. */
export const circumstances: Readonly<Partial<Record<ParameterId, Localized>>> = {
  SelfShadowBias: texts.facts.circumstances.SelfShadowBias,
};

/** What must be on for a parameter to act. */
export const needsOf = (id: string): readonly Need[] => NEEDS.flatMap(([of, ...needs]) => (of.test(id) ? needs : []));
