/**
 * Measures shared by the code that builds the mesh and the code that draws it: places, groups, layout. Lengths in recipe units.
 */

/** Head origin, recipe units. */
export const HEAD: readonly [number, number, number] = [0, 1.985, 0];
/** The head, its hair and ornaments turn rigidly about this point. */
export const NECK_PIVOT: readonly [number, number, number] = [0, 1.45, -0.03];

/** Region of the face painting in head units, x0, y0, width, height; symmetric, as the face shadow map needs. */
export const FACE_REGION = {x: -0.512, y: -0.53, width: 1.024, height: 0.768} as const;

/** Hair ellipsoid: centre and radii, recipe units. */
export const HAIR_CENTRE: readonly [number, number, number] = [0, HEAD[1] + 0.06, -0.03];
export const HAIR_RADII: readonly [number, number, number] = [0.535, 0.535, 0.57];
/** Distances from the centre of the hair between which a lock leaves the head. */
export const HAIR_REACH: readonly [number, number] = [0.66, 0.85];

/** Draw groups, in the order of the index buffer. */
export const GROUPS = ['skin', 'face', 'hair', 'cloth', 'metal', 'prop', 'stand'] as const;
export type GroupName = (typeof GROUPS)[number];

export interface CharacterMesh {
  /** vec3 x n, recipe units. */
  position: Float32Array;
  /** vec3 x n, unit. */
  normal: Float32Array;
  /** vec4 x n: unit tangent of UV0 and the sign of the bitangent, B = cross(N, T) * w. */
  tangent: Float32Array;
  /** RGBA8 x n, normalized: occlusion, outline width, outline depth hold, rim width. */
  color: Uint8Array;
  /** vec2 x n. */
  uv0: Float32Array;
  /** vec2 x n, hair strand. */
  uv1: Float32Array;
  /** vec2 x n, octahedral outline normal in tangent space, 0..1. */
  uv3: Float32Array;
  /** float x n, index into the palette. */
  matId: Float32Array;
  /** RGBA8 x n, normalized: head weight, sway weight, random number of the part, 0. */
  rig: Uint8Array;
  /** Triangles, counter-clockwise seen from outside. */
  index: Uint16Array;
  /** Ranges in `index` (start and count in indices). */
  groups: Record<GroupName, {start: number; count: number}>;
}
