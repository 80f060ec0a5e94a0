// npm run bench:model (after npm run build): a GLB of 20 MB and 100 000 triangles on a stage, beside a bare page with three's GLTFLoader: time,
// longest task, memory during an import; and memory after ten imports. Times are from the choice of the file to the first frame, without a GPU.
// Then the processor time of a first read in Node, of all vertex data and of positions alone.
import {spawnSync} from 'node:child_process';
import {randomFillSync} from 'node:crypto';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import sharp from 'sharp';
import args from '../../scripts/browser-args.cjs';
import {ensureChromium} from '../../scripts/chromium.mjs';
import {loadTypeScript, root} from '../../scripts/lib.mjs';
import {memoryOf} from '../scale/memory.mjs';
import {serveBrotli} from '../site/serve.mjs';

const ROUNDS = 5;
const IMPORTS = 10;
const READS = 9;
/**
 * Time and longest task as shares of the time of the bare page; memory during an import as a share of that page's, after ten of one's;
 * reading positions alone as a share of reading all.
 */
const LIMIT = {ratio: 3, task: 0.25, peak: 1, memory: 1.2, positions: 0.65};
const TEXTURE = 1024;
const MATERIALS = 5;
const ACROSS = 224;

const {glb} = await loadTypeScript('tests/stage/glb.ts');

/**
 * A skinned sphere in bands, each with a picture of noise.
 * @param pictured how many pictures it has
 * @param bare whether it has positions and triangles alone
 */
async function makeModel(pictured = MATERIALS, bare = false) {
  const parts = [];
  const views = [];
  let length = 0;
  const add = (data) => {
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    views.push({buffer: 0, byteOffset: length, byteLength: bytes.length});
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    parts.push(padded);
    length += padded.length;
    return views.length - 1;
  };
  const accessors = [];
  const attribute = (Type, componentType, type, values, extra) => {
    const width = {SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16}[type];
    accessors.push({
      bufferView: add(Type.from(values)),
      componentType,
      type,
      count: values.length / width,
      ...extra,
    });
    return accessors.length - 1;
  };
  const images = [];
  for (let i = 0; i < pictured; i++) {
    const raw = {width: TEXTURE, height: TEXTURE, channels: 3};
    const noise = randomFillSync(Buffer.alloc(TEXTURE * TEXTURE * 3));
    images.push({
      bufferView: add(await sharp(noise, {raw}).png({compressionLevel: 1}).toBuffer()),
      mimeType: 'image/png',
    });
  }
  const primitives = [];
  for (let band = 0; band < MATERIALS; band++) {
    const from = Math.round((ACROSS * band) / MATERIALS);
    const to = Math.round((ACROSS * (band + 1)) / MATERIALS);
    const [positions, uvs, joints, weights, indices] = [[], [], [], [], []];
    for (let j = from; j <= to; j++)
      for (let i = 0; i <= ACROSS; i++) {
        const [u, v] = [(i / ACROSS) * 2 * Math.PI, (j / ACROSS) * Math.PI];
        positions.push(Math.sin(v) * Math.sin(u), 1 - Math.cos(v), Math.sin(v) * Math.cos(u));
        uvs.push(i / ACROSS, j / ACROSS);
        joints.push(0, 1, 0, 0);
        weights.push(0.5, 0.5, 0, 0);
      }
    for (let j = 0; j < to - from; j++)
      for (let i = 0; i < ACROSS; i++) {
        const a = j * (ACROSS + 1) + i;
        indices.push(a, a + ACROSS + 1, a + 1, a + 1, a + ACROSS + 1, a + ACROSS + 2);
      }
    primitives.push({
      material: band,
      indices: attribute(Uint32Array, 5125, 'SCALAR', indices),
      attributes: {
        POSITION: attribute(Float32Array, 5126, 'VEC3', positions, {min: [-1, 0, -1], max: [1, 2, 1]}),
        ...(!bare && {
          NORMAL: attribute(
            Float32Array,
            5126,
            'VEC3',
            positions.map((x, i) => (i % 3 === 1 ? x - 1 : x)),
          ),
          TEXCOORD_0: attribute(Float32Array, 5126, 'VEC2', uvs),
          JOINTS_0: attribute(Uint16Array, 5123, 'VEC4', joints),
          WEIGHTS_0: attribute(Float32Array, 5126, 'VEC4', weights),
        }),
      },
    });
  }
  const json = {
    asset: {version: '2.0'},
    scene: 0,
    scenes: [{nodes: [0, 1]}],
    nodes: [
      {mesh: 0, ...(!bare && {skin: 0})},
      {name: 'hips', children: [2]},
      {name: 'head', translation: [0, 0.1, 0]},
    ],
    skins: [{joints: [1, 2]}],
    meshes: [{primitives}],
    materials: primitives.map((_, index) => (images[index] ? {pbrMetallicRoughness: {baseColorTexture: {index}}} : {})),
    textures: images.map((_, source) => ({source})),
    images,
    accessors,
    bufferViews: views,
    buffers: [{byteLength: length}],
  };
  const packed = images.reduce((n, {bufferView}) => n + views[bufferView].byteLength, 0);
  return {
    file: Buffer.from(glb(json, Buffer.concat(parts))),
    triangles: ACROSS * ACROSS * 2,
    decoded: length - packed + images.length * TEXTURE * TEXTURE * 4,
  };
}

/** Notes the time when a file is chosen, and every long task after it. */
function watch() {
  globalThis.tasks = [];
  new globalThis.PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries())).observe({type: 'longtask'});
  globalThis.document.addEventListener('change', () => (globalThis.chosen = globalThis.performance.now()), true);
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const ms = (x) => `${x.toFixed(0)} ms`;
const mb = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** Processor time of the first read in a new process, ms. A worker reads one file, too: most of it is code that is not compiled yet. */
async function firstReads(...models) {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {readFileSync} from 'node:fs';
import {readModel} from './read';
const file = new Blob([readFileSync(process.argv[2])]);
const before = process.cpuUsage();
readModel(file).then(() => {
  const {user, system} = process.cpuUsage(before);
  console.log((user + system) / 1000);
});`,
      resolveDir: path.join(root, 'src/stage/model'),
    },
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  const times = models.map(() => []);
  for (let i = 0; i < READS; i++)
    models.forEach((model, at) => {
      const {stdout} = spawnSync(process.execPath, ['-', model], {input: outputFiles[0].text, encoding: 'utf8'});
      times[at].push(Number(stdout));
    });
  return times.map(median);
}

const {file, triangles, decoded} = await makeModel();
const folder = await mkdtemp(path.join(tmpdir(), 'bench-model-'));
const name = path.join(folder, 'model.glb');
await writeFile(name, file);
console.log(
  `${mb(file.length)}, ${triangles.toLocaleString('en')} triangles, ${MATERIALS} pictures of ${TEXTURE} px: ${mb(decoded)} decoded`,
);
const script = await build({
  entryPoints: [path.join(root, 'bench/model/page.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
});
const site = await serveBrotli(path.join(root, 'build'));
const server = await chromium.launchServer({
  executablePath: ensureChromium(),
  args: args.stage,
});
const browser = await chromium.connect(server.wsEndpoint());
try {
  const openBare = async () => {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/robots.txt`);
    await page.setContent('<input type="file"><canvas width="640" height="400"></canvas>');
    await page.evaluate(script.outputFiles[0].text);
    await page.evaluate(watch);
    return page;
  };
  /** From the choice of the file to the first frame, until the GPU is done. */
  const giveBare = async (page) => {
    await page.locator('input').setInputFiles(name);
    await page.waitForFunction(() => globalThis.drawn);
    return page.evaluate(() => ({time: globalThis.drawn - globalThis.chosen}));
  };
  const allMemory = async () => (await memoryOf(server.process().pid)) * 1024;
  /** What all processes take at most during an import, without what they take before it. */
  const peakOf = async (page, act) => {
    const before = await allMemory();
    let [peak, over] = [0, false];
    const watching = (async () => {
      while (!over) peak = Math.max(peak, await allMemory());
    })();
    await act(page);
    over = true;
    await watching;
    await page.close();
    return peak - before;
  };
  const open = async () => {
    const page = await browser.newPage();
    await page.addInitScript(watch);
    await page.goto(`${site.origin}/en/docs/Tutorial/ControlLightShadowColorTransition`);
    await page.locator('[data-stage-picture] > button').click();
    await page.waitForFunction(() => globalThis.document.querySelector('[data-stage-state="running"] canvas')?.frames);
    await page.getByRole('button', {name: 'Change character'}).click();
    await page.getByLabel('Choose a GLB or VRM file').waitFor();
    return page;
  };
  const give = async (page) => {
    await page.evaluate(() => {
      delete globalThis.drawn;
      const old = globalThis.document.querySelector('[data-stage] canvas');
      const look = () => {
        const canvas = globalThis.document.querySelector('[data-stage-state="running"] canvas');
        if (!canvas || canvas === old || !canvas.frames) return globalThis.requestAnimationFrame(look);
        const gl = canvas.getContext('webgl2');
        globalThis.waited = globalThis.performance.now();
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
        globalThis.drawn = globalThis.performance.now();
      };
      look();
    });
    await page.getByLabel('Choose a GLB or VRM file').setInputFiles(name);
    await page.waitForFunction(() => globalThis.drawn, undefined, {timeout: 120_000});
    // Long tasks are reported in a task of their own.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    return page.evaluate(() => ({
      time: globalThis.drawn - globalThis.chosen,
      tasks: globalThis.tasks
        .filter(({startTime}) => startTime >= globalThis.chosen && startTime < globalThis.waited)
        .map(({startTime, duration}) => ({
          at: startTime - globalThis.chosen,
          // Without the wait for the GPU at the end, which is of this bench.
          duration: Math.min(duration, globalThis.waited - startTime),
        })),
    }));
  };
  const rounds = {bare: [], stage: []};
  for (let i = 0; i < ROUNDS; i++) {
    for (const [key, begin, act] of [
      ['bare', openBare, giveBare],
      ['stage', open, give],
    ]) {
      const page = await begin();
      const round = await act(page);
      await page.close();
      rounds[key].push({...round, peak: await peakOf(await begin(), act)});
    }
  }
  const [own, plain] = [rounds.stage, rounds.bare].map((all) => median(all.map(({time}) => time)));
  const [peak, plainPeak] = [rounds.stage, rounds.bare].map((all) => median(all.map(({peak}) => peak)));
  const longest = median(rounds.stage.map(({tasks}) => Math.max(0, ...tasks.map(({duration}) => duration))));
  console.log(
    `stage ${ms(own)}, bare GLTFLoader ${ms(plain)}: ratio ${(own / plain).toFixed(2)}, limit ${LIMIT.ratio}`,
  );
  console.log(
    `longest task of the page ${ms(longest)}: ${(longest / plain).toFixed(2)} of that time, limit ${LIMIT.task}`,
  );
  console.log(
    `memory of all processes during an import ${mb(peak)}, ${(peak / decoded).toFixed(1)} times what is decoded; GLTFLoader ${mb(plainPeak)}: ratio ${(peak / plainPeak).toFixed(2)}, limit ${LIMIT.peak}`,
  );
  for (const {time, tasks} of rounds.stage)
    console.log(`  ${ms(time)}: ${tasks.map(({at, duration}) => `${ms(duration)} at ${ms(at)}`).join(', ')}`);

  const page = await open();
  const devtools = await page.context().newCDPSession(page);
  const use = async () => {
    for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
    const {usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0} = await devtools.send('Runtime.getHeapUsage');
    return {
      heap: usedSize + embedderHeapUsedSize + backingStorageSize,
      all: await allMemory(),
    };
  };
  const uses = [];
  for (let i = 0; i < IMPORTS; i++) {
    await give(page);
    uses.push(await use());
  }
  const [first, last] = [uses[0], uses.at(-1)];
  for (const key of ['heap', 'all'])
    console.log(
      `${key === 'heap' ? 'heap of the page' : 'all processes'}: ${uses.map((each) => mb(each[key])).join(', ')}; ratio ${(last[key] / first[key]).toFixed(2)}, limit ${LIMIT.memory}`,
    );
  const others = ['all.glb', 'positions.glb'].map((each) => path.join(folder, each));
  await writeFile(others[0], (await makeModel(0)).file);
  await writeFile(others[1], (await makeModel(0, true)).file);
  const [all, positions] = await firstReads(...others);
  console.log(
    `first read in Node of all vertex data ${ms(all)}, of positions alone ${ms(positions)}: ratio ${(positions / all).toFixed(2)}, limit ${LIMIT.positions}`,
  );
  const measured = {
    ratio: own / plain,
    task: longest / plain,
    peak: peak / plainPeak,
    memory: last.heap / first.heap,
    positions: positions / all,
  };
  if (Object.entries(measured).some(([key, value]) => value > LIMIT[key])) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
  site.close();
  await rm(folder, {recursive: true});
}
