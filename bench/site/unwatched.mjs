import {EventEmitter} from 'node:events';
import {throttle} from './browser.mjs';

/**
 * A page as a reader has it. Playwright's own pages have the `Runtime` domain on, under which Chromium reads a whole script again
 * for the frames of each error that is made, those that React keeps for later among them: 70 ms of a slow phone.
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
