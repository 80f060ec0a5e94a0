import {expect, test, type Page} from '@playwright/test';
import {open} from '../support';

/** A page of each kind. */
const PAGES = [
  '/en/',
  '/zh-Hans/docs/',
  '/en/docs/Tutorial',
  '/zh-Hans/docs/Tutorial/ControlTheShapeOfOutlines',
  '/en/docs/Tutorial/ControlLightShadowColorTransition',
  '/zh-Hans/docs/Reference/MaterialParameters',
  '/en/docs/Reference/ConsoleVariables',
  '/zh-Hans/docs/Reference/Presets',
  '/en/docs/FAQ',
  '/zh-Hans/docs/Glossary',
  '/zh-Hans/docs/GettingStarted/TryItOnYourCharacter',
  '/en/blog/wellcome',
  '/zh-Hans/blog',
  '/en/workbench',
  '/zh-Hans/search?q=描边',
  '/en/docs/no-such-page',
];

/** Contrast that texts and icons have at least: system colours have much more, colours of the site's own may have none. */
const LEAST = 3;

/** Runs in the page: texts, icons and controls that cannot be told from what is behind them. */
function unseen(least: number): string[] {
  const parse = (colour: string) => (/^rgba?\(/.test(colour) ? colour.match(/[\d.]+/g)!.map(Number) : [0, 0, 0, 0]);
  const luminance = ([r = 0, g = 0, b = 0]: number[]) =>
    [r, g, b]
      .map((value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at]!, 0);
  const contrast = (one: number[], other: number[]) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };
  const canvas = document.createElement('div');
  canvas.style.cssText = 'background-color: Canvas; forced-color-adjust: none';
  document.body.append(canvas);
  const ground = parse(getComputedStyle(canvas).backgroundColor);
  canvas.remove();
  const behind = (element: Element | null): number[] => {
    for (let each = element; each; each = each.parentElement) {
      const colour = parse(getComputedStyle(each).backgroundColor);
      if ((colour[3] ?? 1) > 0.5) return colour;
    }
    return ground;
  };
  const found: string[] = [];
  const shown = (element: Element) =>
    element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
    element.getBoundingClientRect().width > 1;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (
      !node.nodeValue?.trim() ||
      element.closest('svg, script, style, noscript, option, :disabled, [aria-disabled=true]')
    )
      continue;
    if (!shown(element)) continue;
    const ratio = contrast(parse(getComputedStyle(element).color), behind(element));
    if (ratio < least) found.push(`text “${node.nodeValue.trim().slice(0, 30)}” has ${ratio.toFixed(1)}:1`);
  }
  for (const svg of document.querySelectorAll('button svg, a svg, summary svg, label svg')) {
    if (!shown(svg) || svg.closest(':disabled, [aria-disabled=true]')) continue;
    const back = behind(svg.parentElement);
    const best = [...svg.querySelectorAll('path, circle, rect, line, polyline, polygon, use, ellipse')]
      .flatMap((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke])
      .filter((paint) => paint.startsWith('rgb'))
      .map((paint) => contrast(parse(paint), back));
    if (best.length > 0 && Math.max(...best) < least)
      found.push(`icon in ${svg.parentElement!.outerHTML.slice(0, 80)} has ${Math.max(...best).toFixed(1)}:1`);
  }
  return [...new Set(found)].slice(0, 5);
}

async function inBothSchemes(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    found.push(...(await page.evaluate(unseen, LEAST)).map((fault) => `${place}, ${colorScheme}: ${fault}`));
  }
  return found;
}

test('in forced colours every text and every icon of a control can be seen on pages of every kind', async ({page}) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  for (const address of PAGES) {
    await open(page, address);
    faults.push(...(await inBothSchemes(page, address)));
  }
  expect(faults).toEqual([]);
});

test('in forced colours the search, the phone menu and the open workbench can be seen', async ({page}) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  await open(page, '/en/docs/FAQ');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText('outline');
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
  faults.push(...(await inBothSchemes(page, 'search')));
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 390, height: 844});
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
  faults.push(...(await inBothSchemes(page, 'menu')));
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/en/workbench');
  await page.getByRole('button', {name: 'Open the workbench'}).click();
  const desk = page.locator('dialog[open]');
  await expect(desk.locator('[data-workbench-state="running"]')).toBeAttached({timeout: 60_000});
  for (const tab of await desk.getByRole('tab').all()) {
    await tab.click();
    faults.push(...(await inBothSchemes(page, `workbench, ${await tab.textContent()}`)));
  }
  expect(faults).toEqual([]);
});
