import {expect, type Page} from '@playwright/test';
import {stageData} from '../../plugins/stage-figures/data';
import {demos} from '../../src/stage/demos';
import {exchangeWords} from '../../src/stage/ui/exchange-words';
import {print} from '../../src/stage/ui/values';
import {inLocale, locales, open, stopClock, unfold, violations} from '../support';
import {adopt, LAID_OUT} from '../sweep/layout';
import {
  difference,
  countRequests,
  frames,
  input,
  OUTLINE,
  rest,
  running,
  SHADOWS,
  shown,
  stage,
  start,
  still,
  test,
  watchFrames,
} from './live';

/** Opens a page whose clock the test moves; no timer of the stage is longer than `WHILE`. */
async function openTimed(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
}
const WHILE = 5_000;

for (const locale of locales) {
  test(`${locale}: the still has its picture, its texts and its controls`, async ({page}) => {
    await open(page, `/${locale}/${OUTLINE}`);
    const data = stageData('demo-outline', locale);
    const section = stage(page);
    await still(section);
    await expect(section.getByRole('button', {name: inLocale(locale)('实时运行', 'Run live')})).toBeVisible();
    await expect(section.getByRole('img', {name: data.alt})).toBeVisible();
    await expect(page.locator('figcaption', {hasText: data.caption})).toBeVisible();
    for (const control of data.controls) {
      const field = input(section, control.id);
      if (control.kind === 'number') {
        await expect(field).toHaveValue(String(control.value));
        await expect(field).toHaveAttribute('min', String(control.min));
        await expect(field).toHaveAttribute('max', String(control.max));
        await expect(section.getByRole('slider', {name: `${control.label} ${control.id}`, exact: true})).toHaveCount(1);
      } else if (control.kind === 'choice') {
        await expect(section.locator(`input[name="${control.id}"]:checked`)).toHaveValue(control.value);
      }
    }
  });

  test(`${locale}: the still shows the theme's picture without moving the page`, async ({page}) => {
    await open(page, `/${locale}/${OUTLINE}`);
    const shown = stage(page).locator('img:visible');
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('src', /demo-outline-light/);
    await expect(shown).toHaveAttribute('width', '760');
    const before = await stage(page).boundingBox();
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(shown).toHaveAttribute('src', /demo-outline-dark/);
    expect(await stage(page).boundingBox()).toEqual(before);
  });

  test(`${locale}: without scripts every demo has its picture and a table of its start values`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
    const page = await context.newPage();
    for (const {id, page: name} of demos.filter((demo) => demo.page !== 'home')) {
      const {controls, words} = stageData(id, locale);
      await page.goto(`/${locale}/docs/${name}`);
      const section = page.locator(`[data-stage="${id}"]`);
      const fold = page.locator('.fold:not([open])', {has: section});
      if (await fold.count()) await fold.locator('summary').first().click();
      await expect(section.locator('img:visible')).toHaveCount(1);
      await expect(section.locator('tbody tr')).toHaveCount(controls.length);
      for (const control of controls) {
        const row = section.getByRole('row').filter({has: page.getByText(control.id, {exact: true})});
        await expect(row).toContainText(print(control, control.value, words));
        if (control.standard !== undefined) await expect(row).toContainText(print(control, control.standard, words));
      }
      await expect(section.getByRole('button')).toHaveCount(0);
    }
    await context.close();
  });
}

for (const width of [320, 390, 768])
  test(`${width} px: without scripts every cell of a stage's table is visible`, async ({browser, baseURL}) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: {width, height: 800},
      ...(baseURL && {baseURL}),
    });
    const page = await context.newPage();
    await page.goto(`/en/${OUTLINE}`);
    const table = stage(page).getByRole('table');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    const cells = await table.locator('tbody').getByRole('cell').all();
    expect(cells.length).toBeGreaterThan(20);
    for (const cell of cells) {
      const box = await cell.boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    }
    await context.close();
  });

test('no file of the engine is loaded before the start', async ({page}) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      scripts.set(response.url(), await response.text().catch(() => ''));
  });
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openTimed(page, `/en/${OUTLINE}`);
  await stage(page).hover();
  await input(stage(page), 'OutlineWidth').focus();
  await page.clock.runFor(WHILE);
  await still(stage(page));
  const engine = () =>
    [...scripts.values()].filter((text) => text.includes('WebGLRenderer') || text.includes('gl_Position')).length;
  expect(engine()).toBe(0);
  await start(page);
  expect(engine()).toBeGreaterThan(0);
});

test('a resting pointer and the focus of a control start the stage, a passing pointer does not', async ({page}) => {
  await openTimed(page, `/en/${OUTLINE}`);
  const section = stage(page);
  await section.scrollIntoViewIfNeeded();
  const box = (await section.boundingBox())!;
  await stopClock(page);
  await page.mouse.move(box.x + 200, box.y + 150);
  await page.mouse.move(box.x + 200, 5);
  await page.clock.runFor(WHILE);
  await still(section);
  await page.mouse.move(box.x + 200, box.y + 150);
  await page.clock.resume();
  await running(section);
  await open(page, `/en/${OUTLINE}`);
  await input(stage(page), 'OutlineWidth').focus();
  await running(stage(page));
});

test('a stage draws only when something changes, and not while it is paused', async ({page}) => {
  await countRequests(page);
  await open(page, `/en/${OUTLINE}`);
  const section = await start(page);
  const resting = await rest(page, section);
  await input(section, 'OutlineWidth').press('ArrowRight');
  await expect.poll(() => frames(section)).toBeGreaterThan(resting);
  const after = await rest(page, section);
  await section.getByRole('button', {name: 'Pause'}).click();
  await expect(section).toHaveAttribute('data-stage-state', 'paused');
  await input(section, 'OutlineWidth').press('ArrowRight');
  await watchFrames(page);
  expect(await frames(section)).toBe(after);
  await section.getByRole('button', {name: 'Resume'}).click();
  await running(section);
  await expect.poll(() => frames(section)).toBeGreaterThan(after);
});

test('off screen and in a hidden tab a stage draws nothing, and catches up later', async ({page}) => {
  await countRequests(page);
  await open(page, `/en/${OUTLINE}`);
  const section = await start(page);
  const theme = (name: string) => page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), name);
  const show = (state: string) =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', {value: to, configurable: true});
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await page.locator('.pagination-nav').scrollIntoViewIfNeeded();
  await expect(section.locator('canvas')).not.toBeInViewport();
  await watchFrames(page, 2);
  // The steps on the way may have set the picture.
  const drawn = await rest(page, section);
  await theme('dark');
  expect(await rest(page, section)).toBe(drawn);
  await section.scrollIntoViewIfNeeded();
  await expect.poll(() => frames(section)).toBeGreaterThan(drawn);

  const seen = await rest(page, section);
  await show('hidden');
  await theme('light');
  expect(await rest(page, section)).toBe(seen);
  await show('visible');
  await expect.poll(() => frames(section)).toBeGreaterThan(seen);
});

test('changing a parameter keeps camera and light', async ({page}) => {
  await countRequests(page);
  // A fixed clock fixes the quality, which otherwise depends on the machine.
  await open(page, '/en/docs/Tutorial/ControlLightShadowColorTransition?stage-time=0');
  const section = await start(page, 'demo-transition');
  const canvas = section.locator('canvas');
  const first = await shown(page, section);
  await input(section, 'LightYaw').press('End');
  await canvas.press('ArrowRight');
  const turned = await shown(page, section);
  expect(difference(turned, first)).toBeGreaterThan(1);
  const softness = input(section, 'ShadowSoftness');
  await softness.press('End');
  await expect.poll(async () => difference(await shown(page, section), turned)).toBeGreaterThan(1);
  await softness.press('Delete');
  await expect.poll(async () => difference(await shown(page, section), turned)).toBeLessThanOrEqual(1);
});

test('keys step, jump and reset', async ({page}) => {
  await open(page, `/en/${OUTLINE}`);
  const section = await start(page);
  const width = input(section, 'OutlineWidth');
  const keys: [string, string][] = [
    ['ArrowRight', '0.31'],
    ['PageUp', '0.41'],
    ['PageDown', '0.31'],
    ['End', '2'],
    ['Home', '0'],
    ['Delete', '0.3'],
  ];
  for (const [key, value] of keys) {
    await width.press(key);
    await expect(width, key).toHaveValue(value);
  }
  await expect(section.getByRole('status').filter({hasText: 'Outline Width'})).toHaveCount(1);
});

test('values are counted, reset, and copied as a link and as JSON', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/en/${OUTLINE}`);
  const section = await start(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const field = section.getByRole('spinbutton', {name: 'Outline Width (OutlineWidth)'});
  await field.fill('0.6');
  await section.getByRole('radio', {name: 'VertexNormal'}).check();
  await expect(section.getByText('2 changed')).toBeVisible();
  await section.getByRole('button', {name: 'Copy values'}).click();
  expect(JSON.parse(await clipboard())).toEqual({OutlineWidth: 0.6, OutlineNormalSource: 'VertexNormal'});
  await section.getByRole('button', {name: 'Copy link'}).click();
  await expect(section.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  const link = new URL(await clipboard());
  expect(link.search).toBe('?stage=demo-outline&OutlineWidth=0.6&OutlineNormalSource=VertexNormal');
  await expect(page).toHaveURL((url) => url.search === link.search);

  await section.getByRole('button', {name: 'Reset: Outline Width'}).click();
  await expect(field).toHaveValue('0.3');
  await expect(section.getByText('1 changed')).toBeVisible();
  await section.getByRole('button', {name: 'Reset all'}).click();
  await expect(section.getByText('changed')).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.search === '');

  await open(page, link.pathname + link.search);
  await running(stage(page));
  await expect(input(stage(page), 'OutlineWidth')).toHaveValue('0.6');
  await expect(stage(page).locator('input[name="OutlineNormalSource"]:checked')).toHaveValue('VertexNormal');
});

test('values go to Unreal as text and Python, come back by paste and file, and Undo brings back what was', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/en/${OUTLINE}`);
  const section = await start(page);
  const status = section.locator('p[role=status]');
  const copied = async (name: string, part: string) => {
    await section.getByRole('button', {name}).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(part);
  };
  const field = input(section, 'OutlineWidth');
  await section.getByRole('button', {name: 'Copy for Unreal'}).click();
  await expect(status).toHaveText(
    "Nothing was copied: no value of a material instance differs from the plugin's default.",
  );

  await field.fill('0.6');
  const text = 'OutlineWidth.Override=True,OutlineWidth.Value="0.600000"';
  await copied('Copy for Unreal', text);
  await copied('Copy Python', '("scalar", "OutlineWidth", 0.6),');
  await section.getByRole('checkbox', {name: 'With defaults'}).check();
  await copied('Copy for Unreal', 'OutlineNormalSource.Value="1.000000"');

  await section.getByRole('button', {name: 'Reset all'}).click();
  await page.evaluate(
    (mixed) => navigator.clipboard.writeText(mixed),
    `${text},Roughness.Value="1",RimWidth.Value="5"`,
  );
  await section.getByRole('button', {name: 'Paste from Unreal'}).click();
  const area = section.getByRole('textbox', {name: 'Paste the text here or drop a file'});
  await expect(area).toBeFocused();
  await page.keyboard.press('ControlOrMeta+v');
  const told = 'Parameters set: 1. Unknown: Roughness. Not here: RimWidth.';
  await expect(status).toHaveText(told);
  await expect(
    section.getByRole('paragraph').filter({hasText: told}).and(section.locator(':not([role])')),
  ).toBeVisible();
  await expect(field).toHaveValue('0.6');
  await section.getByRole('button', {name: 'Undo'}).click();
  await expect(field).toHaveValue('0.3');
  await expect(area).toBeFocused();

  const file = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['OutlineZOffset.Value="1.5",OutlineWidth.Value="9"'], 'group.txt'));
    return transfer;
  });
  await section.dispatchEvent('drop', {dataTransfer: file});
  await expect(input(section, 'OutlineZOffset')).toHaveValue('1.5');
  await expect(status).toHaveText(/^Parameters set: 1\. Out of range or unreadable: OutlineWidth \(0–\d+\)\.$/);
});

test('a hostile address is ignored', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await open(
    page,
    `/en/${OUTLINE}?stage=demo-outline&OutlineWidth=NaN&OutlineMaxPixels=1e9&__proto__=1&constructor=x&OutlineNormalSource=%3Cscript%3E`,
  );
  await running(stage(page));
  await expect(input(stage(page), 'OutlineWidth')).toHaveValue('0.3');
  await expect(input(stage(page), 'OutlineMaxPixels')).toHaveValue(
    (await input(stage(page), 'OutlineMaxPixels').getAttribute('max'))!,
  );
  expect(errors).toEqual([]);
});

test('one stage runs at a time', async ({page}) => {
  await open(page, `/en/${SHADOWS}`);
  await unfold(page);
  const first = await start(page, 'demo-shadow-shape');
  await expect(page.locator('canvas')).toHaveCount(1);
  const second = await start(page, 'demo-face');
  await still(first);
  await running(second);
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('before and after share the picture', async ({page}) => {
  await countRequests(page);
  await open(page, `/en/${OUTLINE}`);
  const section = await start(page);
  await section.getByRole('button', {name: 'Before and after'}).click();
  const slider = section.getByRole('slider', {name: 'Position of the comparison'});
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('52');
  await slider.press('PageDown');
  await expect(slider).toHaveValue('42');
  await slider.press('PageUp');
  await rest(page, section);
  const left = async () => {
    const {x, y, width, height} = (await section.locator('canvas').boundingBox())!;
    return page.screenshot({clip: {x: x + 0.3 * width, y: y + 60, width: 0.17 * width, height: 0.7 * height}});
  };
  const before = await left();
  await slider.press('Home');
  await rest(page, section);
  expect(before.equals(await left())).toBe(false);
});

test('without WebGL the still stays, with one sentence and a retry button', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      return /webgl/.test(String(args[0])) && !('webgl' in window) ? null : Reflect.apply(original, this, args);
    } as typeof original;
  });
  await open(page, `/en/${OUTLINE}`);
  const section = stage(page);
  await section.getByRole('button', {name: 'Run live'}).click();
  await expect(section).toHaveAttribute('data-stage-state', 'failed', {timeout: 40_000});
  await expect(section.getByText('The still and the parameter table are complete.')).toBeVisible();
  await expect(section.locator('img:visible')).toHaveCount(1);
  await expect(section.getByRole('row').filter({hasText: 'OutlineWidth'})).toBeVisible();
  expect(errors).toEqual([]);
  await page.evaluate(() => Object.assign(window, {webgl: true}));
  await section.getByRole('button', {name: 'Retry'}).click();
  await running(section);
});

for (const [width, touch] of [
  [1440, false],
  [390, true],
] as const)
  test.describe(`a panel at ${width} px`, () => {
    test.use({viewport: {width, height: 844}, hasTouch: touch});
    test('has rows of one height, its values whole and in line, its ids on lines of their own, and reasons off the rules', async ({
      page,
    }) => {
      await open(page, `/zh-Hans/${OUTLINE}`);
      const rows = stage(page).locator('form [data-control]');
      await expect(rows.first()).toBeVisible();
      const found = await rows.evaluateAll((all) =>
        all.map((row) => {
          const {right, bottom, height} = row.getBoundingClientRect();
          const label = row.querySelector('[id$="-label"]')!;
          const name = document.createRange();
          name.selectNode(label.firstChild!);
          const field = row.querySelector<HTMLInputElement>('[type=number], [type=text]');
          const text = document.createElement('canvas').getContext('2d')!;
          if (field) text.font = getComputedStyle(field, field.value ? null : '::placeholder').font;
          const note = row.querySelector('[class*="why"]')?.getBoundingClientRect();
          return {
            id: row.getAttribute('data-control'),
            isApart:
              label.querySelector('code')!.getBoundingClientRect().top >= name.getBoundingClientRect().bottom - 4,
            end:
              field &&
              Math.round(
                right -
                  Math.max(
                    ...[...row.querySelectorAll('[class*="unit"]:not(:empty)')].map(
                      (unit) => unit.getBoundingClientRect().right,
                    ),
                    field.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(field).paddingRight) - 1,
                  ),
              ),
            isCut: field !== null && text.measureText(field.value || field.placeholder).width > field.clientWidth - 12,
            gap: note ? bottom - note.bottom : 8,
            height,
            lines: (note?.height ?? 16) / 16,
          };
        }),
      );
      expect(found.filter(({isApart, isCut, gap, lines}) => !isApart || isCut || gap < 8 || lines !== 1)).toEqual([]);
      expect(new Set(found.map(({height}) => height)).size).toBe(1);
      expect(new Set(found.flatMap(({end}) => (end === null ? [] : [end]))).size).toBe(1);
    });
  });

test('leaving the page ends the stage', async ({page}) => {
  await open(page, `/en/${OUTLINE}`);
  await start(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(OUTLINE));
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('a running stage fits a window of 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, `/en/${OUTLINE}`);
  await start(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('on a phone the picture stays visible above the focused control', async ({page}) => {
  const height = 844;
  await page.setViewportSize({width: 390, height});
  await open(page, `/en/${OUTLINE}`);
  const section = await start(page);
  const picture = section.locator('canvas');
  for (const name of ['CameraFov', 'OutlineMinPixels']) {
    await input(section, name).focus();
    await expect
      .poll(async () => {
        const above = (await picture.boundingBox())!;
        const control = (await input(section, name).boundingBox())!;
        return above.y >= 0 && above.y + above.height <= control.y && control.y + control.height <= height;
      })
      .toBe(true);
    expect((await picture.boundingBox())!.height).toBeLessThanOrEqual(0.45 * height);
  }
});

test.describe('a phone with a low pixel density', () => {
  test.use({viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75});
  test('loads the smaller still', async ({page}) => {
    await open(page, `/en/${OUTLINE}`);
    const still = stage(page).locator('picture img:visible');
    await still.scrollIntoViewIfNeeded();
    await expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toMatch(/@1x[^/]*\.avif$/);
  });
});

test('an aborted download leaves the still and can be retried', async ({page}) => {
  await page.route('**/assets/js/stage.*.js', (route) => route.abort());
  await open(page, `/en/${OUTLINE}`);
  const section = stage(page);
  await section.getByRole('button', {name: 'Run live'}).click();
  await expect(section).toHaveAttribute('data-stage-state', 'failed');
  await expect(section.getByText('The demo did not finish downloading')).toBeVisible();
  await page.unroute('**/assets/js/stage.*.js');
  await section.getByRole('button', {name: 'Retry'}).click();
  await running(section);
});

test('with reduced motion a link shows its values, and only the button starts', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openTimed(page, `/en/${OUTLINE}?stage=demo-outline&OutlineWidth=0.6`);
  const section = stage(page);
  await expect(input(section, 'OutlineWidth')).toHaveValue('0.6');
  await page.clock.runFor(WHILE);
  await still(section);
  await start(page);
});

for (const locale of locales)
  test(`${locale}: the stages of a page have no accessibility finding, still and running`, async ({page}) => {
    await open(page, `/${locale}/${SHADOWS}`);
    await unfold(page);
    // Sections out of view would begin to change their colours when they are measured.
    await page.evaluate(adopt, LAID_OUT);
    const findings = async () => {
      const found: string[] = [];
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 844});
        found.push(...(await violations(page, 'article')));
      }
      return found;
    };
    expect(await findings()).toEqual([]);
    const section = await start(page, 'demo-face', stageData('demo-face', locale).words.run);
    for (const slider of await section.getByRole('slider').all()) await slider.press('ArrowRight');
    await input(section, 'FaceMapMirror').press('Space');
    await section.getByRole('button', {name: stageData('demo-face', locale).words.compareOn}).click();
    await section.getByRole('button', {name: stageData('demo-face', locale).words.copyUnreal}).click();
    await expect(section.getByRole('textbox', {name: exchangeWords[locale].field})).toBeVisible();
    // Further down the button to the top of the page may lie over another one.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('.theme-back-to-top-button')).not.toHaveClass(/Show/);
    expect(await findings()).toEqual([]);
  });
