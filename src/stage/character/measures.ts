/** The layout that all figures share. Lengths in recipe units. */

/** Region of the face painting in head units, x0, y0, width, height; symmetric, as the face shadow map needs. */
export const FACE_REGION = {x: -0.512, y: -0.53, width: 1.024, height: 0.768} as const;

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
