import {readFile, writeFile} from 'node:fs/promises';
import type {Compilation, Compiler} from 'webpack';

interface Manifest {
  /** Ids of the chunks of a module loaded by `import()`. */
  origins: Record<string, (string | number)[]>;
}

/**
 * Docusaurus writes the scripts and style sheets of a page's modules into its HTML, but its manifest names chunks by number,
 * the page by module (react-loadable-ssr-addon with webpack 5), so that it finds only those of the entry point. Adds the names
 * of the modules to the manifest: a page then links its sheets and all its scripts.
 */
export class PageAssets {
  constructor(private readonly manifestFile: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('PageAssets', async ({chunkGroups}: Compilation) => {
      const manifest = JSON.parse(await readFile(this.manifestFile, 'utf8')) as Manifest;
      for (const group of chunkGroups) {
        const ids = group.chunks.flatMap(({ids}) => ids ?? []);
        for (const {request} of group.origins) {
          if (request) manifest.origins[request] = [...new Set([...(manifest.origins[request] ?? []), ...ids])];
        }
      }
      await writeFile(this.manifestFile, JSON.stringify(manifest));
    });
  }
}
