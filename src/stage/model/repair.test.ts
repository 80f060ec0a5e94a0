import {readFileSync} from 'node:fs';
import {validateBytes} from 'gltf-validator';
import {describe, expect, it} from 'vitest';
import {cross, dot, length3, scale, sub, type Vec3} from '../shading/math';
import {outlineNormal} from '../../../tests/stage/formulas';
import {readContainer, type Json} from './container';
import {glb, vec3} from '../../../tests/stage/glb';
import {Gltf, listOf, objectOf} from './gltf';
import {repair} from './repair';
import {weld} from './surface';

const FIXTURE = 'tests/fixtures/models/mannequin.glb';
const mannequin = new Uint8Array(readFileSync(FIXTURE));

/** A cube with hard edges, in two primitives or two skinned meshes; numbers, fields and chunks that a rewrite would change. */
function cube({skins}: {skins?: string} = {}): Uint8Array<ArrayBuffer> {
  const position: number[] = [];
  const normal: number[] = [];
  const index: number[] = [];
  for (let axis = 0; axis < 3; axis++)
    for (const side of [-1, 1])
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].forEach(([u, v], i) => {
        const at = [0, 0, 0];
        at[axis] = side;
        if (i === 0) {
          const base = position.length / 3;
          const face = [0, 1, 2, 0, 2, 3].map((k) => base + k);
          index.push(...(side > 0 ? face : face.toReversed()));
        }
        normal.push(...at);
        at[(axis + 1) % 3] = u!;
        at[(axis + 2) % 3] = v!;
        position.push(...at);
      });
  const bin = new Uint8Array([
    ...new Uint8Array(new Float32Array([...position, ...normal]).buffer),
    ...new Uint8Array(new Uint16Array(index).buffer),
  ]);
  const attributes = '{"POSITION" : 0,\t"NORMAL":1 }';
  const halves = [2, 3].map((indices) => `{"attributes":${attributes},"indices":${indices}}`);
  const meshes = skins ? halves.map((half) => `{"primitives":[${half}]}`) : [`{"primitives":[${halves.join(', ')}]}`];
  const nodes = skins ? `[{"mesh":0,"skin":0},{"mesh":1,"skin":1},{},{}],"skins":${skins}` : '[{"mesh":0}]';
  return glb(
    `{"asset":{"version":"2.0","generator":"\\u4e2d\\"]}中"}, "scene":0,"scenes":[{"nodes":[0]}],"nodes":${nodes},
"extensionsUsed":["VRM"],"extensions":{"VRM":{"exporterVersion":"x","meta":{"title":"T","odd":[1.0,1E-05,[]]},"later":{}}},
"meshes":[${meshes.join()}],
"accessors":[
 {"bufferView":0,"componentType":5126,"type":"VEC3","count":24,"min":[-1.0,-1,-1],"max":[1.0,1,1]},
 {"bufferView":0,"byteOffset":288,"componentType":5126,"type":"VEC3","count":24},
 {"bufferView":1,"componentType":5123,"type":"SCALAR","count":18},
 {"bufferView":1,"byteOffset":36,"componentType":5123,"type":"SCALAR","count":18} ],
"bufferViews":[{"buffer":0,"byteLength":576,"byteStride":12,"target":34962},{"buffer":0,"byteOffset":576,"byteLength":72,"target":34963}],
"buffers":[{"byteLength":648}]}`,
    bin,
  );
}

/** Copies of a point, moved one unit along the outline: how far apart the line tears there. */
function gaps(bytes: Uint8Array): {own: number; file: number; places: number} {
  const gltf = new Gltf(readContainer(bytes));
  const worst = {own: 0, file: 0, places: 0};
  const attributes = listOf(gltf.json, 'meshes').flatMap((mesh) =>
    listOf(mesh, 'primitives').map((primitive) => objectOf(primitive, 'attributes')),
  );
  const read = (name: string, width: number): Float32Array =>
    Float32Array.from(attributes.flatMap((from) => [...gltf.numbers(Number(from[name]), width)]));
  const position = read('POSITION', 3);
  const [normal, tangent, uv3] = [read('NORMAL', 3), read('TANGENT', 4), read('TEXCOORD_3', 2)];
  const first = weld(position);
  const ends = [...first].map((_, i) => {
    const N = vec3(normal, i);
    const T: Vec3 = [tangent[i * 4]!, tangent[i * 4 + 1]!, tangent[i * 4 + 2]!];
    const B = scale(cross(N, T), tangent[i * 4 + 3]!);
    return {own: N, file: outlineNormal([uv3[i * 2]!, uv3[i * 2 + 1]!], T, B, N)};
  });
  first.forEach((other, i) => {
    const own = length3(sub(ends[i]!.own, ends[other]!.own));
    if (own > 0.1) worst.places++;
    worst.own = Math.max(worst.own, own);
    worst.file = Math.max(worst.file, length3(sub(ends[i]!.file, ends[other]!.file)));
    expect(dot(ends[i]!.file, ends[i]!.file)).toBeCloseTo(1, 5);
  });
  return worst;
}

describe.each([
  ['a cube with hard edges', cube(), 1.414],
  // Quantised to 8 bits; `FIXTURE` is compressed with Meshopt.
  ['a real character', mannequin, 0.5],
])('the repaired file of %s', (_, original, torn) => {
  const repaired = repair(original)!;

  it('closes the outline where the normals split', () => {
    const {own, file, places} = gaps(repaired);
    expect(own).toBeGreaterThan(torn);
    expect(places).toBeGreaterThan(20);
    expect(file).toBeLessThan(0.01);
  });

  it('passes the glTF validator', async () => {
    const known = async (bytes: Uint8Array) =>
      (await validateBytes(bytes)).issues.messages.filter(({severity}) => severity < 2).map(({code}) => code);
    expect(await known(repaired)).toEqual(await known(original));
  });

  it('keeps every byte of the original', () => {
    const [before, after] = [readContainer(original), readContainer(repaired)];
    expect(after.bin.subarray(0, before.bin.length)).toEqual(before.bin);
    // Taking out what was added gives the text of the original.
    const length = String(objectOf(listOf(before.json, 'buffers')[0])['byteLength']);
    const bare = after.text
      .trimEnd()
      .replace(/,?"(TEXCOORD_[0-3]|NORMAL|TANGENT)":(\d+)/g, (whole, name: string, at: string) =>
        Number(at) >= listOf(before.json, 'accessors').length || name === 'TEXCOORD_0' ? '' : whole,
      )
      .replace(/,(\{[^{}]*"componentType":5126[^{}]*\},?){2,}(?=\s*\])/, '')
      .replace(/(,\{"buffer":0,"byteOffset":\d+,"byteLength":\d+,"target":34962\})+(?=\])/, '')
      .replace(/("buffers":\[\{"byteLength":)\d+/, `$1${length}`);
    expect(bare).toBe(before.text.trimEnd());
    const added = listOf(after.json, 'accessors').slice(listOf(before.json, 'accessors').length) as Json[];
    expect(added.every(({componentType}) => componentType === 5126)).toBe(true);
  });

  it('is whole: a second repair adds nothing', () => expect(repair(repaired)).toBeUndefined());
});

it('closes the outline across skins that bind alike, and only across these', () => {
  const alike = gaps(repair(cube({skins: '[{"joints":[2]},{"joints":[3,2]}]'}))!);
  expect(alike.file).toBeLessThan(0.01);
  expect(gaps(repair(cube({skins: '[{"joints":[2]},{"joints":[3]}]'}))!).file).toBeGreaterThan(0.5);
});
