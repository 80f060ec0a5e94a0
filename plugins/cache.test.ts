import {mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {buildCache, inputsOf} from './cache.mjs';

it('recomputes a result when its source changes, and drops unused results', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'cache-')), 'cache.json');
  const make = vi.fn(async () => 'made');
  const build = async (...sources: object[]) => {
    const {get, save} = await buildCache<string>(file);
    make.mockClear();
    const made = await Promise.all(sources.map((source) => get(source, make)));
    await save();
    return {made, times: make.mock.calls.length};
  };
  expect(await build(['A', 'text'], ['B', 'text'])).toEqual({made: ['made', 'made'], times: 2});
  expect(await build(['A', 'text'], ['B', 'other'])).toEqual({made: ['made', 'made'], times: 1});
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')))).toHaveLength(2);
});

it('takes the loader that a module names for an input, and the test that its comment names for none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'inputs-'));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write('entry.ts', "// Held by `some.spec.ts`.\nimport './module';\nexport const loader = './loader.cjs';\n");
  await write('module.ts', 'export {};\n');
  await write('loader.cjs', 'module.exports = (source) => source;\n');
  await write('some.spec.ts', "import './missing';\n");
  expect((await inputsOf(['entry.ts'], folder)).sort()).toEqual(['entry.ts', 'loader.cjs', 'module.ts']);
});
