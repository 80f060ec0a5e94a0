// npm run bench:lighthouse [-- --rounds N] [--only PATH]: Lighthouse scores (mobile) of one page of each kind, both locales;
// medians. Exits with code 1 when a score is below 100, and lists the audits that cost points.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import lighthouse from 'lighthouse';
import {chromium} from '@playwright/test';
import args from '../../scripts/browser-args.cjs';
import {executablePath} from './browser.mjs';
import {serveBrotli} from './serve.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const {values} = parseArgs({
  options: {
    site: {type: 'string', default: path.join(root, 'build')},
    rounds: {type: 'string', default: '5'},
    only: {type: 'string', default: ''},
  },
});
const PORT = 9333;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const site = await serveBrotli(path.resolve(values.site));
const sitemap = await readFile(path.join(values.site, 'en/sitemap.xml'), 'utf8');
const post = /\/en(\/blog\/(?!tags|authors|archive)[\w/.-]+)</.exec(sitemap)?.[1];
const pages = ['/', '/docs/FAQ', '/docs/Tutorial/ControlTheShapeOfOutlines', '/blog', post];
const addresses = ['zh-Hans', 'en'].flatMap((locale) => pages.map((page) => `/${locale}${page}`));

const browser = await chromium.launch({executablePath, args: [...args.page, `--remote-debugging-port=${PORT}`]});
const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
let missed = false;

for (const address of addresses.filter((name) => name.includes(values.only))) {
  const runs = [];
  for (let round = 0; round < Number(values.rounds); round++)
    runs.push(
      (await lighthouse(site.origin + address, {port: PORT, onlyCategories: categories, logLevel: 'error'})).lhr,
    );
  const scores = categories.map((name) => Math.round(100 * median(runs.map((run) => run.categories[name].score))));
  console.log(`${scores.map((score) => String(score).padStart(3)).join(' ')}  ${address}`);
  if (scores.every((score) => score === 100)) continue;
  missed = true;
  const [run] = runs;
  for (const name of categories)
    for (const {id, weight} of run.categories[name].auditRefs)
      if (weight > 0 && (run.audits[id].score ?? 1) < 0.9) {
        const items = run.audits[id].details?.items ?? [];
        console.log(`     ${id}: ${run.audits[id].displayValue ?? run.audits[id].title}`);
        for (const {node, description} of items.slice(0, 3))
          console.log(`       ${node?.snippet ?? description ?? ''}`);
      }
}
await browser.close();
site.close();
process.exit(missed ? 1 : 0);
