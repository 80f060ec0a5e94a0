import {expect, test} from '@playwright/test';
import {bundle, launch} from './browser';
import type * as Page from './parity/page';

declare global {
  var parity: typeof Page;
}

test('GLSL and TypeScript agree within 2/255 on 10 000 samples of every formula', async () => {
  test.setTimeout(300_000);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('parity/page.ts', 'parity')});
    const {names, tested} = await page.evaluate(() => ({names: parity.names, tested: parity.tested}));
    expect(names.filter((n) => !tested.includes(n))).toEqual([]);
    const {outcomes} = await page.evaluate(() => parity.run());
    const worst = outcomes.reduce((a, b) => (b.worst > a.worst ? b : a));
    console.log(`${outcomes.length} formulas, worst ${worst.name}: ${(worst.worst * 255).toFixed(4)}/255`);
    expect(outcomes.filter((o) => o.wrong > 0 || o.notFinite > 0)).toEqual([]);
  } finally {
    await browser.close();
  }
});
