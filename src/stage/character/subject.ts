/** What the stage draws, as data: a figure of ours, or a reader's model in the same layout. */
import type {ShaderModel} from '../shading/glsl/model';
import type {Vec3} from '../shading/math';
import type {Figure} from './figure';
import {FACE_REGION, GROUPS, type CharacterMesh, type GroupName} from './measures';
import {paintGlsl, paletteUniform} from './paint';

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
  /** Whether every triangle has one normal. */
  readonly flat?: boolean;
  /** Without an outline, whatever the parameters. */
  readonly bare?: boolean;
  /** Added to `LightBias`. */
  readonly bias?: number;
  /** Parameters that start at other values than its group's. */
  readonly values?: Readonly<Record<string, number | Vec3>>;
}

/** A mesh in the layout of our figures; its integers are normalised, but for `matId`. */
type SubjectMesh = Pick<CharacterMesh, 'position' | 'color' | 'uv0' | 'uv1' | 'rig'> & {
  readonly normal: Float32Array | Int16Array | Int8Array;
  readonly tangent: Float32Array | Int8Array;
  readonly uv3: Float32Array | Uint16Array;
  readonly matId: Float32Array | Uint8Array;
  readonly index: Uint16Array | Uint32Array;
};

export interface Subject {
  readonly mesh: SubjectMesh;
  readonly parts: readonly Part[];
  /** Triangles that cast shadows in one draw call: of parts without holes, with smooth normals. */
  readonly solid: Uint16Array | Uint32Array;
  readonly shader: ShaderModel;
  /** Value of `uPalette`. */
  readonly palette: Float32Array;
  /** For each entry of the palette the name of the swatch that it is, or stands for. */
  readonly swatches: readonly string[];
  /** Heights of chin and crown, recipe units. */
  readonly chin: number;
  readonly crown: number;
  /** The head turns about this point. */
  readonly neck: Vec3;
  /** Whether a reader's model has a head that turns. */
  readonly turns?: boolean;
  /** Whether a reader's model has the colours of its parts, or of a finding, in the place of its own. */
  readonly marked?: boolean;
  /** Displaces vertices for a reader's face; another answer means other places. */
  readonly move?: ((expression: string, blink: boolean, gaze: readonly [number, number]) => string) | undefined;
  /** Ours has one: the stage paints its face, and the poses of the demos are made for it. */
  readonly figure?: Figure;
}

/** A figure of ours. */
export function character(figure: Figure, mesh: CharacterMesh): Subject {
  const {head, scale, hair, face, chin, crown, neck} = figure;
  const {x, y, scale: sizes} = face.eye;
  const swatches = Object.keys(figure.materials);
  return {
    mesh,
    parts: GROUPS.map((group) => ({group, ...mesh.groups[group]})),
    solid: mesh.index,
    shader: {
      paint: paintGlsl(figure),
      holes: {vertex: 'void hole(){}', fragment: 'void cut(){}'},
      swatches: swatches.length,
      head,
      hairCentre: [0, 1, 2].map((k) => hair.centre[k]! * scale + head[k]! * (1 - scale)) as unknown as Vec3,
      hairReach: [hair.reach[0] * scale, hair.reach[1] * scale],
      eye: {...face.eye, x: x * scale, y: y * scale, scale: [sizes[0] * scale, sizes[1] * scale]},
      faceRegion: {width: FACE_REGION.width * scale, height: FACE_REGION.height * scale},
      hairMats: [swatches.indexOf('hair')],
    },
    palette: paletteUniform(figure),
    swatches,
    chin,
    crown,
    neck,
    figure,
  };
}
