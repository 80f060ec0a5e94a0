/** Cells of a group's texture: in the mesh of the stage, all parts of a group share the square 0..1 of UV0. */
import type {CharacterMesh, GroupName} from '../../src/stage/character';
import type {Sample} from './parts';

/** Size of each group's square texture, texels; the face has a painting of its own. Groups of plain colours need little. */
export const TEXTURE_SIZE: Readonly<Record<Exclude<GroupName, 'face'>, number>> = {
  skin: 64,
  hair: 1024,
  cloth: 1024,
  metal: 256,
  prop: 128,
  stand: 256,
};

/** Texels between a cell's border and its content, for mipmaps and filtering. */
const MARGIN = 3;

type Uv = [number, number];

export interface Cell {
  readonly mat: number;
  /** Random number of the part, 0..1. */
  readonly rnd: number;
  /** Left and top texel, and size. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Place of a vertex in the texture, texels. */
  toTexel(vertex: number): Uv;
  /** Width of one texel in the UV coordinates of the part. */
  readonly texel: number;
}

/** Distinct vertices of a group, in the order of its first uses. */
export const verticesOf = ({index, groups}: CharacterMesh, group: GroupName): number[] => [
  ...new Set(index.subarray(groups[group].start, groups[group].start + groups[group].count)),
];

/** UV0 of the stage; the stand's top has no area there, so the stand is seen from above. */
const chart = ({figure, mesh}: Sample, vertex: number): Uv =>
  Object.values(figure.materials)[mesh.matId[vertex]!]!.round
    ? [mesh.position[vertex * 3]!, mesh.position[vertex * 3 + 2]!]
    : [mesh.uv0[vertex * 2]!, mesh.uv0[vertex * 2 + 1]!];

/** The cell of each vertex of a group, one cell a part. */
export function cellsOf(sample: Sample, group: keyof typeof TEXTURE_SIZE): ReadonlyMap<number, Cell> {
  const {mesh} = sample;
  const parts = new Map<string, number[]>();
  for (const vertex of verticesOf(mesh, group)) {
    const key = `${mesh.matId[vertex]}-${mesh.rig[vertex * 4 + 2]}`;
    const part = parts.get(key);
    if (part) part.push(vertex);
    else parts.set(key, [vertex]);
  }
  const columns = Math.ceil(Math.sqrt(parts.size));
  const size = Math.floor(TEXTURE_SIZE[group] / columns);
  return new Map(
    [...parts.values()].flatMap((vertices, i) => {
      const x = (i % columns) * size;
      const y = Math.floor(i / columns) * size;
      const range = (axis: 0 | 1): {low: number; extent: number} => {
        const values = vertices.map((vertex) => chart(sample, vertex)[axis]);
        const low = Math.min(...values);
        return {low, extent: Math.max(...values) - low};
      };
      const [across, along] = [range(0), range(1)];
      const inner = size - 2 * MARGIN;
      const cell: Cell = {
        mat: mesh.matId[vertices[0]!]!,
        rnd: mesh.rig[vertices[0]! * 4 + 2]! / 255,
        x,
        y,
        size,
        toTexel(vertex) {
          const [u, v] = chart(sample, vertex);
          return [
            x + MARGIN + ((u - across.low) / across.extent) * inner,
            y + MARGIN + ((v - along.low) / along.extent) * inner,
          ];
        },
        texel: along.extent / inner,
      };
      return vertices.map((vertex): [number, Cell] => [vertex, cell]);
    }),
  );
}
