import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Compiler, Module} from 'webpack';

const IDS = 100_000;

/**
 * Derives numbers from names. On a collision the name later in the alphabet takes the next free number.
 * @returns a number below 100 000 for each name
 */
export function idsOf(names: readonly string[]): Map<string, number> {
  const taken = new Set<number>();
  return new Map(
    [...names].sort().map((name) => {
      let id = createHash('sha256').update(name).digest().readUInt32BE() % IDS;
      while (taken.has(id)) id = (id + 1) % IDS;
      taken.add(id);
      return [name, id];
    }),
  );
}

/**
 * Numbers modules by their path, so that a chunk of modules without locale data (the stage, three.js) is the same in all
 * locales. Rspack's own numbers depend on all other modules.
 */
export const sharedIds = (siteDir: string) => ({
  apply(compiler: Compiler): void {
    const folders = ['node_modules', 'packages', 'src'].map((folder) => path.join(siteDir, folder) + path.sep);
    compiler.hooks.compilation.tap('shared-ids', ({hooks}) => {
      hooks.beforeModuleIds.tap('shared-ids', (modules: Iterable<Module>) => {
        const byPath = new Map<string, Module[]>();
        for (const module of modules) {
          const file = module.nameForCondition();
          if (!file || !folders.some((folder) => file.startsWith(folder))) continue;
          const name = path.relative(siteDir, file);
          byPath.set(name, [...(byPath.get(name) ?? []), module]);
        }
        // Paths with several modules, made by loaders (style sheets, pictures), keep Rspack's ids.
        const single = [...byPath].flatMap(([name, [module, ...others]]) =>
          module && !others.length ? [{name, module}] : [],
        );
        const ids = idsOf(single.map(({name}) => name));
        for (const {name, module} of single) module.id = ids.get(name)!;
      });
    });
  },
});
