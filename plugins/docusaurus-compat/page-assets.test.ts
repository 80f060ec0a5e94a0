import {mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {Compiler} from 'webpack';
import {PageAssets} from './page-assets';

it('the manifest names the chunks of every module that a page imports, beside the names of Docusaurus', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'manifest-')), 'client-manifest.json');
  await writeFile(file, JSON.stringify({entrypoints: ['main'], origins: {main: ['runtime', 'main']}, assets: {}}));
  let emit: (compilation: unknown) => Promise<void> = async () => {};
  const hooks = {afterEmit: {tapPromise: (_: string, then: typeof emit) => (emit = then)}};
  new PageAssets(file).apply({hooks} as unknown as Compiler);
  const group = (origins: (string | null)[], ...ids: string[]) => ({
    origins: origins.map((request) => ({request})),
    chunks: ids.map((id) => ({ids: [id]})),
  });
  await emit({
    chunkGroups: [group([null], 'main'), group(['@theme/DocItem'], 'doc', 'styles'), group(['@theme/DocItem'], 'doc')],
  });
  expect(JSON.parse(await readFile(file, 'utf8')).origins).toEqual({
    main: ['runtime', 'main'],
    '@theme/DocItem': ['doc', 'styles'],
  });
});
