import sharp from 'sharp';
import {expect, test, type Page} from '@playwright/test';
import {glb, human} from '../stage/glb';
import {open} from '../support';
import {canvasOf, desk, drawn, frames, PATH, picture, row, saved, start, status, tab} from './desk';

// A link opens the workbench by itself where motion is welcome.
test.use({reducedMotion: 'reduce'});

const choosePart = (page: Page, name: string) =>
  desk(page).getByRole('radiogroup', {name: 'Part'}).getByRole('radio', {name, exact: true}).check({force: true});
const choose = (page: Page, id: string, name: string) =>
  row(page, id).getByRole('radio', {name, exact: true}).check({force: true});

test('a pose turns body and head, is undone, linked, and compared with another snapshot in two clicks', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/en${PATH}`);
  await start(page);
  const body = row(page, 'BodyYaw').getByRole('slider');
  const seen = new Set([await picture(page)]);
  for (const name of ['At ease', 'Looking back', 'Leaning in']) {
    await choose(page, 'Pose', name);
    await expect.poll(async () => seen.has(await picture(page))).toBe(false);
    seen.add(await picture(page));
  }
  await choose(page, 'Pose', 'Looking back');
  await body.press('ArrowRight');
  expect(Number(await body.inputValue())).toBe(35);
  // A pose brings its own turns.
  await choose(page, 'Pose', 'Leaning in');
  await expect(body).toHaveValue('0');
  await desk(page).getByRole('button', {name: 'Undo'}).click();
  await expect(body).toHaveValue('35');

  await tab(page, 'Looks').click();
  const button = (name: string) => desk(page).getByRole('button', {name, exact: true});
  await button('Keep a snapshot').click();
  await button('Open Neon').click();
  await button('Keep a snapshot').click();
  await button('Compare Snapshot 1').click();
  await button('Compare with “Snapshot 1” Snapshot 2').click();
  const half = (name: string) => desk(page).getByRole('combobox', {name}).locator('option:checked');
  await expect(half('Left half')).toHaveText('Snapshot 1');
  await expect(half('Right half')).toHaveText('Snapshot 2');
  await button('End the comparison Snapshot 2').click();
  await button('Open Snapshot 1').click();

  // A link has the pose and a ramp, and names what it has no room for.
  await tab(page, 'Ramps').click();
  await desk(page).getByRole('slider', {name: 'Stop 2'}).press('ArrowRight');
  const shown = await picture(page);
  await tab(page, 'Output').click();
  await button('Copy link').click();
  await expect(status(page)).toHaveText('Link copied.');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const {ramps, values} = JSON.parse((await saved(page)).text) as {ramps: object; values: object};
  await tab(page, 'Face shadow').click();
  await desk(page).getByRole('button', {name: /^Bake/}).click();
  await tab(page, 'Output').click();
  await expect
    .poll(async () => {
      await button('Copy link').click();
      return status(page).textContent();
    })
    .toBe('Link copied. Too large for it and left out: Face shadow.');
  await desk(page).getByRole('button', {name: 'Clear'}).click();

  await open(page, link.pathname + link.search);
  await start(page);
  await expect.poll(() => picture(page)).toBe(shown);
  const opened = JSON.parse((await saved(page)).text) as {ramps: object; values: object};
  expect(opened.values).toEqual(values);
  expect(Object.keys(opened.ramps)).toEqual(Object.keys(ramps));
});

/** A VRM of boxes with a magenta face that every expression moves away; its left forearm is a spring or not. */
function vrm(springs: boolean): Buffer {
  const {json, bin, nodes} = human({
    materials: [
      {name: 'body', pbrMetallicRoughness: {baseColorFactor: [0, 1, 1, 1]}},
      {name: 'face', pbrMetallicRoughness: {baseColorFactor: [1, 0, 1, 1]}},
    ],
  });
  const meshes = json['meshes'] as {primitives: {attributes: {POSITION: number}; targets?: object[]}[]}[];
  const [primitive] = meshes[1]!.primitives;
  primitive!.targets = [{POSITION: primitive!.attributes.POSITION}];
  const node = (json['nodes'] as {mesh?: number}[]).findIndex(({mesh}) => mesh === 1);
  const bones = {
    hips: 'hips 0',
    head: 'head 0',
    leftUpperArm: 'upperArm 1',
    leftLowerArm: 'lowerArm 1',
    rightUpperArm: 'upperArm -1',
    rightLowerArm: 'lowerArm -1',
  };
  const moved = {morphTargetBinds: [{node, index: 0, weight: 1}]};
  const extensions = {
    VRMC_vrm: {
      humanoid: {
        humanBones: Object.fromEntries(Object.entries(bones).map(([bone, name]) => [bone, {node: nodes.get(name)}])),
      },
      expressions: {preset: {happy: moved, lookLeft: moved}},
    },
    ...(springs && {
      VRMC_springBone: {springs: [{joints: ['lowerArm 1', 'hand 1'].map((name) => ({node: nodes.get(name)}))}]},
    }),
  };
  return Buffer.from(glb({...json, extensions}, bin));
}

/** Columns of the pixels that a test of red, green and blue finds in the picture. */
async function columns(page: Page, finds: (r: number, g: number, b: number) => boolean): Promise<number[]> {
  // Of the place of the picture, for a reader's model brings a canvas of its own.
  const clip = (await desk(page).locator('[data-workbench-state]').boundingBox())!;
  const shot = sharp(await page.screenshot({clip}))
    .removeAlpha()
    .raw();
  const {data, info} = await shot.toBuffer({resolveWithObject: true});
  const found: number[] = [];
  for (let i = 0; i < data.length; i += 3)
    if (finds(data[i]!, data[i + 1]!, data[i + 2]!)) found.push((i / 3) % info.width);
  return found;
}

/** Pixels of the magenta face. */
async function faceOf(page: Page): Promise<number> {
  await drawn(page);
  return (await columns(page, (r, g, b) => r > 2 * g && b > 2 * g)).length;
}

/** How far the hand at the right of the picture moves sideways in six frames, px. */
async function swing(page: Page): Promise<number> {
  const seen: number[] = [];
  for (let look = 0; look < 6; look++) {
    const before = await frames(page);
    await expect.poll(() => frames(page)).toBeGreaterThan(before);
    seen.push(Math.max(...(await columns(page, (r, g, b) => g > 1.4 * r && b > 1.4 * r))));
  }
  return Math.max(...seen) - Math.min(...seen);
}

async function whileWaiting(page: Page): Promise<number> {
  const now = await frames(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return (await frames(page)) - now;
}

async function give(page: Page, springs = false): Promise<void> {
  await open(page, `/en${PATH}?stage=workbench&Frame=Figure`);
  await start(page);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await tab(page, 'Character').click();
  await desk(page)
    .locator('input[type=file]:not([accept])')
    .setInputFiles({name: 'boxes.vrm', mimeType: 'model/gltf-binary', buffer: vrm(springs)});
  await expect.poll(() => faceOf(page), {timeout: 30_000}).toBeGreaterThan(20);
  // None of our figures is shown as the one that is drawn.
  await expect(row(page, 'Figure').getByRole('radio', {checked: true})).toHaveCount(0);
  await tab(page, 'Face shadow').click();
  await expect(desk(page).getByText('your own model is shaded by its normals')).toBeVisible();
  await tab(page, 'Parameters').click();
  // Of the parts it is offered those that it has, and a parameter of our figures alone says so.
  const parts = desk(page).getByRole('radiogroup', {name: 'Part'});
  await expect(parts.getByRole('radio')).toHaveCount(3);
  for (const name of ['Hair', 'Metal', 'Props']) await expect(parts.getByRole('radio', {name})).toHaveCount(0);
  await expect(row(page, 'EyeParallaxDepth').getByText('Acts on our figures only')).toBeVisible();
  await choosePart(page, 'Face');
  await expect(desk(page).getByTitle('face', {exact: true})).toBeVisible();
  await choosePart(page, 'Whole character');
}

test("a reader's model opens again where it is kept, and is asked for where it is not", async ({page}) => {
  await give(page);
  const again = async () => {
    await page.reload();
    await expect(page.getByText('Your last settings are still on this machine')).toBeVisible();
    await start(page);
  };
  const mine = desk(page).getByRole('button', {name: 'Your character'});
  const isDrawn = async () => {
    await tab(page, 'Character').click();
    await expect(mine).toHaveAttribute('aria-pressed', 'true', {timeout: 30_000});
  };
  await again();
  const missing = desk(page).getByText('boxes.vrm was not kept on this device: choose it again.');
  await expect(missing).toHaveRole('status');
  // It covers nothing of the picture, nor of the panel on a phone.
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 844});
    const box = (await missing.locator('..').boundingBox())!;
    const [view, content] = [
      (await desk(page).locator('[data-workbench-state]').boundingBox())!,
      (await desk(page).getByRole('tabpanel').boundingBox())!,
    ];
    expect(box.x >= view.x + view.width || box.y >= view.y + view.height, String(width)).toBe(true);
    expect(box.y).toBeGreaterThanOrEqual(content.y + content.height);
  }
  await missing
    .locator('..')
    .locator('input')
    .setInputFiles({name: 'boxes.vrm', mimeType: '', buffer: vrm(false)});
  await isDrawn();
  await expect(missing).toHaveCount(0);

  await desk(page).getByRole('button', {name: 'Keep on this device'}).click();
  await expect(status(page)).toContainText('Kept in this browser');
  await again();
  await isDrawn();

  // A figure of ours that is chosen is drawn, then and the next time.
  await choose(page, 'Figure', 'Chibi painter');
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await again();
  await tab(page, 'Character').click();
  await expect(desk(page).getByRole('button', {name: 'Open boxes.vrm, kept on this device'})).toBeVisible();
});

test("a reader's VRM has its own expressions, poses and look-at, and rests without a frame", async ({page}) => {
  await give(page);
  const face = await faceOf(page);
  await choose(page, 'Expression', 'Happy');
  await expect.poll(() => faceOf(page)).toBeLessThan(face / 4);
  await choose(page, 'Expression', 'Smile');
  await expect.poll(() => faceOf(page)).toBeGreaterThan(face * 0.9);
  const straight = await picture(page);
  await choose(page, 'Pose', 'At ease');
  await expect.poll(() => picture(page)).not.toBe(straight);
  await choose(page, 'Pose', 'Standing');
  await expect.poll(() => picture(page)).toBe(straight);

  // Its eyes follow the pointer while it moves.
  await desk(page).getByRole('button', {name: 'Play', exact: true}).click();
  const {x, y, width, height} = (await canvasOf(page).boundingBox())!;
  const gaze = async (share: number) => {
    await page.mouse.move(x + width * share, y + height / 2);
    return faceOf(page);
  };
  await expect.poll(() => gaze(0.98)).toBeLessThan(face / 4);
  await expect.poll(() => gaze(0.02)).toBeGreaterThan(face * 0.9);

  await desk(page).getByRole('button', {name: 'Stop', exact: true}).click();
  await expect.poll(() => whileWaiting(page)).toBe(0);
});

test("the parts of a reader's model have the list's colours by night too, while the list is shown", async ({page}) => {
  await give(page);
  await choose(page, 'ScenePreset', 'Model sheet at night');
  const marked = async () => {
    await drawn(page);
    // The mark of a face.
    return (await columns(page, (...rgb) => rgb.join() === '226,87,76')).length;
  };
  await tab(page, 'Character').click();
  await desk(page).locator('summary').filter({hasText: 'Part of each material'}).click();
  await expect.poll(marked).toBeGreaterThan(20);
  await tab(page, 'Output').click();
  await expect.poll(marked).toBe(0);
  await desk(page).getByRole('button', {name: 'Save .json'}).click();
  await expect(status(page)).toHaveText('Saved boxes.json.');
  await tab(page, 'Character').click();
  await expect.poll(marked).toBeGreaterThan(20);
});

for (const springs of [true, false])
  test(`${springs ? 'spring bones swing' : 'bones that are no springs rest'} while a reader's VRM moves`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 900, height: 500});
    await give(page, springs);
    await desk(page).getByRole('button', {name: 'Play', exact: true}).click();
    if (springs) await expect.poll(() => swing(page)).toBeGreaterThan(4);
    else expect(await swing(page)).toBeLessThanOrEqual(2);

    // Where less motion is asked for, nothing moves.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await expect.poll(() => whileWaiting(page)).toBe(0);
  });
