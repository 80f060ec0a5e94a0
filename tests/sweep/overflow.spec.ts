import {expect, test} from '@playwright/test';
import {hydrated, locales, sitemap} from '../support';

/** A window of 1280 px at 200 % zoom has 640 CSS px of two device pixels each. */
const views = [
  ['200 % zoom', 640],
  ['390 px', 390],
  ['320 px', 320],
] as const;

test.use({deviceScaleFactor: 2});

for (const locale of locales) {
  test(`overflow ${locale}: 200 % zoom, 390 px and 320 px wide: nothing scrolls sideways`, async ({page}) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    for (const address of sitemap(locale)) {
      await page.setViewportSize({width: 640, height: 800});
      await page.goto(address);
      await hydrated(page);
      for (const [name, width] of views) {
        await page.setViewportSize({width, height: 800});
        const found = await page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const scrolls = (element: Element | null): boolean =>
            element !== null &&
            element !== document.body &&
            (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
          const wide = [...document.querySelectorAll('main *, footer *, .navbar__inner *')].filter(
            (element) =>
              element.getBoundingClientRect().right > innerWidth + 1 &&
              element.checkVisibility() &&
              !scrolls(element.parentElement) &&
              !element.closest('svg, .sr-only, .dropdown__menu'),
          );
          const {scrollWidth} = document.scrollingElement ?? document.body;
          return [
            ...(scrollWidth > innerWidth ? [`scrolls to ${scrollWidth} px`] : []),
            ...wide.slice(0, 3).map((element) => `${element.tagName.toLowerCase()}.${element.className} stands out`),
          ];
        });
        faults.push(...found.map((fault) => `${address} at ${name}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
