/** Where the figure is among everything in a file: without walls, floors and stray vertices. */
import type {Piece} from './pieces';
import {weld} from './surface';

export interface Frame {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
  /** Pieces that lie around the figure. */
  readonly scenery: readonly Piece[];
  /** Pieces with vertices far from the rest. */
  readonly stray: readonly Piece[];
}

/** Triangles that hang together. */
interface Island {
  readonly piece: Piece;
  /** One for each place. */
  readonly vertices: Uint32Array;
  readonly triangles: number;
  readonly box: Box;
  /** Vertices that are no longer in it. */
  readonly strays: number;
}

class Box {
  readonly min = [Infinity, Infinity, Infinity] as [number, number, number];
  readonly max = [-Infinity, -Infinity, -Infinity] as [number, number, number];

  add(place: ArrayLike<number>, at = 0): void {
    for (let k = 0; k < 3; k++) {
      const x = place[at + k]!;
      if (x < this.min[k]!) this.min[k] = x;
      if (x > this.max[k]!) this.max[k] = x;
    }
  }

  get size(): number {
    return Math.max(...this.max.map((x, k) => x - this.min[k]!));
  }

  /** Whether it reaches no farther beyond another than half of that one's size. */
  near(other: Box): boolean {
    const slack = other.size / 2;
    return this.min.every((x, k) => x >= other.min[k]! - slack) && this.max.every((x, k) => x <= other.max[k]! + slack);
  }
}

const boxOf = (islands: readonly Island[]): Box => {
  const box = new Box();
  for (const island of islands) {
    box.add(island.box.min);
    box.add(island.box.max);
  }
  return box;
};

function islandsOf(piece: Piece): Island[] {
  const {index, position} = piece;
  const first = weld(position);
  const root = first.slice();
  const find = (v: number): number => {
    while (root[v] !== root[root[v]!]) root[v] = root[root[v]!]!;
    return root[v]!;
  };
  for (let i = 0; i < index.length; i += 3) {
    const a = find(index[i]!);
    root[find(index[i + 1]!)] = a;
    root[find(index[i + 2]!)] = a;
  }
  const islands: {count: number; triangles: number; box: Box}[] = [];
  const at = new Int32Array(first.length).fill(-1);
  const seen = new Uint8Array(first.length);
  for (const [i, v] of index.entries()) {
    const own = find(v);
    if (at[own]! < 0) at[own] = islands.push({count: 0, triangles: 0, box: new Box()}) - 1;
    const island = islands[at[own]!]!;
    if (i % 3 === 0) island.triangles++;
    const place = first[v]!;
    if (seen[place]) continue;
    seen[place] = 1;
    island.count++;
    island.box.add(position, place * 3);
  }
  let end = 0;
  const ends = islands.map(({count}) => (end += count));
  const sorted = new Uint32Array(end);
  seen.forEach((is, v) => {
    if (is) sorted[--ends[at[find(v)]!]!] = v;
  });
  return islands.map(({count, triangles, box}, i) => {
    const vertices = sorted.subarray(ends[i], ends[i]! + count);
    return {piece, vertices, triangles, box, strays: 0};
  });
}

/** Scenery is this many times as large as the rest, and has at most this share of the triangles. */
const SCENERY = {size: 2.5, share: 0.1} as const;
const BINS = 64;
/** Share of the vertices that may be stray. */
const STRAY = 0.005;

/** @param pieces what can be seen, in world space, y up */
export function frameOf(pieces: readonly Piece[]): Frame {
  const all = pieces.flatMap(islandsOf);
  const body = boxOf(withoutStray(all.filter(({piece}) => piece.moved)));
  const near = withoutStray(body.size > 0 ? all.filter(({piece, box}) => piece.moved || box.near(body)) : all);
  const figure = withoutStray(withoutScenery(near));
  const {min, max} = boxOf(figure);
  const counts = new Map<Piece, {all: number; kept: number; strays: number}>();
  const count = (piece: Piece) => {
    const known = counts.get(piece) ?? {all: 0, kept: 0, strays: 0};
    counts.set(piece, known);
    return known;
  };
  for (const {piece} of all) count(piece).all++;
  for (const {piece, strays} of figure) {
    count(piece).kept++;
    count(piece).strays += strays;
  }
  return {
    min,
    max,
    scenery: pieces.filter((piece) => count(piece).kept < count(piece).all),
    stray: pieces.filter((piece) => count(piece).strays > 0),
  };
}

/** Without the few largest islands that are much larger than all the rest together. */
function withoutScenery(islands: readonly Island[]): Island[] {
  const sorted = islands.toSorted((a, b) => b.box.size - a.box.size);
  const most = islands.reduce((sum, {triangles}) => sum + triangles, 0) * SCENERY.share;
  let [from, triangles] = [0, 0];
  for (let i = 1; i < sorted.length; i++) {
    triangles += sorted[i - 1]!.triangles;
    if (triangles > most) break;
    if (sorted[i - 1]!.box.size >= SCENERY.size * boxOf(sorted.slice(i)).size) from = i;
  }
  return sorted.slice(from);
}

/** Whether numbers leave a gap: cheaper than sorting them. A gap as wide as all the rest spans several of the bins. */
function gapped(along: Float32Array): boolean {
  let [low, high] = [Infinity, -Infinity];
  for (const x of along) {
    if (x < low) low = x;
    if (x > high) high = x;
  }
  const bins = new Uint8Array(BINS + 1);
  const scale = BINS / (high - low);
  for (const x of along) bins[Math.floor((x - low) * scale)] = 1;
  return bins.join('').includes('00');
}

/** Boxes without the few vertices that a gap wider than all the rest parts from it, along any axis. */
function withoutStray(islands: readonly Island[]): readonly Island[] {
  const count = islands.reduce((n, {vertices}) => n + vertices.length, 0);
  const few = Math.max(1, Math.floor(count * STRAY));
  const low = [-Infinity, -Infinity, -Infinity];
  const high = [Infinity, Infinity, Infinity];
  for (let k = 0; k < 3; k++) {
    const along = new Float32Array(count);
    let at = 0;
    for (const {piece, vertices} of islands) for (const v of vertices) along[at++] = piece.position[v * 3 + k]!;
    if (count <= 8 || !gapped(along)) continue;
    along.sort();
    for (let i = 0; i < few; i++) {
      const extent = along[count - 1 - few]! - along[few]!;
      if (along[i + 1]! - along[i]! > extent) low[k] = along[i + 1]!;
      if (along[count - 1 - i]! - along[count - 2 - i]! > extent) high[k] = along[count - 2 - i]!;
    }
  }
  const inside = (position: Float32Array, v: number): boolean =>
    low.every((x, k) => position[v * 3 + k]! >= x && position[v * 3 + k]! <= high[k]!);
  if (low.every((x) => x === -Infinity) && high.every((x) => x === Infinity)) return islands;
  return islands.flatMap((island) => {
    const {piece} = island;
    const box = new Box();
    const kept = island.vertices.filter((v) => inside(piece.position, v));
    for (const v of kept) box.add(piece.position, v * 3);
    const strays = island.strays + island.vertices.length - kept.length;
    return kept.length > 0 ? [{...island, vertices: kept, box, strays}] : [];
  });
}
