// The mistakes of writers, as `npm run check`, `npm run build` and `npm run release` tell them.
import {loadTypeScript} from './lib.mjs';

/** @returns a line each: `file:line: what, and how to mend it` */
export async function pageFaults() {
  const {pageFaults: find, print} = await loadTypeScript('plugins/page-faults/faults.ts');
  return (await find()).map(print);
}
