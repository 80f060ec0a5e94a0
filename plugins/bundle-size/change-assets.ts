import type {Compilation, Compiler} from 'webpack';

interface Assets {
  readonly compilation: Compilation;
  /** Selects the assets by name. */
  texts(pattern: RegExp): {name: string; text: string}[];
  write(name: string, text: string): void;
}

/** Rspack plugin that changes finished assets before content hashes are computed. */
export const changeAssets = (plugin: string, change: (assets: Assets) => void | Promise<void>) => ({
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {name: plugin, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1},
        async (assets) =>
          change({
            compilation,
            texts: (pattern) =>
              Object.keys(assets)
                .filter((name) => pattern.test(name))
                .map((name) => ({name, text: assets[name]?.source().toString() ?? ''})),
            write: (name, text) => compilation.updateAsset(name, new sources.RawSource(text)),
          }),
      );
    });
  },
});
