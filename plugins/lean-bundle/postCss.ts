import {createRequire} from 'node:module';
import type {PostCssOptions} from '@docusaurus/types';

const load = createRequire(import.meta.url);

/** A plugin of PostCSS as upstream names it: its module and its options. */
type Named = [module: string, options: object];

/** Makes a plugin for the first style sheet that needs it, and no other for the next ones. */
function once([module, options]: Named) {
  let plugin: unknown;
  return Object.assign(() => (plugin ??= load(module)(options)), {postcss: true});
}

/** Has each plugin made once at most, and no other configuration looked for. */
export const configurePostCss = ({plugins, ...options}: PostCssOptions): PostCssOptions => ({
  ...options,
  config: false,
  plugins: (plugins as (Named | object)[]).map((plugin) => (Array.isArray(plugin) ? once(plugin as Named) : plugin)),
});
