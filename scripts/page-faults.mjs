// Reports writers' mistakes in `npm run check`, `npm run build` and `npm run release`.
import path from 'node:path';
import {buildCache} from '../plugins/cache.mjs';
import {loadTypeScript, root, slashed} from './lib.mjs';

const memory = path.join(root, 'node_modules', '.cache', 'page-faults.json');

/** @returns a line each: `file:line: what, and how to mend it` */
export async function pageFaults() {
  const {pageFaults: find, print} = await loadTypeScript('plugins/page-faults/faults.ts');
  return (await find(root)).map(print);
}

/** Faults of the sources with this key, cached: each build reports them until they are fixed. */
export async function rememberedFaults(key) {
  const {get, save} = await buildCache(memory);
  const faults = await get(key, pageFaults);
  await save();
  return faults;
}

/**
 * Summary of a failed build, after the faults.
 * @param faults the lines above it: an error of Docusaurus that names the file of one is left out, any other is printed, since a
 * fault that only warns explains no failure
 * @param failed an error for each locale, whose cause has the `reason` of Docusaurus, and all `output` with it
 */
export function failureText(faults, failed, verbose) {
  const files = faults.map((line) => line.split(':', 1)[0]);
  const isExplained = ({cause}) => files.some((file) => slashed(cause.reason).includes(file));
  const outputs = failed.map(({message, cause}) => `${message}\n${cause.output}`).join('\n');
  if (verbose) return outputs;
  if (!failed.every(isExplained))
    return `${outputs.replace(/^ +at .*\n?/gm, '')}\nThe stack: \`npm run build -- --verbose\`.`;
  const hint = 'Mend the lines at the top, or see the stack with `npm run build -- --verbose`.';
  return [...failed.map(({message}) => message), hint].join('\n');
}

/** Summary of a build with faults that do not stop it. */
export const warning = (faults) =>
  `Mend the lines at the top (${faults}): the build goes on, \`npm run check\` and \`npm run release\` do not.`;

/** Ends the process when pages have faults: nothing is published that `npm run check`, and so CI, rejects. */
export async function refuseFaults() {
  const faults = await pageFaults();
  if (faults.length === 0) return;
  console.error([...faults, 'Not released: mend these lines, then run `npm run build` and release again.'].join('\n'));
  process.exit(1);
}
