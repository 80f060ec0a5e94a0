import {spawnSync} from 'node:child_process';
import {buildSync} from 'esbuild';
import {expect, it} from 'vitest';

/** Vertices along one side of the grid. */
const ACROSS = 200;

/** Collects garbage at each large allocation, so that what is seen is what the reader holds on to. */
const WATCH = `
let on = false, peak = 0;
const used = () => { gc(); const {arrayBuffers, heapUsed} = process.memoryUsage(); return arrayBuffers + heapUsed; };
for (const name of ['Float32Array', 'Float64Array', 'Uint32Array', 'Int32Array', 'Uint8Array', 'Uint8ClampedArray']) {
  const Type = globalThis[name];
  globalThis[name] = new Proxy(Type, {construct(type, given, target) {
    const made = Reflect.construct(type, given, target === globalThis[name] ? type : target);
    if (on && made.byteLength > 100_000) peak = Math.max(peak, used());
    return made;
  }});
}`;

const READ = `
import {bake} from './bake';
import {readContainer} from './container';
import {examine} from './doctor';
import {glb} from './fixtures';
import {Gltf} from './gltf';
const n = ${ACROSS}, views = [], accessors = [], parts = [];
let length = 0;
const add = (data, componentType, type, width) => {
  parts.push([length, new Uint8Array(data.buffer)]);
  views.push({buffer: 0, byteOffset: length, byteLength: data.byteLength});
  length += data.byteLength;
  return accessors.push({bufferView: views.length - 1, componentType, type, count: data.length / width}) - 1;
};
const grid = Array.from({length: n * n}, (_, i) => [(i % n) / n, Math.floor(i / n) / n]);
const attributes = {
  POSITION: add(Float32Array.from(grid.flatMap(([x, y]) => [x, y, x * y])), 5126, 'VEC3', 3),
  TEXCOORD_0: add(Float32Array.from(grid.flat()), 5126, 'VEC2', 2),
  NORMAL: add(Float32Array.from(grid.flatMap(() => [0, 0, 1])), 5126, 'VEC3', 3),
};
const squares = grid.flatMap((_, a) => (a % n < n - 1 && a < n * (n - 1) ? [a, a + 1, a + n, a + n, a + 1, a + n + 1] : []));
const indices = add(Uint32Array.from(squares), 5125, 'SCALAR', 1);
const bin = new Uint8Array(length);
for (const [at, bytes] of parts) bin.set(bytes, at);
const scene = {scenes: [{nodes: [0]}], nodes: [{mesh: 0}], meshes: [{primitives: [{attributes, indices}]}]};
const bytes = glb({asset: {version: '2.0'}, ...scene, accessors, bufferViews: views, buffers: [{byteLength: length}]}, bin);
const before = used() - bytes.length;
on = true;
examine(bake(new Gltf(readContainer(bytes))));
console.log((peak - before) / length);`;

it('a mesh alone with normals takes less than four times what it decodes to, with the file', () => {
  const {outputFiles} = buildSync({
    stdin: {contents: READ, resolveDir: import.meta.dirname, loader: 'js'},
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  const {stdout} = spawnSync(process.execPath, ['--expose-gc', '-'], {
    input: `${WATCH}${outputFiles[0]!.text}`,
    encoding: 'utf8',
  });
  expect(Number.parseFloat(stdout)).toBeGreaterThan(1.5);
  expect(Number.parseFloat(stdout)).toBeLessThan(4);
});
