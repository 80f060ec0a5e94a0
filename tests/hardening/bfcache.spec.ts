import {expect, test} from '@playwright/test';
import {open} from '../support';

const CACHE_OFF = ['--disable-back-forward-cache'];
/** Playwright disables the back/forward cache and does not notice pages restored from it, so the test uses the protocol. */
test.use({launchOptions: async ({launchOptions}, use) => use({...launchOptions, ignoreDefaultArgs: CACHE_OFF})});

const STAGE = '/zh-Hans/docs/Tutorial/ControlTheShapeOfOutlines?stage=demo-outline';

for (const address of ['/en/', STAGE, '/en/search?q=outline']) {
  test(`${address} restored from the back/forward cache is unchanged and works`, async ({page}) => {
    await open(page, address);
    if (address === STAGE) {
      await expect(page.locator('[data-stage]').first()).toHaveAttribute('data-stage-state', 'running', {
        timeout: 30_000,
      });
    }
    const session = await page.context().newCDPSession(page);
    const value = async (expression: string) =>
      ((await session.send('Runtime.evaluate', {expression})).result as {value: unknown}).value;
    await value('addEventListener("pageshow", ({persisted}) => { window.restored = persisted; })');
    await page.goto('/en/licences');
    const {currentIndex, entries} = await session.send('Page.getNavigationHistory');
    await session.send('Page.navigateToHistoryEntry', {entryId: entries[currentIndex - 1]?.id ?? -1});
    await expect.poll(() => value('window.restored')).toBe(true);
    await value(`document.querySelector('.navbar button[class*="toggleButton"]').click()`);
    await expect.poll(() => value('document.documentElement.dataset.theme')).toBe('dark');
  });
}
