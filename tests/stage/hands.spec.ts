import {expect, type Page} from '@playwright/test';
import {locales, open, unfold} from '../support';
import {difference, input, OUTLINE, countRequests, running, SHADOWS, shown, stage, start, test} from './live';

const TRANSITION = 'docs/Tutorial/ControlLightShadowColorTransition';

test.describe('a finger', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  /** Moves a finger in steps. */
  async function swipe(page: Page, from: {x: number; y: number}, dx: number, dy: number): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const send = (type: string, share: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{x: from.x + dx * share, y: from.y + dy * share}],
      } as never);
    await send('touchStart', 0);
    for (let step = 1; step <= 10; step++) await send('touchMove', step / 10);
    await send('touchEnd', 1);
  }

  test('scrolls with a vertical swipe over a slider, and slides with a horizontal one', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, `/en/${OUTLINE}`);
    // The step that is being read may have the same slider.
    const slider = stage(page).getByRole('form').getByRole('slider', {name: 'Outline Width'});
    await slider.evaluate((element) => element.scrollIntoView({block: 'center'}));
    const box = (await slider.boundingBox())!;
    const middle = {x: box.x + box.width / 2, y: box.y + box.height / 2};
    const before = await page.evaluate(() => window.scrollY);
    await swipe(page, middle, 0, -150);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
    await expect(slider).toHaveValue('0.3');
    // The swipe's momentum ends.
    let last = -1;
    await expect
      .poll(async () => {
        const [before, now] = [last, await page.evaluate(() => window.scrollY)];
        last = now;
        return now - before;
      })
      .toBe(0);
    await slider.evaluate((element) => element.scrollIntoView({block: 'center'}));
    const again = (await slider.boundingBox())!;
    await swipe(page, {x: middle.x, y: again.y + again.height / 2}, 80, 0);
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(1);
  });
});

test('a colour that comes from textures is labelled so, and white can be chosen', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `/en/${TRANSITION}`);
  const section = stage(page, 'demo-transition');
  const hex = section.getByRole('textbox', {name: 'Shadow Color (sRGB)'});
  await expect(hex).toHaveValue('');
  await expect(hex).toHaveAttribute('placeholder', 'painted');
  await expect(input(section, 'ShadowColor')).toHaveValue('#b8a8c7');
  await hex.fill('#ffffff');
  await expect(page).toHaveURL(/ShadowColor=ffffff/);
  await input(section, 'ShadowColor').press('Delete');
  await expect(page).toHaveURL((url) => url.search === '');

  // The lines have the colours of her materials.
  await open(page, `/en/${OUTLINE}`);
  const outline = stage(page);
  const line = outline.getByRole('textbox', {name: 'Outline Color (sRGB)'});
  await expect(line).toHaveAttribute('placeholder', 'painted');
  const influence = outline.locator('[data-control="OutlineBaseColorInfluence"]');
  const reason = influence.getByText('Acts when Outline Color is set');
  await expect(reason).toBeVisible();
  await line.fill('#453040');
  await expect(page).toHaveURL(/OutlineColor=453040/);
  await expect(reason).toBeHidden();
});

test('"Copy link" keeps the camera and a light without a control, "Reset all" puts them back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await countRequests(page);
  // A fixed clock fixes the quality, which otherwise depends on the machine.
  await open(page, `/en/${OUTLINE}?stage-time=0`);
  const section = await start(page);
  const canvas = section.locator('canvas');
  const reset = section.getByRole('button', {name: 'Reset all'});
  const first = await shown(page, section);
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
  await canvas.press('ArrowRight');
  await canvas.press('Shift+ArrowRight');
  const turned = await shown(page, section);
  await section.getByRole('button', {name: 'Copy link'}).click();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([...link.searchParams.keys()].sort()).toEqual(['CameraYaw', 'LightYaw', 'stage']);
  await expect(reset).toHaveAttribute('aria-disabled', 'false');
  await reset.click();
  await expect.poll(async () => difference(await shown(page, section), first)).toBeLessThanOrEqual(1);
  await expect(reset).toHaveAttribute('aria-disabled', 'true');

  await open(page, `${link.pathname}${link.search}&stage-time=0`);
  await running(section);
  await expect.poll(async () => difference(await shown(page, section), turned)).toBeLessThanOrEqual(1);
});

test('rows keep their height and sliders their place when a value changes', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `/en/${TRANSITION}`);
  const section = stage(page, 'demo-transition');
  const sliders = section.getByRole('slider');
  const places = () =>
    sliders.evaluateAll((all) => all.map((slider) => (slider as HTMLElement).getBoundingClientRect().top + scrollY));
  const before = await places();
  for (const slider of await sliders.all()) await slider.press('ArrowLeft');
  await expect(section.getByText('7 changed')).toBeVisible();
  expect(await places()).toEqual(before);
  // Two rows side by side, one of them with a label that wraps.
  const row = (id: string) => section.locator(`[data-control="${id}"]`).getByRole('slider').boundingBox();
  expect((await row('RampIndex'))!.y).toBe((await row('RampIntensity'))!.y);
});

test('Enter clamps a number out of range and shows the range; numbers are formatted', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `/en/${OUTLINE}`);
  const section = stage(page);
  const field = section.getByRole('spinbutton', {name: 'Outline Width (OutlineWidth)'});
  await field.fill('9');
  await field.press('Enter');
  await expect(field).toHaveValue('2');
  await expect(input(section, 'OutlineWidth')).toHaveValue('2');
  await expect(section.locator('p[role="status"]')).toContainText('0–2');
  await expect(section.locator('[data-control="OutlineWidth"]').getByText('0–2')).toBeVisible();
  for (const [typed, value] of [
    ['.5', '0.5'],
    ['00.7', '0.7'],
  ] as const) {
    await field.fill('');
    await field.pressSequentially(typed);
    await field.blur();
    await expect(field).toHaveValue(value);
  }
});

test('a control without effect shows the reason', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `/en/${TRANSITION}`);
  const section = stage(page, 'demo-transition');
  const slider = section.getByRole('slider', {name: 'Ramp Index'});
  await expect(slider).toHaveAccessibleDescription('Acts when Use Ramp is on');
  await input(section, 'UseRamp').press('Space');
  await expect(slider).toHaveAccessibleDescription('');
});

test('a value link keeps other changes of the reader', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `/en/${OUTLINE}`);
  await input(stage(page), 'OutlineZOffset').press('End');
  const set = await input(stage(page), 'OutlineZOffset').inputValue();
  const link = page.locator('article a.stage-value[href*="OutlineWidth="]:not([href*="OutlineZOffset"])').first();
  const {searchParams} = new URL((await link.getAttribute('href'))!, page.url());
  await link.click();
  await expect(input(stage(page), 'OutlineWidth')).toHaveValue(searchParams.get('OutlineWidth')!);
  await expect(input(stage(page), 'OutlineZOffset')).toHaveValue(set);
});

for (const locale of locales)
  test(`${locale}: no line break separates the ball of a value link from its value`, async ({page}) => {
    for (const name of [OUTLINE, SHADOWS, TRANSITION]) {
      await open(page, `/${locale}/${name}`);
      await unfold(page);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({width, height: 800});
        const parted = await page.locator('article a.stage-value').evaluateAll((links) =>
          links
            .filter((link) => {
              const range = document.createRange();
              range.selectNodeContents(link);
              const text = [...range.getClientRects()].find((box) => box.width > 0)!;
              return Math.abs(link.getClientRects()[0]!.top - text.top) > text.height / 2;
            })
            .map((link) => link.textContent),
        );
        expect(parted, `${name} ${width}`).toEqual([]);
      }
    }
  });

test('in a short window the picture stays visible, and full screen shows panel and picture', async ({page}) => {
  const height = 650;
  await page.setViewportSize({width: 1366, height});
  await open(page, `/en/${OUTLINE}`);
  const section = await start(page);
  await input(section, 'CameraFov').focus();
  await expect
    .poll(async () => {
      const picture = (await section.locator('canvas').boundingBox())!;
      const control = (await input(section, 'CameraFov').boundingBox())!;
      return picture.y >= 0 && picture.y + picture.height <= control.y && control.y + control.height <= height;
    })
    .toBe(true);
  await section.getByRole('button', {name: 'Full screen'}).click();
  // No room is left for the scrollbar of the page.
  await expect.poll(async () => (await section.boundingBox())!.width).toBe(1366);
  await expect
    .poll(async () => {
      const panel = (await section.locator('form').boundingBox())!;
      const whole = await section.locator('form').evaluate((form) => form.scrollHeight <= form.clientHeight + 1);
      const picture = (await section.locator('canvas').boundingBox())!;
      return whole && panel.x >= picture.x + picture.width && panel.y + panel.height <= height;
    })
    .toBe(true);
});

test('one of the figures is chosen on a stage, and the stage of the next page shows it', async ({page}) => {
  await countRequests(page);
  await open(page, `/en/${OUTLINE}`);
  const section = await start(page);
  const first = await shown(page, section);
  await section.getByRole('button', {name: 'Change character'}).click();
  const figures = section.getByRole('group', {name: 'Demo character'});
  await expect(figures.getByRole('button', {name: 'Chibi painter'})).toHaveAttribute('aria-pressed', 'true');
  await figures.getByRole('button', {name: 'Knight, seven heads tall'}).click();
  await running(section);
  await expect.poll(async () => difference(await shown(page, section), first)).toBeGreaterThan(100);
  await page.getByRole('link', {name: 'Control screen-space rim lights'}).first().click();
  const next = await start(page, 'demo-rim');
  const knight = await shown(page, next);
  await next.getByRole('button', {name: 'Change character'}).click();
  await next.getByRole('button', {name: 'Chibi painter'}).click();
  await running(next);
  await expect.poll(async () => difference(await shown(page, next), knight)).toBeGreaterThan(100);
});
