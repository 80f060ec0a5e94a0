// npm run bench [-- --against DIR | --corpus] [--rounds N] [--only NAME,…]: bytes and times of a visit to the built site. With
// --against also those of another built site, with --corpus of a neutral corpus in this site and in three others; rounds alternate.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launch} from './browser.mjs';
import {clickToHeading, earlyTap, load, searchKey, vitals} from './measures.mjs';
import {serveBrotli} from './serve.mjs';
import {quantile} from './statistics.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const {values} = parseArgs({
  options: {
    site: {type: 'string', default: path.join(root, 'build')},
    against: {type: 'string'},
    rounds: {type: 'string', default: '5'},
    only: {type: 'string'},
    corpus: {type: 'boolean', default: false},
  },
});

if (values.corpus) {
  const {main} = await import('../corpus/run.mjs');
  await main({rounds: Number(values.rounds), only: values.only});
  process.exit();
}

const docs = '/zh-Hans/docs/Reference/ConsoleVariables';
const next = '/zh-Hans/docs/FAQ';

/** Name, measure and address; measures marked `own` need the controls of this site. */
const plan = [
  ['load docs', load, docs],
  ['load home', load, '/zh-Hans/'],
  ['load tutorial', load, '/zh-Hans/docs/Tutorial/ControlTheShapeOfOutlines'],
  ['load blog', load, '/zh-Hans/blog'],
  ['slow phone docs', vitals, docs],
  ['slow phone home', vitals, '/zh-Hans/'],
  ['move', (browser, url) => clickToHeading(browser, url, next), docs],
  ['early tap', earlyTap, docs, 'own'],
  ['search', searchKey, docs, 'own'],
].filter(([name]) => !values.only || values.only.split(',').includes(name));

const format = (name, value) =>
  Number.isNaN(value)
    ? '-'
    : name === 'cls'
      ? value.toFixed(3)
      : value > 999
        ? (value / 1000).toFixed(1) + 'k'
        : value.toFixed(0);

const sites = [await serveBrotli(path.resolve(values.site))];
if (values.against) sites.push(await serveBrotli(path.resolve(values.against)));
const browser = await launch();

for (const [name, measure, address, own] of plan) {
  const results = sites.map(() => []);
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [index, {origin}] of sites.entries()) {
      if (own && index > 0) continue;
      try {
        results[index].push(await measure(browser, origin + address));
      } catch (error) {
        console.error(`${name} of ${index === 0 ? 'this site' : values.against}: ${error.message.split('\n')[0]}`);
      }
    }
  }
  console.log(`\n${name} · ${address} · median of ${values.rounds} (90 %)`);
  for (const key of Object.keys(results[0][0] ?? {})) {
    const [ours, theirs] = results.map((rounds) => rounds.map((result) => result[key]));
    const median = quantile(ours, 0.5);
    const other = theirs?.length ? quantile(theirs, 0.5) : undefined;
    console.log(
      `  ${key.padEnd(16)} ${format(key, median).padStart(8)} (${format(key, quantile(ours, 0.9))})`.padEnd(40) +
        (other === undefined
          ? ''
          : `${format(key, other).padStart(8)} (${format(key, quantile(theirs, 0.9))})`.padEnd(20) +
            (other === 0 ? '' : `x ${(median / other).toFixed(2)}`)),
    );
  }
}
await browser.close();
for (const site of sites) site.close();
