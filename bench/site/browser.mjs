// The browser of all site measurements.
import {chromium} from '@playwright/test';
import args from '../../scripts/browser-args.cjs';
import {ensureChromium} from '../../scripts/chromium.mjs';

export const executablePath = ensureChromium();

export const launch = () => chromium.launch({executablePath, args: args.page});

export const phone = {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, hasTouch: true, isMobile: true};
export const desktop = {viewport: {width: 1440, height: 900}};

/** Slow 4G and a processor four times slower. */
export const slow = {network: {latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8}, cpu: 4};

/** @param {Pick<import('@playwright/test').CDPSession, 'send'>} session @param {{network?: object, cpu?: number}} limits */
export async function throttle(session, {network, cpu}) {
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', {offline: false, ...network});
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
}
