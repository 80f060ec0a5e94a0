import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {copyProject} from '../tests/copy';
import {expectStart, nodeOf, otherLines} from '../tests/node-lines';
import {lockHash} from './install.mjs';
import {root} from './lib.mjs';
import {satisfies} from './node-version.mjs';

/** A copy of the project with its own cache and build; node_modules is linked. */
let project: string;
const inProject = (...parts: string[]) => path.join(project, ...parts);

beforeAll(async () => {
  project = await copyProject(root, 'project');
  await rm(inProject('node_modules/.lock-hash'), {force: true});
  await writeFile(inProject('node_modules/.lock-hash'), lockHash());
}, 60_000);
beforeEach(() => rm(inProject('node_modules/.cache'), {recursive: true, force: true}));
afterAll(() => rm(project, {recursive: true}));

const script = (name: string) => inProject('scripts', `${name}.mjs`);
const run = (name: string, node = process.execPath, ...options: string[]) => {
  const {status, stdout, stderr} = spawnSync(node, [script(name), ...options], {cwd: project, encoding: 'utf8'});
  return {status, stdout, stderr};
};

it.each([
  ['v20.18.3', false],
  ['v20.19.0', true],
  ['v21.7.0', false],
  ['v22.12.9', false],
  ['v22.13.0', true],
  ['v23.11.0', false],
  ['v24.0.0', true],
  ['v26.1.0', true],
])('Node.js %s is in the range: %s', (version, expected) => {
  expect(satisfies(version, '^20.19.0 || ^22.13.0 || >=24.0.0')).toBe(expected);
});

it('every command says which Node.js it needs before it does anything else', (context) => {
  const node = nodeOf('18');
  if (!node) return context.skip('Node.js 18 is not to be had here');
  for (const name of ['start', 'test', 'build', 'dev', 'check']) {
    const {status, stdout, stderr} = run(name, node);
    expect([status, stdout], name).toEqual([1, '']);
    expect(stderr, name).toMatch(/^Node\.js .* is needed, this is v18\.\d+\.\d+\. .*\n$/);
  }
}, 120_000);

// A cold build of both languages takes minutes: tests/fixtures/rename.test.ts has the first of the other lines.
it.for(process.env.EVERY_NODE ? otherLines.slice(1) : [])(
  'npm start builds and serves under the newest Node.js %s',
  {timeout: 300_000},
  async (line, context) => {
    const node = nodeOf(line);
    if (!node) return context.skip(`Node.js ${line} is not to be had here`);
    await expectStart(project, node);
  },
);

it('release and rollback say what is missing', () => {
  for (const [options, message] of [
    [[], /^Usage: /],
    [['site'], /^build\/ is not there: /],
    [['--back', 'site'], /^site\/current is not there: /],
  ] as const)
    expect(run('release', process.execPath, ...options)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(message) as string,
    });
});

it('a failed build leaves the build before as it was, and the next one may start', async () => {
  await rm(inProject('build'), {recursive: true, force: true});
  await mkdir(inProject('build'));
  await writeFile(inProject('build/404.html'), 'the build before');
  const working = await readFile(script('build-locale'));
  await writeFile(script('build-locale'), "console.error('a mistake in a page'); process.exit(1);");
  for (let round = 0; round < 2; round++) {
    const {status, stderr} = run('build');
    expect(status).toBe(1);
    expect(stderr).toContain('a mistake in a page');
    expect(stderr).toContain('The build of en failed');
    expect(await readFile(inProject('build/404.html'), 'utf8')).toBe('the build before');
  }
  await writeFile(script('build-locale'), working);
}, 120_000);

it('a second build at the same time is refused with a sentence, and one after a killed build goes on', async () => {
  const working = await readFile(script('build-locale'));
  await writeFile(script('build-locale'), 'setInterval(() => undefined, 1000)');
  // A group of its own, so that its children are killed with it.
  const first = spawn(process.execPath, [script('build')], {cwd: project, detached: true, stdio: 'ignore'});
  await vi.waitFor(() => expect(existsSync(inProject('node_modules/.cache/build.lock'))).toBe(true), 30_000);
  const refused = run('build');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(`Another build is running (process ${first.pid})`);
  process.kill(-first.pid!, 'SIGKILL');
  await once(first, 'exit');
  await writeFile(script('build-locale'), "console.error('a mistake in a page'); process.exit(1);");
  expect(run('build').stderr).toContain('a mistake in a page');
  await writeFile(script('build-locale'), working);
}, 120_000);

it('a release of pages with mistakes is refused, and names them', async () => {
  await mkdir(inProject('build'), {recursive: true});
  await writeFile(inProject('build/404.html'), 'not found');
  const page = inProject('docs/FAQ.md');
  const text = await readFile(page, 'utf8');
  await writeFile(page, `${text}\n[坏](#nowhere)\n`);
  const {status, stderr} = run('release', process.execPath, inProject('site'));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^docs\/FAQ\.md:\d+: .*nowhere/m);
  expect(stderr).toContain('Not released');
  expect(existsSync(inProject('site'))).toBe(false);
  await writeFile(page, text);
}, 60_000);
