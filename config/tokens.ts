import {readFileSync} from 'node:fs';
import path from 'node:path';

export type Theme = 'light' | 'dark';

const colours = (block: string): Record<string, string> =>
  Object.fromEntries([...block.matchAll(/--lk-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));

/**
 * Colours of `src/css/tokens.css` by name and theme, for code that cannot read custom properties. `dark` inherits from `light`.
 */
function readTokens(css: string): Record<Theme, Readonly<Record<string, string>>> {
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  return {light: colours(light), dark: {...colours(light), ...colours(dark)}};
}

export const tokens = readTokens(readFileSync(path.resolve('src/css/tokens.css'), 'utf8'));
