// npm run bench -- --corpus [--rounds N] [--only NAME,…]: what a neutral corpus costs a visitor in this site and in others.
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {launch} from '../site/browser.mjs';
import {clickToHeading, load, vitals} from '../site/measures.mjs';
import {serveBrotli} from '../site/serve.mjs';
import {quantile} from '../site/statistics.mjs';
import {builders, from, to} from './sites.mjs';

/** How long a pointer rests on a link before it clicks, in the second way of clicking. */
const REST_MS = 150;

const plan = {
  load: (browser, {docs}) => load(browser, docs(from)),
  'slow phone': (browser, {docs}) => vitals(browser, docs(from)),
  'slow phone, home': (browser, {home}) => vitals(browser, home),
  'move, pointer just arrived': (browser, {docs, path: on}) => clickToHeading(browser, docs(from), on(to)),
  [`move, pointer resting ${REST_MS} ms`]: (browser, {docs, path: on}) =>
    clickToHeading(browser, docs(from), on(to), REST_MS),
};

/** @param {{rounds: number, only?: string}} options */
export async function main({rounds, only}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  const sites = [];
  try {
    for (const [name, build] of Object.entries(builders)) {
      console.log(`Building ${name} …`);
      mkdirSync(path.join(folder, name));
      const {site, docs, home} = build(path.join(folder, name));
      const {origin, close} = await serveBrotli(site);
      const trimmed = (slug) => docs(slug).replace(/\/$/, '');
      sites.push({name, close, path: trimmed, docs: (slug) => origin + docs(slug), home: origin + home});
    }
    const browser = await launch();
    for (const [name, measure] of Object.entries(plan)) {
      if (only && !only.split(',').includes(name)) continue;
      const results = Object.fromEntries(sites.map((site) => [site.name, []]));
      for (let round = 0; round < rounds; round++)
        for (const site of sites) results[site.name].push(await measure(browser, site));
      const table = {};
      for (const key of Object.keys(Object.values(results)[0][0])) {
        const medians = Object.entries(results).map(([site, found]) => [
          site,
          quantile(
            found.map((each) => each[key]),
            0.5,
          ),
        ]);
        const [[, own]] = medians;
        table[key] = Object.fromEntries(
          medians.map(([site, median], at) => [
            site,
            at === 0 || median === 0 ? Math.round(median) : `${Math.round(median)} (x ${(own / median).toFixed(2)})`,
          ]),
        );
      }
      console.log(
        `\n${name}: medians of ${rounds}, in brackets this site as a multiple; load ${loadavg()[0].toFixed(1)}`,
      );
      console.table(table);
    }
    await browser.close();
  } finally {
    for (const {close} of sites) close();
    rmSync(folder, {recursive: true, force: true});
  }
}
