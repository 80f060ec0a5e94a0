/** What the stage draws, as data: our character, or a reader's model in the same layout. */
import type {ShaderModel} from '../shading/glsl/surface';
import type {Vec3} from '../shading/math';
import {EYE} from './face';
import {FACE_REGION, GROUPS, HAIR_CENTRE, HAIR_REACH, HEAD, type CharacterMesh, type GroupName} from './measures';
import {Mat, SWATCHES} from './palette';
import {PAINT_GLSL, paletteUniform} from './paint';

/** A texture and how it is sampled; its first row is at V = 0, its colours are sRGB. */
export interface Picture {
  readonly image: ImageBitmap;
  /** WebGL constants. */
  readonly wrap: readonly [s: number, t: number];
  readonly nearest: boolean;
}

/** Triangles that are drawn together. */
export interface Part {
  readonly group: GroupName;
  /** Range in the index buffer. */
  readonly start: number;
  readonly count: number;
  /** Textures of the base colour, of the shadow colour and of the MatCap; white, or the stage's MatCap, without one. */
  readonly picture?: Picture | undefined;
  readonly shadePicture?: Picture | undefined;
  readonly matcap?: Picture | undefined;
  /** Factor of alpha. */
  readonly opacity?: number;
  /** Alpha below which a point of the surface is missing. */
  readonly cutoff?: number;
  /** Whether what is behind shows through. */
  readonly blended?: boolean;
  readonly twoSided?: boolean;
  /** Without an outline, whatever the parameters. */
  readonly bare?: boolean;
  /** Added to `LightBias`. */
  readonly bias?: number;
  /** Parameters that start at other values than its group's. */
  readonly values?: Readonly<Record<string, number | Vec3>>;
}

export interface Subject {
  readonly mesh: Omit<CharacterMesh, 'index' | 'groups'> & {readonly index: Uint16Array | Uint32Array};
  readonly parts: readonly Part[];
  /** Triangles without holes: they cast shadows and have outlines. */
  readonly solid: Uint16Array | Uint32Array;
  readonly shader: ShaderModel;
  /** Value of `uPalette`. */
  readonly palette: Float32Array;
  /** For each entry of the palette the name of the swatch that it is, or stands for. */
  readonly swatches: readonly string[];
  /** Heights of chin and crown, recipe units. */
  readonly chin: number;
  readonly crown: number;
  /** Whether the stage paints the face, and the face shadow map and the poses of the demos are made for it. */
  readonly own: boolean;
}

/** Chin and crown of our character: the cameras of the demos are set for them. */
export const MEASURES = {chin: HEAD[1] - 0.5, crown: 2.6} as const;

export function character(mesh: CharacterMesh): Subject {
  return {
    mesh,
    parts: GROUPS.map((group) => ({group, ...mesh.groups[group]})),
    solid: mesh.index,
    shader: {
      paint: PAINT_GLSL,
      swatches: SWATCHES.length,
      head: HEAD,
      hairCentre: HAIR_CENTRE,
      hairReach: HAIR_REACH,
      eye: EYE,
      faceRegion: FACE_REGION,
      hairMats: [Mat.hair],
    },
    palette: paletteUniform(),
    swatches: SWATCHES.map(({name}) => name),
    ...MEASURES,
    own: true,
  };
}
