import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tokens} from './tokens';

/**
 * The logo. Its file uses `currentColor` for parts whose colour depends on the background. It is outside of `static`, whose
 * files Rspack considers changed at every build when scripts or styles import them.
 */
const source = readFileSync(path.resolve('config/logo.svg'), 'utf8').trim();

export const logo = (ink: string): string => source.replaceAll('currentColor', ink);

/** In one colour: all other colours are replaced by `ink`. */
export const logoMono = (ink: string): string => logo(ink).replace(/fill="#[0-9a-f]{3,6}"/gi, `fill="${ink}"`);

/** For browser tabs, light or dark. */
export const favicon = (): string =>
  source.replace(
    /(<svg\b[^>]*>)/,
    `$1<style>svg{color:${tokens.light.mark}}@media(prefers-color-scheme:dark){svg{color:${tokens.dark.mark}}}</style>`,
  );
