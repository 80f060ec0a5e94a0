/** The workbench in a browser. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';

export const PATH = '/workbench';
export const desk = (page: Page) => page.locator('dialog[open]');
export const tab = (page: Page, name: string) => desk(page).getByRole('tab', {name, exact: true});
export const status = (page: Page) => desk(page).locator('[data-workbench-state] [role=status]');
/** The picture, not the strips of the panel. */
export const canvasOf = (page: Page) => desk(page).locator('[data-shown] canvas');
export const row = (page: Page, id: string) => desk(page).locator(`[data-control="${id}"]`);
export const frames = (page: Page) =>
  page.evaluate(
    () => (document.querySelector('dialog [data-shown] canvas') as HTMLCanvasElement & {frames: number}).frames,
  );

export async function start(page: Page, name = 'Open the workbench'): Promise<void> {
  // A reader who has seen the first steps.
  await page.evaluate(() => localStorage.setItem('workbench-closed', '["steps"]'));
  await page.getByRole('button', {name}).click();
  await expect(desk(page).locator('[data-workbench-state="running"]')).toBeAttached({timeout: 60_000});
}

/** What the reader has set: the file that the workbench saves. */
export async function saved(page: Page): Promise<{text: string; values: Record<string, unknown>}> {
  await tab(page, 'Output').click();
  const downloading = page.waitForEvent('download');
  await desk(page).getByRole('button', {name: 'Save .json'}).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  return {text, values: (JSON.parse(text) as {values: Record<string, unknown>}).values};
}

/** Waits until the picture is that of what is set. */
export const drawn = (page: Page) =>
  canvasOf(page).evaluate(async (canvas: HTMLCanvasElement & {compiling: boolean}) => {
    const frame = () => new Promise(requestAnimationFrame);
    // A change reaches the stage in the next frame.
    do {
      await frame();
      await frame();
    } while (canvas.compiling);
    await frame();
  });

/** The lower part of the picture, below the light's handle, without what lies over it. */
export async function picture(page: Page): Promise<string> {
  await drawn(page);
  const {x, y, width, height} = (await canvasOf(page).boundingBox())!;
  // Above the buttons on the picture.
  const clip = {x, y: y + height * 0.55, width, height: height * 0.35};
  return createHash('sha256')
    .update(await page.screenshot({clip}))
    .digest('hex');
}
