/** What the reference says of a parameter besides the catalogue: its group and part, and what must be on for it to act. */
import {forLocale, type PerLocale} from '../../config/localized';
import type {Locale, Localized} from '../../config/locales';
import type {MaterialPreset, Parameter, ParameterId} from '../../src/stage/shading/parameters';
import type {Limit} from '../../src/stage/demos/types';
import facts from '../../data/needs.json';
import texts from '../../data/reference.json';

/** Sections of the catalogue, under the name that a material instance gives the group. */
export const groups: Readonly<Record<string, Localized>> = texts.facts.groups;

export const {parts} = texts.facts;
export type Part = keyof typeof parts;

/** A condition: another parameter is on (a switch), above 0 (a number), filled (a map) or one of some options. */
export interface Need {
  readonly id: ParameterId;
  readonly options?: readonly string[];
  /** Each of these will do as well. */
  readonly or?: readonly Need[];
}

/** Of a parameter or a control of the stage; `needs.json` has them by its id. */
export interface Facts {
  /** The parts that it is for, where they are not those of its section. */
  readonly parts?: readonly [Part, ...Part[]];
  /** What must be on for it to act: all of them. */
  readonly needs?: readonly Need[];
  /** What it needs on the stage besides. */
  readonly onStage?: readonly Need[];
  /** Limits that other values set on the stage: of each list one must hold. */
  readonly limits?: readonly (readonly Limit[])[];
  /** On the stage each of these will do in the place of any of `needs` and `onStage`. */
  readonly instead?: readonly Need[];
  /** What it needs and the workbench has nothing of. */
  readonly lacks?: 'texture' | 'fog' | 'unreal';
  /** What artists call it besides the terms of the glossary. */
  readonly words?: string;
}

export const factsOf = (id: string): Facts => (facts as unknown as Readonly<Record<string, Facts>>)[id] ?? {};

const SECTION_PARTS: Readonly<Record<string, Part>> = {
  '5': 'outline',
  '7': 'hair',
  '8': 'metal',
  '9': 'eyes',
  '10': 'character',
  '11': 'layers',
};

/** The parts that a parameter is for. */
export const partsOf = ({id, section}: Parameter): readonly [Part, ...Part[]] =>
  factsOf(id).parts ?? [SECTION_PARTS[section] ?? 'any'];

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

/** Conditions that no parameter sets. */
export const circumstances: Readonly<Partial<Record<ParameterId, Localized>>> = {
  SelfShadowBias: texts.facts.circumstances.SelfShadowBias,
};

/** What must be on for a parameter to act. */
export const needsOf = (id: string): readonly Need[] => factsOf(id).needs ?? [];
