import {expect, test, type Page} from '@playwright/test';
import {locales, open} from '../support';

/** A page of each kind. */
const PAGES = [
  '/',
  '/docs/FAQ',
  '/docs/Glossary',
  '/docs/Reference/ConsoleVariables',
  '/docs/Reference/MaterialParameters',
  '/docs/Tutorial/ControlTheShapeOfOutlines',
  '/blog',
  '/blog/wellcome',
  '/workbench',
  '/search?q=outline',
];
const STEPS = 7;

/** Runs in the page, after what the focus has set off: the focused element where something lies over its middle or its top. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 3; count += 1) await frame();
    await Promise.all(
      document
        .querySelector('.navbar')
        ?.getAnimations()
        .map(({finished}) => finished) ?? [],
    );
    const {activeElement: element} = document;
    if (!element?.closest('main, footer')) return undefined;
    const {left, top, width, height} = element.getBoundingClientRect();
    const x = left + Math.min(width, innerWidth - left) / 2;
    for (const y of [top + 2, top + height / 2]) {
      if (y > innerHeight) continue;
      const over = document.elementsFromPoint(x, y).find((each) => {
        for (let box: Element | null = each; box; box = box.parentElement) {
          if (box.contains(element)) return false;
          if (/sticky|fixed/.test(getComputedStyle(box).position)) return true;
        }
        return false;
      });
      if (over || y < 0)
        return `${element.outerHTML.slice(0, 90)} at ${Math.round(top)} px under ${over?.className ?? 'the edge'}`;
    }
    return undefined;
  });

for (const locale of locales) {
  for (const address of PAGES) {
    test(`${locale}${address}: no bar covers the focused element, as Tab goes forwards and backwards`, async ({
      page,
    }) => {
      const faults: string[] = [];
      await open(page, `/${locale}${address}`);
      for (const width of [1280, 997, 390]) {
        await page.setViewportSize({width, height: 700});
        await page.evaluate(() => {
          const all = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input)')].filter((each) =>
            each.checkVisibility(),
          );
          all[Math.floor(all.length / 2)]?.focus();
        });
        for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
          for (let step = 0; step < STEPS; step += 1) {
            await page.keyboard.press(key);
            const fault = await covered(page);
            if (fault) faults.push(`${width} px, ${key}: ${fault}`);
          }
        }
      }
      expect(faults).toEqual([]);
    });
  }
}
