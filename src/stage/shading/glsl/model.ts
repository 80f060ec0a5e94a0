/** Number of lights on her at once; the first is the main light. */
export const MAX_LIGHTS = 4;

/** Properties of the mesh that the shaders need. Lengths in recipe units. */
export interface ShaderModel {
  /**
   * GLSL that declares `struct Paint{vec3 base;vec3 shade;vec3 line;};` and
   * `Paint paint(Paint palette, int mat, vec3 rest, vec2 uv0, vec2 uv1, float random)`: linear colours of a surface point.
   */
  readonly paint: string;
  /** GLSL that declares `void hole()`, which runs per vertex, and `void cut()`, which discards a point that is missing. */
  readonly holes: {readonly vertex: string; readonly fragment: string};
  /** Materials of the palette, whose uniform is `vec3 uPalette[3 * swatches]`: lit, shade, line. */
  readonly swatches: number;
  readonly head: readonly [number, number, number];
  readonly hairCentre: readonly [number, number, number];
  /** Centre of her left eye from the head origin, scale of eye-local units, half extent of the iris tile in them. */
  readonly eye: {
    readonly x: number;
    readonly y: number;
    readonly scale: readonly [number, number];
    readonly tile: number;
  };
  readonly faceRegion: {readonly width: number; readonly height: number};
  /** Distances from the centre of the hair between which hair takes less and less of the sphere's normals. */
  readonly hairReach: readonly [number, number];
  /** Palette indices of hair, for the fringe shadow. */
  readonly hairMats: readonly number[];
}

/** A number as GLSL writes it. */
export const float = (x: number): string => (Number.isInteger(x) ? `${x}.0` : String(Math.round(x * 1e6) / 1e6));
/** A vector as GLSL writes it. */
export const vec = (x: readonly number[]): string => `vec${x.length}(${x.map(float).join(',')})`;
