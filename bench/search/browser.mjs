/* global document, window, performance, requestAnimationFrame, MessageChannel, MutationObserver, Worker */
// npm run bench:search -- --browser: what a reader feels in the production build, with the page's thread four times
// slower (a worker's thread is not slowed), and what opening and closing leaves behind.
import {serve} from '../../scripts/serve.mjs';
import {launch} from '../site/browser.mjs';

const SLOWDOWN = 4;
const COLD_RUNS = 5;
const CYCLES = 30;
const QUERIES = {
  'zh-Hans': ['描边宽度', 'miaobian', '边缘光', 'r.Toon.Outline', '材质层', '头发高光'],
  en: ['outline width', 'rim light', 'OutlineWidth', 'material layer', 'hair ring', 'console'],
};
/** Milliseconds: 500 for a cold start, 100 for the 95th percentile of a warm one. */
const LIMITS = {cold: 500, warm: 100};

/** Runs in the page: records when a letter is typed and when its results are painted. */
function observe() {
  const Native = Worker;
  let entered;
  let observer;
  window.painted = [];
  document.addEventListener(
    'input',
    (event) => (entered = event.target.value === '' ? undefined : (entered ?? event.timeStamp)),
    true,
  );
  // Letters typed before the field exists are passed to it later.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key.length === 1 && !event.ctrlKey) entered ??= event.timeStamp;
    },
    true,
  );
  window.Worker = class extends Native {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({data}) => {
        if (!data.results) return;
        observer?.disconnect();
        observer = new MutationObserver(() => {
          if (entered === undefined || !document.querySelector('.DocSearch-Hit mark, .DocSearch-NoResults')) return;
          observer.disconnect();
          const begun = entered;
          entered = undefined;
          const {port1, port2} = new MessageChannel();
          // A task after the frame: the frame is painted by then.
          port1.onmessage = () => window.painted.push(performance.now() - begun);
          requestAnimationFrame(() => port2.postMessage(0));
        });
        observer.observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
      });
    }
  };
}

async function openPage(browser, origin, locale) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${origin}/${locale}/docs/FAQ`, {waitUntil: 'networkidle'});
  await page.mouse.move(5, 300);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  return {context, page, cdp};
}

const field = '.DocSearch-Input:focus';
const paintedCount = (page, count) => page.waitForFunction((least) => window.painted.length >= least, count);

/** First letter in a browser without cached files: typed when the field is shown, and at once. */
async function cold(browser, origin, locale, waits) {
  const times = [];
  for (let run = 0; run < COLD_RUNS; run += 1) {
    const {context, page} = await openPage(browser, origin, locale);
    await page.keyboard.press('Control+k');
    if (waits) await page.locator(field).waitFor();
    await page.keyboard.press(QUERIES.en[run][0]);
    await paintedCount(page, 1);
    times.push(...(await page.evaluate(() => window.painted)));
    await context.close();
  }
  return times;
}

async function warm(browser, origin, locale) {
  const {context, page} = await openPage(browser, origin, locale);
  const whole = page.waitForResponse(/search-content/);
  await page.keyboard.press('Control+k');
  await page.locator(field).waitFor();
  await (await whole).finished();
  let letters = 0;
  for (const query of QUERIES[locale]) {
    await page.fill('.DocSearch-Input', '');
    for (const letter of query) {
      if (letter === ' ') continue;
      await page.keyboard.insertText(letter);
      await paintedCount(page, (letters += 1));
    }
  }
  const times = await page.evaluate(() => window.painted);
  await context.close();
  return times;
}

async function leftBehind(browser, origin) {
  const {context, page, cdp} = await openPage(browser, origin, 'en');
  await cdp.send('Emulation.setCPUThrottlingRate', {rate: 1});
  const count = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const {metrics} = await cdp.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name).value;
    return {nodes: of('Nodes'), listeners: of('JSEventListeners'), heapKiB: Math.round(of('JSHeapUsedSize') / 1024)};
  };
  const cycle = async () => {
    await page.keyboard.press('Control+k');
    await page.locator(field).waitFor();
    await page.keyboard.type('outline');
    await page.locator('.DocSearch-Hit mark').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.DocSearch-Modal').waitFor({state: 'detached'});
  };
  await cdp.send('Performance.enable');
  await cycle();
  const before = await count();
  for (let i = 0; i < CYCLES; i += 1) await cycle();
  const after = await count();
  await context.close();
  return Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]]));
}

const percentile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)];

/** Measures the open dialog in the built site: times of keys, and what opening and closing leaves behind. */
export async function main() {
  const server = await serve({port: 0});
  const origin = `http://localhost:${server.address().port}`;
  const browser = await launch();
  const rows = {};
  for (const locale of Object.keys(QUERIES)) {
    const row = (name, times, limit) => {
      const [p50, p95] = [0.5, 0.95].map((share) => Math.round(percentile(times, share)));
      rows[`${locale} ${name}`] = {letters: times.length, p50, p95, limit};
      if (limit && p95 > limit) process.exitCode = 1;
    };
    row('first letter, field there', await cold(browser, origin, locale, true), LIMITS.cold);
    row('first letter, at once', await cold(browser, origin, locale, false));
    row('warm', await warm(browser, origin, locale), LIMITS.warm);
  }
  console.log(`Letter to painted result, ms, processor ${SLOWDOWN} times slower`);
  console.table(rows);
  console.log(`Left after ${CYCLES} cycles of opening, searching and closing:`, await leftBehind(browser, origin));
  await browser.close();
  server.close();
}
