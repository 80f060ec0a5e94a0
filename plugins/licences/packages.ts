import fs from 'node:fs/promises';
import path from 'node:path';
import type {Compiler, Module} from 'webpack';

export interface Package {
  name: string;
  version: string;
  /** SPDX expression in the package's manifest. */
  licence: string;
  /** Text of the licence; empty when the package has none. */
  text: string;
}

/** Folder of the package that a file belongs to, relative to the project; undefined for the project's own files. */
export const packageOf = (file: string): string | undefined =>
  /^.*?[\\/](node_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
    .exec(file)?.[1]
    ?.replaceAll('\\', '/');

/** Rspack plugin that adds to `folders` the package of every module in a chunk. */
export const collectPackages = (folders: Set<string>) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('licences', ({compilation: {modules, chunkGraph}}) => {
      for (const module of modules) {
        if (chunkGraph.getModuleChunks(module).length === 0) continue;
        // Modules concatenated into this one count too.
        for (const part of [module, ...((module as {modules?: Module[]}).modules ?? [])]) {
          const folder = packageOf(part.nameForCondition() ?? '');
          if (folder) folders.add(folder);
        }
      }
    });
  },
});

/** Packages that bundle others inside their own files, which Rspack cannot see. */
const inside: Record<string, string[]> = {
  '@giscus/react': ['giscus', 'lit', 'lit-element', 'lit-html', '@lit/reactive-element'],
};

/** Folders of packages bundled inside another. */
export const carried = (folder: string): string[] =>
  (inside[folder.replace('node_modules/', '')] ?? []).map((name) => `node_modules/${name}`);

/** Licence data missing in packages' manifests, taken from their repositories. */
const known: Record<string, string> = {'@giscus/react': 'MIT'};

/**
 * Name, version, licence and its text, from a folder of node_modules.
 * @throws Error when neither the package nor `known` states a licence: every shipped package needs one
 */
export async function readPackage(folder: string): Promise<Package> {
  const manifest = JSON.parse(await fs.readFile(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const {name, version, license: licence = known[name]} = manifest;
  if (!licence)
    throw new Error(
      `${name} ${version} ships to visitors and states no licence: look it up in its repository and add it to plugins/licences/packages.ts`,
    );
  const file = (await fs.readdir(folder)).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  return {name, version, licence, text: file ? (await fs.readFile(path.join(folder, file), 'utf8')).trim() : ''};
}
