import {expect, type Page} from '@playwright/test';
import {demos} from '../../src/stage/demos';
import {docTitle, heading, open} from '../support';
import {running, test} from './live';

const pages = [...new Set(demos.map(({page}) => page).filter((name) => name !== 'home'))];
/** A page without a demo. */
const PLAIN = 'Tutorial/ImportANewCharacter';
const MOVES = 50;
/**
 * Limits of growth in heap bytes and document nodes after all moves. Measured: 1.1 MB, then 0.5 MB for every 50 further moves,
 * 0.3 MB of it on pages without a stage; no nodes.
 */
const LEFT = {heap: 4_000_000, nodes: 2_000};

test(`${MOVES} moves between running demos leave at most one context and a constant heap`, async ({page}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({width: 1280, height: 500});
  await page.addInitScript(() => {
    const contexts: WeakRef<WebGLRenderingContext>[] = [];
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const context: unknown = Reflect.apply(get, this, args);
      if (/^webgl/.test(String(args[0])) && context) contexts.push(new WeakRef(context as WebGLRenderingContext));
      return context;
    } as typeof get;
    Object.assign(window, {contexts});
  });
  const live = () =>
    page.evaluate(
      () =>
        (window as unknown as {contexts: WeakRef<WebGLRenderingContext>[]}).contexts.filter(
          (context) => context.deref()?.isContextLost() === false,
        ).length,
    );
  /** One move; `run` starts the stage, `wait` waits for its first frame. */
  const visit = async (name: string, run: boolean, wait: boolean) => {
    await go(page, name);
    if (!run) return;
    const stage = page.locator('[data-stage]').first();
    await stage.getByRole('button', {name: 'Run live'}).click();
    if (!wait) return;
    await running(stage);
    expect(await live()).toBe(1);
  };
  // Visits every page and starts the engine once, so that all scripts are loaded.
  await open(page, `/en/docs/${PLAIN}`);
  for (const name of pages) await visit(name, name === pages[0], true);
  await go(page, PLAIN);
  const before = await memory(page);
  // Starts every fifth stage, and leaves every second of these before it draws.
  for (let move = 0; move < MOVES; move++) await visit(pages[move % pages.length]!, move % 5 === 0, move % 10 === 0);
  await go(page, PLAIN);
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(await live()).toBe(0);
  // The page left last is freed with the end of the view transition; leaked ones remain.
  await expect(async () => {
    const after = await memory(page);
    console.log(
      `heap ${after.heap - before.heap} bytes, nodes ${after.nodes - before.nodes}, documents ${after.documents}`,
    );
    expect(after.heap - before.heap).toBeLessThan(LEFT.heap);
    expect(after.nodes - before.nodes).toBeLessThan(LEFT.nodes);
    expect(after.documents).toBe(before.documents);
  }).toPass({timeout: 30_000});
});

/** Moves inside the app, as a click in the sidebar does. */
async function go(page: Page, name: string): Promise<void> {
  await page.locator(`.menu__link[href="/en/docs/${name}"]`).first().dispatchEvent('click', {button: 0});
  await expect(heading(page)).toHaveText(docTitle('en', name), {timeout: 30_000});
}

async function memory(page: Page): Promise<{heap: number; nodes: number; documents: number}> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const {metrics} = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {heap: of('JSHeapUsedSize'), nodes: of('Nodes'), documents: of('Documents')};
}
