import {brotliCompressSync} from 'node:zlib';
import {build, type BuildOptions} from 'esbuild';
import {expect, it} from 'vitest';

/** Limit of search code in every page, before search intent. */
const MAX_BYTES = 2000;

/** Brotli bytes of a file bundled alone, without modules that every page has anyway. */
async function bytes(entry: string, options: BuildOptions = {}): Promise<number> {
  const {outputFiles} = await build({entryPoints: [entry], bundle: true, minify: true, write: false, ...options});
  const [file] = outputFiles ?? [];
  if (!file) throw new Error(`${entry} was not built`);
  return brotliCompressSync(file.contents).length;
}

it('adds at most 2 kB of script and styles to every page, for the button', async () => {
  const script = await bytes('src/theme/SearchBar/index.tsx', {
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime', 'react-dom', '@docusaurus/*', '@site/packages/search/ui/Modal'],
  });
  const styles = await bytes('src/css/search.css');
  expect(script).toBeGreaterThan(0);
  expect(script + styles).toBeLessThanOrEqual(MAX_BYTES);
});
