import {readFile, writeFile} from 'node:fs/promises';
import type {Compilation, Compiler} from 'webpack';

interface Manifest {
  /** Ids of the chunks that a module, asked for by `import()`, needs. */
  origins: Record<string, (string | number)[]>;
}

/**
 * Docusaurus writes the scripts and style sheets of a page's own modules into its HTML, but the manifest it reads names
 * chunks by number where the page names modules (react-loadable-ssr-addon with webpack 5), so that it finds the entry
 * point's only. Adds the names of the modules to the manifest: a page then links its sheets and lists all its scripts.
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
