import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tokens} from './tokens';

/**
 * The mark. Its file is drawn with `currentColor` where the ink changes with the ground. It does not stand in `static`: what
 * scripts and styles import from there the bundler takes for changed at every build.
 */
const source = readFileSync(path.resolve('config/logo.svg'), 'utf8').trim();

export const logo = (ink: string): string => source.replaceAll('currentColor', ink);

/** In one colour: what else is coloured takes the ink. */
export const logoMono = (ink: string): string => logo(ink).replace(/fill="#[0-9a-f]{3,6}"/gi, `fill="${ink}"`);

/** On a tab of the browser, light or dark. */
export const favicon = (): string =>
  source.replace(
    /(<svg\b[^>]*>)/,
    `$1<style>svg{color:${tokens.light.mark}}@media(prefers-color-scheme:dark){svg{color:${tokens.dark.mark}}}</style>`,
  );
