import {existsSync} from 'node:fs';
import {defineConfig, devices} from '@playwright/test';
import {page} from './scripts/browser-args.cjs';

const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH ?? system.find((file) => existsSync(file));
/** What the browser without windows lacks or does otherwise: its back/forward cache, how far ahead it loads pictures. */
const whole = ['**/hardening/bfcache.spec.ts', '**/budgets/*.spec.ts'];

/** The caller builds and serves the site, and names its address in BASE_URL: see scripts/test.mjs. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  // `npx playwright test visual --update-snapshots` draws the pictures anew.
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A busy machine is slow, not wrong.
  timeout: 240_000,
  expect: {timeout: 30_000},
  reporter: [['list'], ['json', {outputFile: 'test-results/report.json'}]],
  use: {baseURL: process.env.BASE_URL ?? 'http://localhost:3000', trace: 'off'},
  projects: [
    {
      name: 'headless',
      testIgnore: whole,
      use: {...devices['Desktop Chrome'], launchOptions: {executablePath, args: page}},
    },
    {
      name: 'browser',
      testMatch: whole,
      use: {
        ...devices['Desktop Chrome'],
        // Playwright's own, where none was found.
        ...(!executablePath && {channel: 'chromium'}),
        launchOptions: {executablePath: executablePath?.replace(/-headless-shell$/, ''), args: page},
      },
    },
  ],
});
