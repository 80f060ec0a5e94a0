import type {Compiler} from 'webpack';
import {nameClasses} from './classes';
import {purge} from './purge';
import {settle} from './settle';

/** The sheet of every page. */
const MAIN = /\/styles\.[^/]+$/;

/** Purges every style sheet of what no script of the site can print, before content hashes are taken. */
export class PurgeStyles {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap('PurgeStyles', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {name: 'PurgeStyles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1},
        async (assets) => {
          const texts = (extension: RegExp) =>
            Object.keys(assets)
              .filter((name) => extension.test(name))
              .map((name) => ({name, text: assets[name]?.source().toString() ?? ''}));
          const styles = texts(/\.css$/).sort((a, b) => Number(MAIN.test(b.name)) - Number(MAIN.test(a.name)));
          const scripts = texts(/\.js$/).map(({text}) => text);
          const named = nameClasses(
            styles.map(({text}) => text),
            scripts,
          );
          const purged = await purge(named, scripts);
          const settled = settle(purged, scripts);
          styles.forEach(({name}, index) => compilation.updateAsset(name, new sources.RawSource(settled[index] ?? '')));
        },
      );
    });
  }
}
