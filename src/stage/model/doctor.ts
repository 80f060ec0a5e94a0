/** Findings about a model: what toon shading needs and the file lacks, where, and which passage says what to do. */
import type {Vec3} from '../shading/math';
import {HEIGHT, type ModelMesh, type Source} from './bake';
import {filled, type Sentence} from './faults';
import {cornerOf, indicesOf, type Indices} from './primitives';
import {OUTLINE_UV} from './repair';
import {oneOf, slotOf} from './surface';
import texts from '../../../data/model.json';

/** Where a model stops being what the plugin expects. */
const ALLOWED = {
  /** Degrees between normals at one place. */
  split: 20,
  /** Share of mirrored pairs of points on the face whose UVs are not mirrored. */
  lopsided: 0.1,
  /** Share of the dark points of a mask for the whole to be a picture, not a mask. */
  masked: 0.5,
  triangles: 100_000,
  metres: [0.5, 3],
} as const;

const TRY = '/docs/GettingStarted/TryItOnYourCharacter';
const IMPORT = '/docs/Tutorial/ImportANewCharacter';

/** Passages that say what to do. */
const PASSAGES = {
  noBones: `${TRY}#bones`,
  unknownBones: `${TRY}#bones`,
  guessedBones: `${TRY}#bones`,
  scenery: `${TRY}#framing`,
  stray: `${TRY}#framing`,
  split: `${IMPORT}#import-into-ue`,
  normals: `${IMPORT}#export-from-the-dcc`,
  tangents: `${IMPORT}#import-into-ue`,
  uvs: `${IMPORT}#who-this-is-for`,
  colors: `${IMPORT}#why-it-works`,
  masks: `${IMPORT}#check-the-result`,
  faceUv: '/docs/Tutorial/ControlTheShapeOfShadows#build-a-face-shadow-map',
  merged: `${IMPORT}#who-this-is-for`,
  inside: `${IMPORT}#what-goes-wrong`,
  doubleSided: `${IMPORT}#assign-toon-materials`,
  triangles: '/docs/Reference/MeshImportSettings#morphs-skinning-lods',
  units: `${IMPORT}#what-goes-wrong`,
} as const satisfies Readonly<Record<keyof typeof texts.doctor.findings, string>>;

export type FindingCode = keyof typeof PASSAGES;

export interface Finding extends Sentence {
  readonly code: FindingCode;
  /** Path of a page in the documentation, with a hash. */
  readonly page: string;
  /** Index into `ModelMesh.sources`: the triangles to mark. */
  readonly sources: readonly number[];
}

export const PAGES: readonly string[] = Object.values(PASSAGES);

/** Values that fill the placeholders of a finding's sentence. */
type Fill = {readonly n: number; readonly of?: number; readonly name?: string; readonly names?: Sentence};

function finding(code: FindingCode, sources: readonly number[], {n, of = 0, name = '', names}: Fill): Finding {
  const sentences = filled(texts.doctor.findings[code], (sentence, locale) =>
    sentence
      .replace('{n}', () => n.toLocaleString(locale, {maximumSignificantDigits: n < 10 ? 2 : 21}))
      .replace('{of}', () => of.toLocaleString(locale))
      .replace('{name}', () => name)
      .replace('{names}', () => names?.[locale as keyof Sentence] ?? ''),
  );
  return {code, page: PASSAGES[code], sources, ...sentences};
}

export function examine(model: ModelMesh): Finding[] {
  const {sources, materials, index, first, position, uv0, normal, color} = model;
  const all = sources.map((_, i) => i);
  const where = (test: (source: Source, i: number) => boolean): number[] => all.filter((i) => test(sources[i]!, i));
  const lacks = (semantic: string): number[] => where(({attributes}) => !attributes.includes(semantic));
  const corner = cornerOf(index);
  const found: Finding[] = [];
  const say = (code: FindingCode, at: readonly number[], fill: Fill = {n: at.length, of: all.length}): void => {
    if (at.length > 0) found.push(finding(code, at, fill));
  };

  sayRig(model, (code, names) => say(code, all, {n: 0, names}));
  say(
    'scenery',
    where(({around}) => around === 'scenery'),
  );
  say(
    'stray',
    where(({around}) => around === 'stray'),
  );
  const limit = Math.cos((ALLOWED.split * Math.PI) / 180) * oneOf(normal) ** 2;
  // A bit for each place rather than a Set, which would take more memory than the model.
  const torn = new Uint8Array(lacks('NORMAL').length < all.length ? first.length : 0);
  const split = where((source) => {
    if (source.attributes.includes(OUTLINE_UV) || !source.attributes.includes('NORMAL')) return false;
    let more = false;
    for (let i = source.start; i < source.start + source.count; i++) {
      const v = corner(i);
      const place = first[v]!;
      if (torn[place]) continue;
      let inner = 0;
      for (let k = 0; k < 3; k++) inner += normal[v * 3 + k]! * normal[place * 3 + k]!;
      if (inner >= limit) continue;
      torn[place] = 1;
      more = true;
    }
    return more;
  });
  say('split', split, {n: torn.reduce((sum, bit) => sum + bit, 0)});
  say('normals', lacks('NORMAL'));
  say('tangents', lacks('TANGENT'));
  say('uvs', lacks('TEXCOORD_0'));
  if (model.format === 'glb') {
    say('colors', lacks('COLOR_0'));
    const painted = where(({attributes}) => attributes.includes('COLOR_0'));
    const seen = new Uint8Array(painted.length > 0 ? first.length : 0);
    let [points, darker] = [0, 0];
    for (const {start, count} of painted.map((i) => sources[i]!))
      for (let i = start; i < start + count; i++) {
        const v = corner(i);
        if (seen[v]) continue;
        seen[v] = 1;
        points++;
        if (color[v * 4]! < 128) darker++;
      }
    const dark = darker / points;
    if (dark > ALLOWED.masked) say('masks', painted, {n: Math.round(dark * 100)});
  }

  // The skin of the face; brows, eyes and mouth are small beside it.
  const face = where(
    ({material, attributes}) => materials[material]!.part === 'face' && attributes.includes('TEXCOORD_0'),
  )
    .toSorted((a, b) => sources[b]!.count - sources[a]!.count)
    .slice(0, 1);
  for (const i of face) {
    const share = lopsided(corner, sources[i]!, position, uv0);
    if (share > ALLOWED.lopsided) say('faceUv', [i], {n: Math.round(share * 100)});
  }

  if (model.groups.face.count === 0 || model.groups.hair.count === 0) {
    const least = model.head.centre[1] - model.head.radius;
    const onHead = sources.map(({start, count}) => {
      let n = 0;
      for (let i = start; i < start + count; i += 3) if (position[corner(i) * 3 + 1]! > least) n++;
      return n;
    });
    const total = onHead.reduce((a, b) => a + b, 0);
    const most = onHead.indexOf(Math.max(...onHead));
    const {material} = sources[most]!;
    const same = where((source, i) => source.material === material && onHead[i]! > 0);
    const share = same.reduce((sum, i) => sum + onHead[i]!, 0) / total;
    if (share > 0.5) say('merged', same, {n: Math.round(share * 100), name: materials[material]!.name});
  }

  say(
    'inside',
    where((source) => insideOut(corner, source, position, first)),
  );
  const twoSided = new Set(materials.flatMap(({doubleSided}, i) => (doubleSided ? i : [])));
  say(
    'doubleSided',
    where(({material}) => twoSided.has(material)),
    {n: twoSided.size, of: materials.length},
  );
  const triangles = (index.length || first.length) / 3;
  if (triangles > ALLOWED.triangles) say('triangles', all, {n: triangles, of: ALLOWED.triangles});
  const [low, high] = ALLOWED.metres;
  if (model.height < low || model.height > high) say('units', all, {n: model.height});
  return found;
}

/** What is uncertain about the bones. */
function sayRig({found: {head, arms, skinned}}: ModelMesh, say: (code: FindingCode, names: Sentence) => void): void {
  const {both, head: headBone, armBones} = texts.doctor;
  const missing = head === 'none' ? (arms === 'none' ? both : headBone) : armBones;
  if (head === 'none' || arms === 'none') say(skinned ? 'unknownBones' : 'noBones', missing);
  if (head === 'shape' || arms === 'shape') say('guessedBones', missing);
}

/**
 * @param source one whose vertices follow each other
 * @returns share of the points with a mirrored twin whose UVs are not mirrored about u = 0.5; 0 where few points have a twin
 */
function lopsided(
  corner: (i: number) => number,
  {start, count: corners}: Source,
  position: Float32Array,
  uv: Float32Array,
): number {
  const cell = HEIGHT / 1000;
  let [from, to, left, right] = [Infinity, -1, Infinity, -Infinity];
  for (let i = start; i < start + corners; i++) {
    const v = corner(i);
    const x = position[v * 3]!;
    from = Math.min(from, v);
    to = Math.max(to, v);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  const middle = (left + right) / 2;
  const off = (v: number): number => position[v * 3]! - middle;
  const cellOf = (v: number, side: number): Vec3 => [
    Math.round((off(v) * side) / cell),
    Math.round(position[v * 3 + 1]! / cell),
    Math.round(position[v * 3 + 2]! / cell),
  ];
  // Chains of the points whose cells share a slot, each as its place plus 1: a Map of lists would take more memory than the model.
  const count = to - from + 1;
  const last = new (indicesOf(count + 1))(Math.ceil(count / 4));
  const before = new (indicesOf(count + 1))(count);
  for (let n = 1; n <= count; n++) {
    const slot = slotOf(...cellOf(from + n - 1, 1), last.length);
    before[n - 1] = last[slot]!;
    last[slot] = n;
  }
  let [pairs, apart] = [0, 0];
  for (let v = from; v <= to; v++) {
    if (off(v) <= cell) continue;
    const wanted = cellOf(v, -1);
    let [twin, mirrored] = [false, false];
    // A seam has several points at one place: one of them is enough.
    for (let n = last[slotOf(...wanted, last.length)]!; n > 0 && !mirrored; n = before[n - 1]!) {
      const t = from + n - 1;
      if (cellOf(t, 1).some((x, k) => x !== wanted[k])) continue;
      twin = true;
      mirrored = Math.abs(uv[v * 2]! + uv[t * 2]! - 1) < 0.02 && Math.abs(uv[v * 2 + 1]! - uv[t * 2 + 1]!) < 0.02;
    }
    if (twin) pairs++;
    if (twin && !mirrored) apart++;
  }
  return pairs * 4 > count ? apart / pairs : 0;
}

/** Whether a closed surface encloses a negative volume. An open one, such as an eye, may be hollow on purpose. */
function insideOut(
  corner: (i: number) => number,
  {start, count}: Source,
  position: Float32Array,
  first: Indices,
): boolean {
  const end = start + count;
  // In numbers: vectors of each triangle would take most of the time. What is closed has the same volume about any point.
  const origin = corner(start) * 3;
  const cx = position[origin]!;
  const cy = position[origin + 1]!;
  const cz = position[origin + 2]!;
  let volume = 0;
  for (let i = start; i < end; i += 3) {
    const a = corner(i) * 3;
    const b = corner(i + 1) * 3;
    const c = corner(i + 2) * 3;
    const bx = position[b]! - cx;
    const by = position[b + 1]! - cy;
    const bz = position[b + 2]! - cz;
    const dx = position[c]! - cx;
    const dy = position[c + 1]! - cy;
    const dz = position[c + 2]! - cz;
    volume +=
      (position[a]! - cx) * (by * dz - bz * dy) +
      (position[a + 1]! - cy) * (bz * dx - bx * dz) +
      (position[a + 2]! - cz) * (bx * dy - by * dx);
  }
  if (volume >= 0) return false;
  // The other triangle of an edge runs along it the other way. Sums in a hash table: a Set of edges would take more memory than the model.
  const sums = new Int8Array(count / 3);
  for (let i = 0; i < count; i++) {
    const a = first[corner(start + i)]!;
    const b = first[corner(start + (i % 3 === 2 ? i - 2 : i + 1))]!;
    sums[slotOf(Math.min(a, b), Math.max(a, b), 0, sums.length)]! += Math.sign(b - a);
  }
  return sums.reduce((open, sum) => open + Math.abs(sum), 0) * 50 < count;
}
