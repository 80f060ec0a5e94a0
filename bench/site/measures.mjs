// The measures, each in a new browser context; milliseconds unless noted otherwise.
/* global document, window, performance, sessionStorage, addEventListener, requestAnimationFrame, MutationObserver, PerformanceObserver */
import {desktop, phone, slow, throttle} from './browser.mjs';
import {unwatched} from './unwatched.mjs';

/** The network counts as quiet after this many ms without a request: scripts may wait 3 s for an idle moment. */
const QUIET_MS = 3500;
const POLL_MS = 1500;
/** Attempts to read the time of a move before the measure fails. */
const MOVE_ROUNDS = 20;

async function fresh(browser, options, limits, use) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await throttle(session, limits);
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** Return value of a function in a page without the Runtime domain. */
async function ask(session, what, ...given) {
  const expression = `(${what})(${given.map((value) => JSON.stringify(value)).join()})`;
  const {result} = await session.send('Runtime.evaluate', {expression, returnByValue: true});
  return result.value;
}

/** Counts the bytes that a page receives; `settled` resolves when the network is quiet. */
export function meter(session) {
  const requests = new Map();
  let last = Date.now();
  let loaded;
  session.on('Network.responseReceived', ({requestId, type, response}) =>
    requests.set(requestId, {type, url: response.url, bytes: 0}),
  );
  session.on('Network.loadingFinished', ({requestId, encodedDataLength, timestamp}) => {
    last = Date.now();
    const request = requests.get(requestId);
    if (request) Object.assign(request, {bytes: encodedDataLength, at: timestamp});
  });
  session.on('Page.loadEventFired', ({timestamp}) => {
    last = Date.now();
    loaded ??= timestamp;
  });
  return {
    async settled() {
      while (loaded === undefined || Date.now() - last < QUIET_MS) await new Promise((done) => setTimeout(done, 100));
    },
    /** Bytes on the wire by type of resource, and those received before the load event. */
    count() {
      const done = [...requests.values()].filter(({bytes, url}) => bytes > 0 && url.startsWith('http'));
      const sum = (filter) => done.filter(filter).reduce((total, {bytes}) => total + bytes, 0);
      const types = ['Document', 'Stylesheet', 'Script', 'Image', 'Font'];
      return {
        total: sum(() => true),
        beforeLoad: sum(({at}) => at <= loaded),
        ...Object.fromEntries(types.map((name) => [name.toLowerCase(), sum(({type}) => type === name)])),
        other: sum(({type}) => !types.includes(type)),
        requests: done.length,
      };
    },
  };
}

/** Bytes of a first visit, and main-thread time without throttling until the network is quiet. */
export const load = (browser, url, screen = phone) =>
  unwatched(browser, screen, {}, async (session) => {
    await session.send('Performance.enable');
    const counter = meter(session);
    await session.send('Page.navigate', {url});
    await counter.settled();
    const {metrics} = await session.send('Performance.getMetrics');
    return {...counter.count(), cpu: metrics.find(({name}) => name === 'TaskDuration').value * 1000};
  });

/**
 * Largest contentful paint, layout shift, and blocking time (parts of tasks beyond 50 ms after the first paint) on a slow
 * phone.
 */
export const vitals = (browser, url) =>
  unwatched(browser, phone, slow, async (session) => {
    const counter = meter(session);
    await session.send('Page.addScriptToEvaluateOnNewDocument', {source: `(${observe})()`});
    await session.send('Page.navigate', {url});
    await counter.settled();
    return ask(session, read);
  });

function observe() {
  window.vitals = {lcp: 0, cls: 0};
  window.longTasks = [];
  const watch = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({type, buffered: true});
  watch('largest-contentful-paint', ({startTime}) => (window.vitals.lcp = startTime));
  watch('longtask', ({startTime, duration}) => window.longTasks.push({startTime, end: startTime + duration}));
  watch('layout-shift', ({value, hadRecentInput}) => !hadRecentInput && (window.vitals.cls += value));
}

function read() {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const blocking = window.longTasks.map(({startTime, end}) => end - Math.max(startTime, painted.startTime) - 50);
  return {...window.vitals, tbt: blocking.reduce((sum, ms) => sum + Math.max(0, ms), 0)};
}

/**
 * From the click on a link to the frame with the next page's heading; processor four times slower.
 * @param rest ms for which the pointer rests on the link before the click
 */
export const clickToHeading = (browser, url, href, rest = 0) =>
  unwatched(browser, desktop, {cpu: slow.cpu}, async (session) => {
    const counter = meter(session);
    await session.send('Page.addScriptToEvaluateOnNewDocument', {source: `(${timeMove})()`});
    await session.send('Page.navigate', {url});
    await counter.settled();
    const place = await ask(session, placeOf, href);
    if (!place) throw new Error(`${url} shows no link to ${href}: change the address in bench/site/run.mjs`);
    const mouse = (type, more) => session.send('Input.dispatchMouseEvent', {type, ...place, ...more});
    await mouse('mouseMoved');
    if (rest > 0) await new Promise((done) => setTimeout(done, rest));
    for (const type of ['mousePressed', 'mouseReleased']) await mouse(type, {button: 'left', clickCount: 1});
    for (let round = 0; round < MOVE_ROUNDS; round++) {
      // An earlier evaluation would run between the click and the heading.
      await new Promise((done) => setTimeout(done, POLL_MS));
      const took = await ask(session, () => sessionStorage.getItem('took'));
      if (took) return {clickToHeading: Number(took)};
    }
    throw new Error(`the link to ${href} on ${url} showed no other heading in ${(MOVE_ROUNDS * POLL_MS) / 1000} s`);
  });

/** On a full page load the next document continues with the time of the click. */
function timeMove() {
  const look = (previous, since) => {
    const heading = document.querySelector('h1')?.textContent;
    // A task after the frame's callbacks: the frame is painted by then.
    if (heading && heading !== previous) setTimeout(() => sessionStorage.setItem('took', Date.now() - since));
    else requestAnimationFrame(() => look(previous, since));
  };
  const old = sessionStorage.getItem('heading');
  if (old) look(old, Number(sessionStorage.getItem('clicked')));
  addEventListener(
    'click',
    () => {
      const heading = document.querySelector('h1').textContent;
      const now = Date.now();
      sessionStorage.setItem('heading', heading);
      sessionStorage.setItem('clicked', now);
      look(heading, now);
    },
    {capture: true, once: true},
  );
}

function placeOf(href) {
  const link = [...document.querySelectorAll(`a[href="${href}"], a[href="${href}/"]`)].find((each) =>
    each.checkVisibility({visibilityProperty: true}),
  );
  link?.scrollIntoView({block: 'nearest'});
  const box = link?.getClientRects()[0];
  return box && {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/** On a slow phone: from a tap on the theme toggle at first paint to its acknowledgement and to its effect. */
export const earlyTap = (browser, url) =>
  fresh(browser, desktop, slow, async (page) => {
    await page.goto(url, {waitUntil: 'commit'});
    const toggle = page.locator('.navbar button[class*=toggleButton]');
    await toggle.waitFor();
    await page.evaluate(() => {
      const root = document.documentElement;
      window.tap = {};
      addEventListener('pointerdown', () => (window.tap.at = performance.now()), {capture: true, once: true});
      const note = (name) => (window.tap[name] ??= performance.now() - window.tap.at);
      new MutationObserver(() => {
        if (root.dataset.waiting !== undefined) note('acknowledged');
        if (root.dataset.theme === 'dark') note('done');
      }).observe(root, {attributes: true});
    });
    const box = await toggle.boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(() => window.tap.done !== undefined, undefined, {timeout: 20_000}).catch(() => {});
    const {acknowledged = NaN, done = NaN} = await page.evaluate(() => window.tap);
    return {tapAcknowledged: acknowledged, tapDone: done};
  });

/** In the open search dialog: from a key to the frame with the first result. */
export const searchKey = (browser, url) =>
  fresh(browser, desktop, {}, async (page, session) => {
    await session.send('Page.enable');
    const counter = meter(session);
    await page.goto(url);
    await counter.settled();
    await page.locator('.DocSearch-Button').click();
    const input = page.locator('.DocSearch-Input');
    await input.waitFor();
    const once = async (key) => {
      await page.evaluate(() => {
        window.shown = undefined;
        addEventListener(
          'keydown',
          () => {
            const since = performance.now();
            const look = () =>
              document.querySelector('.DocSearch-Hit')
                ? requestAnimationFrame(() => setTimeout(() => (window.shown = performance.now() - since)))
                : requestAnimationFrame(look);
            look();
          },
          {capture: true, once: true},
        );
      });
      await page.keyboard.press(key);
      await page.waitForFunction(() => window.shown !== undefined);
      const shown = await page.evaluate(() => window.shown);
      await input.fill('');
      await page.locator('.DocSearch-Hit').first().waitFor({state: 'detached'});
      return shown;
    };
    return {searchFirst: await once('m'), searchNext: await once('r')};
  });
