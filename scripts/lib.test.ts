import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {cp, mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {bin, forNode, root} from './lib.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lib-'));
});
afterEach(() => rm(folder, {recursive: true}));

const node = (...args: string[]) => spawnSync(process.execPath, args, {encoding: 'utf8'});

it('TypeScript modules load from a folder whose path is no address', async () => {
  const project = path.join(folder, 'C# 100%41');
  await mkdir(path.join(project, 'scripts'), {recursive: true});
  await cp(path.join(root, 'scripts/lib.mjs'), path.join(project, 'scripts/lib.mjs'));
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  await writeFile(path.join(project, 'module.ts'), 'export const answer: number = 42;');
  const lib = pathToFileURL(path.join(project, 'scripts/lib.mjs')).href;
  const code = `const {loadTypeScript} = await import('${lib}'); console.log((await loadTypeScript('module.ts')).answer)`;
  expect(node('--input-type=module', '--eval', code)).toMatchObject({stderr: '', stdout: '42\n'});
});

it('a command started by a link to the project does its work', async () => {
  const link = path.join(folder, 'link');
  await symlink(root, link);
  const {status, stderr} = node(path.join(link, 'scripts/release.mjs'));
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Usage: /)]);
});

it('every script and bench finds what it imports', async () => {
  const files = execFileSync('git', ['ls-files', 'bench/*.mjs', 'scripts/*.mjs'], {cwd: root, encoding: 'utf8'});
  await build({...forNode, entryPoints: files.trim().split('\n'), absWorkingDir: root, outdir: folder, write: false});
});

it('commands of packages are scripts for Node.js, not links and shell scripts', () => {
  for (const name of ['cspell', 'docusaurus', 'eslint', 'playwright', 'prettier', 'tsc', 'vitest']) {
    expect(readFileSync(bin(name), 'utf8'), name).toMatch(/^#!.*node/);
    expect(bin(name), name).not.toContain('.bin');
  }
});
