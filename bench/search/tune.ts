/**
 * `npm run bench:search -- --tune [NAME ...]`: each number of `packages/search/engine/tuning.ts`, or those of the names, a step lower and
 * a step higher, with what the tuning queries gain. It changes nothing: which gain is more than chance is for a person to judge.
 */
import * as tuning from '../../packages/search/engine/tuning';
import {compare, recordFiles, type Extent} from './bench';
import {ours} from './engines';
import {LISTS} from './readers';

const STEPS = [0.85, 1.15];
const SEED = 1;
const EXTENT: Extent = {engines: [ours], lists: LISTS.filter((list) => list !== 'unseen'), runs: 1};

/** Mean reciprocal rank of the queries, the same weight for each list and language. */
function fit(): number {
  const labels = ['hand', 'cross', 'generated', ...EXTENT.lists.map((list) => `readers, ${list}`)];
  const scores = compare(recordFiles(), SEED, EXTENT)
    .flatMap((report) => report.scores)
    .filter(({label}) => labels.includes(label));
  return scores.reduce((sum, {mrr}) => sum + mrr, 0) / scores.length;
}

/** Prints how the fit changes for each number; without names all numbers are tried. */
export function main(args: readonly string[]): void {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const before = fit();
  console.log(`fit ${before.toFixed(4)}`);
  for (const [group, numbers] of Object.entries<object>(tuning)) {
    const table = numbers as Record<string, number>;
    for (const [key, value] of Object.entries(table)) {
      if (names.length > 0 && !names.includes(group) && !names.includes(`${group}.${key}`)) continue;
      const gains = STEPS.map((step) => {
        const whole = Number.isInteger(value) && value > 1;
        table[key] = whole ? value + Math.sign(step - 1) : value * step;
        return `${table[key].toFixed(3)}: ${((fit() - before) * 1000).toFixed(1)}`;
      });
      table[key] = value;
      console.log(`${group}.${key} ${value}  ${gains.join('  ')}  (thousandths)`);
    }
  }
}
