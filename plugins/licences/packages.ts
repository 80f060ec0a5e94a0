import fs from 'node:fs/promises';
import path from 'node:path';

export interface Package {
  name: string;
  version: string;
  /** SPDX expression, as the package states it. */
  licence: string;
  /** The licence's text; empty when the package carries none. */
  text: string;
}

interface Module {
  nameForCondition(): string | null | undefined;
  /** What was joined into this module. */
  modules?: Module[];
}
interface Compiler {
  hooks: {
    done: {
      tap(
        name: string,
        done: (stats: {
          compilation: {modules: Iterable<Module>; chunkGraph: {getModuleChunks(module: Module): unknown[]}};
        }) => void,
      ): void;
    };
  };
}

/** The folder of the package that a file belongs to, below the project; undefined for the project's own files. */
export const packageOf = (file: string): string | undefined =>
  /^.*?[\\/](node_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
    .exec(file)?.[1]
    ?.replaceAll('\\', '/');

/** A bundler's plugin that adds to `folders` the package of every module that is in a chunk. */
export const collectPackages = (folders: Set<string>) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('licences', ({compilation: {modules, chunkGraph}}) => {
      for (const module of modules) {
        if (chunkGraph.getModuleChunks(module).length === 0) continue;
        for (const part of [module, ...(module.modules ?? [])]) {
          const folder = packageOf(part.nameForCondition() ?? '');
          if (folder) folders.add(folder);
        }
      }
    });
  },
});

/** Packages that carry others inside their own files, where the bundler cannot see them. */
const inside: Record<string, string[]> = {
  '@giscus/react': ['giscus', 'lit', 'lit-element', 'lit-html', '@lit/reactive-element'],
  '@docsearch/react': [
    '@algolia/autocomplete-core',
    '@algolia/autocomplete-preset-algolia',
    '@algolia/autocomplete-shared',
  ],
};

/** Folders of the packages inside another. */
export const carried = (folder: string): string[] =>
  (inside[folder.replace('node_modules/', '')] ?? []).map((name) => `node_modules/${name}`);

/** What packages leave out of their manifest, from their repositories. */
const known: Record<string, string> = {'@giscus/react': 'MIT'};

/** @throws when neither the package nor `known` states a licence: what ships must be known */
export async function readPackage(folder: string): Promise<Package> {
  const manifest = JSON.parse(await fs.readFile(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const {name, version, license: licence = known[name]} = manifest;
  if (!licence) throw new Error(`${name} ${version} ships to visitors and states no licence`);
  const file = (await fs.readdir(folder)).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  return {name, version, licence, text: file ? (await fs.readFile(path.join(folder, file), 'utf8')).trim() : ''};
}
