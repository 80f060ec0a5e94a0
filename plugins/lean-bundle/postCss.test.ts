import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it} from 'vitest';
import {configurePostCss} from './postCss';

it("PostCSS: upstream's plugins run with their options, are made once and not before a style sheet comes", async () => {
  const module = path.join(await mkdtemp(path.join(tmpdir(), 'postcss-')), 'plugin.cjs');
  await writeFile(
    module,
    'module.exports = ({to}) => ({postcssPlugin: "to", Declaration: (node) => void (node.value = to)});',
  );
  const after = {postcssPlugin: 'after'};
  const missing = configurePostCss({plugins: [['/no/such/module', {}]]});
  expect(() => postcss(missing.plugins as AcceptedPlugin[])).toThrow('/no/such/module');

  const {plugins, config} = configurePostCss({plugins: [[module, {to: 'blue'}], after]});
  const [sheet, next] = [1, 2].map(() => postcss(plugins as AcceptedPlugin[]));
  expect((await sheet!.process('a { color: red }', {from: undefined})).css).toBe('a { color: blue }');
  expect(next!.plugins).toEqual(sheet!.plugins);
  expect(next!.plugins[0]).toBe(sheet!.plugins[0]);
  expect(next!.plugins[1]).toBe(after);
  // No configuration is looked for.
  expect(config).toBe(false);
});
