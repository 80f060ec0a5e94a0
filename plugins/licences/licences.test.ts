import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {billOfMaterials} from './billOfMaterials';
import {collectPackages, packageOf, readPackage} from './packages';
import {licencesPage} from './page';

it.each([
  ['/site/node_modules/react/index.js', 'node_modules/react'],
  ['/site/node_modules/@algolia/autocomplete-core/dist/index.js', 'node_modules/@algolia/autocomplete-core'],
  ['/site/node_modules/a/node_modules/@b/c/x.js', 'node_modules/a/node_modules/@b/c'],
  ['C:\\site\\node_modules\\react\\index.js', 'node_modules/react'],
  ['/site/src/pages/index.tsx', undefined],
])('the package of %s is %s', (file, folder) => {
  expect(packageOf(file)).toBe(folder);
});

it('collects the modules of chunks, concatenated ones included, without removed ones', () => {
  const module = (name: string, modules?: object[]) => ({
    nameForCondition: () => `/site/node_modules/${name}/x.js`,
    modules,
  });
  const shaken = module('shaken');
  const modules = [module('a', [module('joined')]), shaken];
  const found = new Set<string>();
  type Compiler = Parameters<ReturnType<typeof collectPackages>['apply']>[0];
  const tap = (_: string, done: (stats: object) => void) =>
    done({compilation: {modules, chunkGraph: {getModuleChunks: (each: unknown) => (each === shaken ? [] : [{}])}}});
  collectPackages(found).apply({hooks: {done: {tap}}} as unknown as Compiler);
  expect([...found]).toEqual(['node_modules/a', 'node_modules/joined']);
});

it('reads name, version, licence and text; a package without a licence is an error', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
  const manifest = (value: object) => writeFile(path.join(folder, 'package.json'), JSON.stringify(value));
  await writeFile(path.join(folder, 'LICENSE.md'), 'Text\n');
  await manifest({name: 'a', version: '1.0.0', license: 'MIT'});
  expect(await readPackage(folder)).toEqual({name: 'a', version: '1.0.0', licence: 'MIT', text: 'Text'});
  await manifest({name: 'a', version: '1.0.0'});
  await expect(readPackage(folder)).rejects.toThrow('a 1.0.0 ships to visitors and states no licence');
  await rm(folder, {recursive: true});
});

it('escapes the data of packages in the page', () => {
  const html = licencesPage('en', [{name: '<b>', version: '1', licence: 'MIT', text: '<script>&'}]);
  expect(html).toContain('&lt;b>');
  expect(html).toContain('&lt;script>&amp;');
  expect(html).not.toContain('<script>');
});

it('the bill of materials has every package of the page, with version, licence and address', () => {
  const packages = [
    {name: '@a/b', version: '1.0.0', licence: '(MIT OR Apache-2.0)', text: ''},
    {name: 'react', version: '19.0.0', licence: 'MIT', text: ''},
  ];
  const {bomFormat, specVersion, components} = billOfMaterials(packages);
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
  expect(components.map(({name, version, licenses}) => [name, version, licenses])).toEqual(
    packages.map(({name, version, licence}) => [name, version, [{expression: licence}]]),
  );
  expect(components.map(({purl}) => purl)).toEqual(['pkg:npm/%40a/b@1.0.0', 'pkg:npm/react@19.0.0']);
});
