/** Where the figure is among everything in a file: without walls, floors and stray vertices. */
import type {Piece} from './pieces';
import {cornerOf, type Indices} from './primitives';
import {Box, weld} from './surface';

export interface Frame {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
  /** Pieces that lie around the figure. */
  readonly scenery: readonly Piece[];
  /** Pieces with vertices far from the rest. */
  readonly stray: readonly Piece[];
}

/** The islands of a piece, triangles that hang together. In numbers: a piece may have as many as triangles. */
interface Islands {
  readonly piece: Piece;
  /** The island of each vertex; their number where an earlier vertex is at its place. */
  readonly of: Indices;
  /** Triangles of each; 0 where it does not count. */
  readonly triangles: Uint32Array;
}

/** Longest side of each island within limits. An axis at a time: boxes of all islands would take more memory than an import may. */
function sizesOf(group: Islands, limits: Limits): Float32Array {
  const sizes = new Float32Array(group.triangles.length);
  const [low, high] = [sizes.slice(), sizes.slice()];
  for (let k = 0; k < 3; k++) {
    low.fill(Infinity);
    high.fill(-Infinity);
    visit([group], limits, (place, at, island) => {
      const x = place[at + k]!;
      if (x < low[island]!) low[island] = x;
      if (x > high[island]!) high[island] = x;
    });
    for (let i = 0; i < sizes.length; i++) sizes[i] = Math.max(sizes[i]!, high[i]! - low[i]!);
  }
  return sizes;
}

/** The root of a vertex in a forest, whose paths it shortens. */
function rootOf(vertex: number, forest: Indices): number {
  let v = vertex;
  while (forest[v] !== v) v = forest[v] = forest[forest[v]!]!;
  return v;
}

function islandsOf(piece: Piece): Islands {
  const {index, position} = piece;
  // A forest over the places, in which no vertex comes before its parent.
  const of = weld(position);
  const again = new Uint8Array(of.length);
  for (let v = 0; v < of.length; v++) again[v] = of[v] === v ? 0 : 1;
  const corners = index?.length ?? of.length;
  join(of, index, corners);
  let count = 0;
  for (let v = 0; v < of.length; v++) of[v] = of[v] === v ? count++ : of[of[v]!]!;
  const triangles = new Uint32Array(count);
  const corner = cornerOf(index);
  for (let i = 0; i < corners; i += 3) triangles[of[corner(i)]!]!++;
  for (let v = 0; v < of.length; v++) if (again[v]) of[v] = count;
  return {piece, of, triangles};
}

/** Joins in a forest the corners of each triangle. */
function join(of: Indices, index: Indices | undefined, corners: number): void {
  for (let i = 0; i < corners; i++) {
    const [a, b] = [rootOf(index ? index[i]! : i, of), rootOf(index ? index[i - (i % 3)]! : i - (i % 3), of)];
    if (a > b) of[a] = b;
    else of[b] = a;
  }
}

interface Limits {
  readonly low: number[];
  readonly high: number[];
}
const unlimited = (): Limits => ({low: [-Infinity, -Infinity, -Infinity], high: [Infinity, Infinity, Infinity]});

const inside = ({low, high}: Limits, place: Float32Array, at: number): boolean =>
  place[at]! >= low[0]! &&
  place[at]! <= high[0]! &&
  place[at + 1]! >= low[1]! &&
  place[at + 1]! <= high[1]! &&
  place[at + 2]! >= low[2]! &&
  place[at + 2]! <= high[2]!;

const bounded = ({low, high}: Limits): boolean => [...low, ...high].some(Number.isFinite);

/** Visits one vertex of each place within limits of the islands that count. */
function visit(
  groups: readonly Islands[],
  limits: Limits | undefined,
  act: (place: Float32Array, at: number, island: number) => void,
): void {
  const within = limits && bounded(limits) ? limits : undefined;
  for (const {piece, of, triangles} of groups)
    for (let v = 0; v < of.length; v++) {
      const island = of[v]!;
      if (triangles[island] && (!within || inside(within, piece.position, v * 3))) act(piece.position, v * 3, island);
    }
}

function boxOf(groups: readonly Islands[], limits?: Limits): Box {
  const box = new Box();
  visit(groups, limits, (place, at) => box.add(place, at));
  return box;
}

/** Scenery is this many times as large as the rest, and has at most this share of the triangles, or is this flat. */
const SCENERY = {size: 2.5, share: 0.1, thickness: 0.02} as const;
/** Islands whose thickness is measured. */
const FEW = 64;
const BINS = 64;
/** Share of the vertices that may be stray. */
const STRAY = 0.005;

/** @param pieces what can be seen, in world space, y up */
export function frameOf(pieces: readonly Piece[]): Frame {
  const groups = pieces.map(islandsOf);
  const moved = groups.filter(({piece}) => piece.moved);
  if (moved.length < groups.length) {
    const bodyLimits = unlimited();
    narrow(moved, bodyLimits);
    const body = boxOf(moved, bodyLimits);
    if (body.size > 0) for (const group of groups) if (!group.piece.moved) keepNear(group, body);
  }
  const limits = unlimited();
  const strays = cut(groups, limits);
  // What is left may have strays of its own.
  if (leaveScenery(groups, limits) || strays) cut(groups, limits);
  const {min, max} = boxOf(groups, limits);
  return {
    min,
    max,
    scenery: groups.flatMap(({piece, triangles}) => (triangles.includes(0) ? [piece] : [])),
    stray: groups.flatMap((group) => {
      let strays = false;
      visit([group], undefined, (place, at) => (strays ||= !inside(limits, place, at)));
      return strays ? [group.piece] : [];
    }),
  };
}

/** Leaves out what reaches farther beyond a box than half of its size. */
function keepNear(group: Islands, {min, max, size}: Box): void {
  const slack = size / 2;
  const near = {low: min.map((x) => x - slack), high: max.map((x) => x + slack)};
  visit([group], undefined, (place, at, island) => {
    if (!inside(near, place, at)) group.triangles[island] = 0;
  });
}

/** Whether all of some islands are walls or floors, which may have any number of triangles: no figure is as thin. */
function flat(groups: readonly Islands[], limits: Limits, which: (group: number, island: number) => boolean): boolean {
  const boxes = new Map<string, Box>();
  groups.forEach((group, g) =>
    visit([group], limits, (place, from, island) => {
      if (boxes.size > FEW || !which(g, island)) return;
      const key = `${g} ${island}`;
      if (!boxes.has(key)) boxes.set(key, new Box());
      boxes.get(key)!.add(place, from);
    }),
  );
  return boxes.size <= FEW && [...boxes.values()].every(({size, thickness}) => thickness < size * SCENERY.thickness);
}

/**
 * Leaves out the few largest islands that are much larger than all the rest together.
 * @returns whether there are such
 */
function leaveScenery(groups: readonly Islands[], limits: Limits): boolean {
  let [count, most] = [0, 0];
  for (const {triangles} of groups)
    for (const n of triangles) {
      if (n > 0) count++;
      most += n * SCENERY.share;
    }
  // Nothing lies around a single island.
  if (count < 2) return false;
  const sizes = groups.map((group) => sizesOf(group, limits));
  const each = (act: (group: Islands, island: number, size: number) => void): void =>
    groups.forEach((group, g) => {
      for (let i = 0; i < group.triangles.length; i++) if (group.triangles[i]) act(group, i, sizes[g]![i]!);
    });
  const sorted = new Float32Array(count);
  let at = 0;
  each((_, __, size) => (sorted[at++] = size));
  sorted.sort();
  for (let i = 1; i < count; i++) {
    // The rest together is no smaller than the largest of it.
    const least = sorted[i]!;
    if (!(least >= SCENERY.size * sorted[i - 1]!)) continue;
    let triangles = 0;
    each((group, island, size) => {
      if (size >= least) triangles += group.triangles[island]!;
    });
    if (triangles > most && !flat(groups, limits, (g, island) => sizes[g]![island]! >= least)) continue;
    const rest = new Box();
    groups.forEach((group, g) =>
      visit([group], limits, (place, from, island) => {
        if (sizes[g]![island]! < least) rest.add(place, from);
      }),
    );
    if (least < SCENERY.size * rest.size) continue;
    each((group, island, size) => {
      if (size >= least) group.triangles[island] = 0;
    });
    return true;
  }
  return false;
}

/**
 * Leaves out stray vertices, and islands of nothing else.
 * @returns whether there are such
 */
function cut(groups: readonly Islands[], limits: Limits): boolean {
  if (!narrow(groups, limits)) return false;
  for (const group of groups) {
    const {triangles} = group;
    const seen = new Uint8Array(triangles.length);
    visit([group], limits, (_, __, island) => (seen[island] = 1));
    for (let i = 0; i < triangles.length; i++) if (!seen[i]) triangles[i] = 0;
  }
  return true;
}

/** The `n` least of numbers in order: a list of all takes more memory than an import may. */
function leastOf(n: number, visitAll: (add: (x: number) => void) => void): Float32Array {
  const kept = new Float32Array(n * 2);
  let [count, most] = [0, Infinity];
  visitAll((x) => {
    if (x >= most) return;
    kept[count++] = x;
    if (count < kept.length) return;
    kept.sort();
    count = n;
    most = kept[n - 1]!;
  });
  return kept.subarray(0, count).sort();
}

/**
 * Narrows limits to the vertices without the few that a gap wider than all the rest parts from them, along any axis.
 * @returns whether there are such
 */
function narrow(groups: readonly Islands[], limits: Limits): boolean {
  const {min, max, count} = boxOf(groups, limits);
  if (count <= 8) return false;
  const few = Math.max(1, Math.floor(count * STRAY));
  // Bins show gaps with less memory and time than sorting: a gap as wide as all the rest spans several of them.
  const bins = [0, 1, 2].map(() => new Uint8Array(BINS + 1));
  const scale = min.map((low, k) => BINS / (max[k]! - low));
  visit(groups, limits, (place, at) => {
    for (let k = 0; k < 3; k++) bins[k]![Math.floor((place[at + k]! - min[k]!) * scale[k]!)] = 1;
  });
  const found = unlimited();
  bins.forEach((bin, k) => {
    if (!bin.join('').includes('00')) return;
    const least = (sign: 1 | -1): Float32Array =>
      leastOf(few + 1, (add) => visit(groups, limits, (place, at) => add(place[at + k]! * sign)));
    const [low, high] = [least(1), least(-1)];
    const extent = -high[few]! - low[few]!;
    for (let i = 0; i < few; i++) {
      if (low[i + 1]! - low[i]! > extent) found.low[k] = low[i + 1]!;
      if (high[i + 1]! - high[i]! > extent) found.high[k] = -high[i + 1]!;
    }
  });
  for (let k = 0; k < 3; k++) {
    limits.low[k] = Math.max(limits.low[k]!, found.low[k]!);
    limits.high[k] = Math.min(limits.high[k]!, found.high[k]!);
  }
  return bounded(found);
}
