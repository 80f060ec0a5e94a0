import {EventEmitter} from 'node:events';
import {throttle} from './browser.mjs';

/**
 * Runs `use` in a page without developer tools. Playwright enables the `Runtime` domain on its pages, with which Chromium
 * parses a whole script again for the stack frames of each error created, React's stored errors included: 70 ms on a slow
 * phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {{viewport: {width: number, height: number}, deviceScaleFactor?: number, isMobile?: boolean}} screen
 * @param {Parameters<typeof throttle>[1]} limits
 * @param {(session: import('@playwright/test').CDPSession) => Promise<T>} use
 * @returns {Promise<T>}
 * @template T
 */
export async function unwatched(browser, {viewport, deviceScaleFactor = 1, isMobile = false}, limits, use) {
  const root = await browser.newBrowserCDPSession();
  const {browserContextId} = await root.send('Target.createBrowserContext');
  const {targetId} = await root.send('Target.createTarget', {url: 'about:blank', browserContextId});
  const {sessionId} = await root.send('Target.attachToTarget', {targetId});
  const session = new EventEmitter();
  const waiting = new Map();
  session.send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = waiting.size;
      waiting.set(id, {resolve, reject});
      root.send('Target.sendMessageToTarget', {sessionId, message: JSON.stringify({id, method, params})}).catch(reject);
    });
  root.on('Target.receivedMessageFromTarget', ({message}) => {
    const {id, method, params, result, error} = JSON.parse(message);
    if (method) session.emit(method, params);
    else if (error) waiting.get(id).reject(new Error(error.message));
    else waiting.get(id).resolve(result);
  });
  try {
    await throttle(session, limits);
    await session.send('Emulation.setDeviceMetricsOverride', {...viewport, deviceScaleFactor, mobile: isMobile});
    await session.send('Page.enable');
    return await use(session);
  } finally {
    await root.send('Target.disposeBrowserContext', {browserContextId});
    await root.detach();
  }
}
