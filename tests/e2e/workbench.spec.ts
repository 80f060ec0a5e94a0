import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {unzipSync} from 'fflate';
import sharp from 'sharp';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {RAMP_COUNT} from '../../src/stage/shading/ramp';
import {frames as cameras} from '../../src/stage/demos/cameras';
import {workbench} from '../../src/stage/demos/workbench';
import {open, violations} from '../support';
import {canvasOf, desk, frames, PATH, picture, row, saved, start, status, tab} from './desk';

test.use({reducedMotion: 'reduce'});

test("a tutorial's values open in the workbench, are edited by part, undone, kept and saved", async ({page}) => {
  await open(page, '/en/docs/Tutorial/ControlTheShapeOfOutlines?stage=demo-outline&OutlineWidth=1.2');
  const link = page.getByRole('link', {name: 'Open in the workbench'});
  await expect(link).toHaveAttribute('href', /\/en\/workbench\?stage=demo-outline&OutlineWidth=1.2$/);
  await link.click();
  await start(page);
  await expect(page).toHaveURL(/\/en\/workbench$/);
  await desk(page).getByRole('searchbox').fill('outline width');
  const width = row(page, 'OutlineWidth').getByRole('slider');
  await expect(width).toHaveValue('1.2');

  // A slider moves by keys; the part has a value of its own.
  await desk(page).getByRole('radio', {name: 'Hair'}).check({force: true});
  await expect(width).toHaveValue('1.2');
  await width.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(width).toHaveValue('1.22');
  await expect(desk(page).getByText('1 changed')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(width).toHaveValue('1.21');
  await page.keyboard.press('Control+Shift+z');
  await expect(width).toHaveValue('1.22');

  await expect(desk(page).getByText('Gold and steel')).toHaveCount(0);
  await desk(page).getByRole('radio', {name: 'Metal'}).check({force: true});
  await expect(desk(page).getByText('Gold and steel')).toBeVisible();
  await desk(page).getByRole('radio', {name: 'Hair'}).check({force: true});

  // The machine keeps it while the reader goes on, so that a killed tab loses little.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('workbench') ?? ''), {timeout: 2000})
    .toContain('"hair.OutlineWidth":1.22');
  const before = await saved(page);
  expect(before.values).toMatchObject({OutlineWidth: 1.2, 'hair.OutlineWidth': 1.22});

  // Idle, it draws nothing; a change draws.
  await expect.poll(async () => (await frames(page)) > 0).toBe(true);
  const drawn = await frames(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await frames(page)).toBe(drawn);

  await page.reload();
  await expect(page.getByText('Your last settings')).toBeVisible();
  await start(page);
  expect((await saved(page)).text).toBe(before.text);
  await desk(page).getByRole('button', {name: 'Clear', exact: true}).click();
  await expect(status(page)).toHaveText('Cleared; Undo brings it back');
  await desk(page).getByRole('button', {name: 'Undo'}).click();
  expect((await saved(page)).text).toBe(before.text);

  // Files that cannot be read change nothing.
  const give = (name: string, text: string) =>
    desk(page)
      .getByLabel('Open .json')
      .setInputFiles({name, mimeType: 'application/json', buffer: Buffer.from(text)});
  for (const [text, sentence] of [
    [before.text.replace('"version":1', '"version":2'), 'later.json was saved by a newer version'],
    [before.text.slice(0, -5), 'later.json cannot be read'],
    ['{}', 'later.json is no file of the workbench'],
  ] as const) {
    await give('later.json', text);
    await expect(status(page)).toContainText(sentence);
  }
  expect((await saved(page)).text).toBe(before.text);
  await give('mine.json', before.text.replace('"values":{', '"values":{"Gone":1,"RimWidth":3,'));
  await expect(status(page)).toContainText('Opened mine.json. These values cannot be used and were left out: Gone.');
  expect((await saved(page)).values).toMatchObject({RimWidth: 3, 'hair.OutlineWidth': 1.22});

  // Unreal takes the ZIP.
  const zipping = page.waitForEvent('download');
  await desk(page).getByRole('button', {name: 'Save ZIP'}).click();
  const files = unzipSync(readFileSync(await (await zipping).path()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'README.txt',
      'workbench.json',
      'paste/hair.txt',
      'python/hair.py',
      'CA_Toon_DiffuseRamps.png',
    ]),
  );
  // The README is about what is there: no ramp and no face shadow was edited.
  const readme = Buffer.from(files['README.txt']!).toString();
  for (const [, name] of readme.matchAll(/^([\w./]+):/gm))
    expect(
      Object.keys(files).some((file) => file.startsWith(name!)),
      name,
    ).toBe(true);
  expect(readme).toContain('workbench.json');
  expect(Buffer.from(files['paste/hair.txt']!).toString()).toContain('OutlineWidth.Value="1.220000"');
  expect(Buffer.from(files['paste/cloth.txt']!).toString()).toContain('OutlineWidth.Value="1.200000"');

  await desk(page)
    .getByRole('textbox', {name: /^Paste a parameter group/})
    .fill('RimWidth.Override=True,RimWidth.Value="7.000000",Roughness.Override=True,Roughness.Value="1.000000"');
  await expect(status(page)).toHaveText('Parameters set: 1. Unknown: Roughness.');
  expect((await saved(page)).values).toMatchObject({RimWidth: 7});

  // A picture of the chosen size, with the background cut out.
  await desk(page).getByLabel('Pixels of the longer side').selectOption('1024');
  await desk(page).getByLabel('Transparent background').check();
  const drawing = page.waitForEvent('download');
  await desk(page).getByRole('button', {name: 'Save PNG', exact: true}).click();
  const picture = sharp(await (await drawing).path());
  expect(Math.max((await picture.metadata()).width, (await picture.metadata()).height)).toBe(1024);
  const {channels} = await picture.stats();
  expect([channels[3]!.min, channels[3]!.max]).toEqual([0, 255]);
  // Its edges are smooth, where the stage draws them without multisampling too.
  const pixels = await picture.ensureAlpha().extractChannel(3).raw().toBuffer();
  expect(pixels.filter((alpha) => alpha > 0 && alpha < 255).length).toBeGreaterThan(1000);
});

test('looks, ramps and face shadow change the picture, and Escape ends a comparison', async ({page}) => {
  await open(page, `/zh-Hans${PATH}`);
  await start(page, '打开工作台');
  const drawn = async (act: () => Promise<void>) => {
    const before = await frames(page);
    await act();
    await expect.poll(() => frames(page)).toBeGreaterThan(before);
  };
  await tab(page, '画风').click();
  await drawn(() => desk(page).getByRole('button', {name: '打开 墨线'}).click());
  await expect(status(page)).toHaveText('已打开「墨线」');
  await drawn(() => desk(page).getByRole('button', {name: '对比 霓虹'}).click());
  const position = desk(page).getByRole('slider', {name: '对比位置'});
  await position.focus();
  await drawn(() => page.keyboard.press('ArrowRight'));
  await page.keyboard.press('Escape');
  await expect(position).toHaveCount(0);

  for (const theme of ['dark', 'light'])
    for (const name of ['参数', '画风', 'Ramp图', '面部阴影', '角色', '输出']) {
      await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
      await tab(page, name).click();
      expect(await violations(page), `${name}, ${theme}`).toEqual([]);
    }
  await tab(page, 'Ramp图').click();
  await desk(page).getByRole('slider', {name: '色标2'}).focus();
  await drawn(() => page.keyboard.press('ArrowRight'));
  await tab(page, '面部阴影').click();
  await drawn(() => desk(page).getByRole('button', {name: /烘焙/}).click());

  await desk(page).getByRole('button', {name: '关闭'}).click();
  await expect(page.getByRole('button', {name: '打开工作台'})).toBeFocused();
});

test('snapshots are kept, named, opened in one step, compared, deleted and restored, and go with the file', async ({
  page,
}) => {
  await open(page, `/en${PATH}`);
  await start(page);
  const names = desk(page).getByRole('textbox', {name: 'Name of the snapshot'});
  const button = (name: string | RegExp) => desk(page).getByRole('button', {name, exact: true});
  await tab(page, 'Looks').click();
  await button('Open Noir').click();
  const noir = await picture(page);
  const before = await frames(page);
  // The canvas, whose pixels a page without a GPU waits for, is not drawn anew.
  await button('Keep a snapshot').click();
  await expect(status(page)).toHaveText('Kept “Snapshot 1”.');
  await expect(names).toBeFocused();
  expect(await picture(page)).toBe(noir);
  expect(await frames(page)).toBe(before);
  await page.keyboard.type('Black');
  await page.keyboard.press('Enter');
  await expect(button('Open Black')).toBeVisible();
  await tab(page, 'Output').click();
  await button('Save .json').click();
  await expect(status(page)).toHaveText('Saved Black.json.');
  await tab(page, 'Looks').click();
  await expect(button('Open Black').locator('img')).toHaveJSProperty('naturalWidth', 240);

  const values = async () => {
    const found = (await saved(page)).values;
    await tab(page, 'Looks').click();
    return found;
  };
  const black = await values();
  await button('Open Neon').click();
  const neon = await values();

  // The other side says what it is.
  const alone = await picture(page);
  await button('Compare Black').click();
  const position = desk(page).getByRole('slider', {name: 'Position of the comparison'});
  await expect(position).toHaveAttribute('aria-valuetext', 'Black 50%');
  await expect.poll(() => picture(page)).not.toBe(alone);
  await page.keyboard.press('Escape');
  await expect(position).toHaveCount(0);

  // Opening it is one step.
  await button('Open Black').click();
  expect(await values()).toEqual(black);
  await page.keyboard.press('Control+z');
  expect(await values()).toEqual(neon);

  await button('Delete Black').click();
  await expect(names).toHaveCount(0);
  await expect(button('Restore')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names).toHaveValue('Black');
  const file = (await saved(page)).text;
  expect((JSON.parse(file) as {snapshots: {name: string}[]}).snapshots.map(({name}) => name)).toEqual(['Black']);

  // It is there after a reload, and a file brings it back.
  await page.reload();
  await start(page);
  await tab(page, 'Looks').click();
  await expect(names).toHaveValue('Black');

  // So is what can be undone: Neon was opened over Noir.
  await button('Undo').click();
  expect(await values()).toEqual(black);
  await button('Delete Black').click();
  await expect(names).toHaveCount(0);
  await tab(page, 'Output').click();
  await desk(page)
    .getByLabel('Open .json')
    .setInputFiles({name: 'team.json', mimeType: 'application/json', buffer: Buffer.from(file)});
  await expect(status(page)).toHaveText('Opened team.json. Snapshots added: 1.');
  await tab(page, 'Looks').click();
  await expect(names).toHaveValue('Black');
});

test('where the browser keeps nothing, a snapshot says so and stays until the workbench closes', async ({page}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await open(page, `/en${PATH}`);
  await start(page);
  await tab(page, 'Looks').click();
  await desk(page).getByRole('button', {name: 'Keep a snapshot'}).click();
  await expect(status(page)).toContainText('did not keep the snapshots: its storage is full or blocked');
  await expect(desk(page).getByRole('textbox', {name: 'Name of the snapshot'})).toHaveValue('Snapshot 1');

  // Its picture stands upright: light paper above her, dark boots below.
  const small = desk(page).getByRole('button', {name: 'Open Snapshot 1'}).locator('img');
  await expect(small).toHaveJSProperty('naturalWidth', 240);
  const jpeg = Buffer.from((await small.getAttribute('src'))!.split(',')[1]!, 'base64');
  const light = async (top: number) => {
    const rows = await sharp(jpeg).extract({left: 80, top, width: 80, height: 20}).toBuffer();
    return (await sharp(rows).greyscale().stats()).channels[0]!.mean;
  };
  expect(await light(0)).toBeGreaterThan((await light(280)) + 30);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

  test('the picture stays above the panel, nothing is cut off or covered, and the help is of fingers', async ({
    page,
  }) => {
    await open(page, `/zh-Hans${PATH}`);
    await start(page, '打开工作台');
    const box = (await desk(page).locator('[data-workbench-state]').boundingBox())!;
    expect(box).toMatchObject({x: 0, width: 390});
    const rest = await desk(page)
      .getByRole('searchbox')
      .evaluate((field: HTMLInputElement) => {
        const text = document.createElement('canvas').getContext('2d')!;
        text.font = getComputedStyle(field).font;
        return field.clientWidth - 20 - text.measureText(field.placeholder).width;
      });
    expect(rest).toBeGreaterThan(0);
    for (const name of ['参数', '画风', 'Ramp图', '面部阴影', '输出']) {
      await tab(page, name).click();
      const panel = desk(page).getByRole('tabpanel');
      expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth), name).toBeLessThanOrEqual(0);
    }
    await tab(page, '画风').click();
    const cards = desk(page).getByRole('listitem');
    const [first, second] = [(await cards.nth(0).boundingBox())!, (await cards.nth(1).boundingBox())!];
    expect(first.y).toBe(second.y);

    const button = desk(page).getByRole('button', {name: '画面的操作和按键'});
    await button.tap();
    const help = desk(page).locator('#workbench-keys');
    await expect(help).toHaveText(/^单指/);
    const bottom = await help.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().bottom;
    });
    expect(bottom).toBeLessThanOrEqual((await button.boundingBox())!.y);
  });
});

test('a typed number is one step, Escape closes what lies on top, and marked parts stay in one row', async ({page}) => {
  const marks = ['skin', 'face', 'hair', 'cloth'].map((part) => `&${part}.OutlineWidth=1.9`);
  await open(page, `/zh-Hans${PATH}?stage=workbench${marks.join('')}`);
  await page.setViewportSize({width: 1440, height: 900});
  await start(page, '打开工作台');
  const button = (name: string) => desk(page).getByRole('button', {name, exact: true});
  const chips = desk(page).getByRole('radiogroup', {name: '部位'});
  await expect(chips.locator('[title]')).toHaveCount(marks.length);
  const {height} = (await chips.boundingBox())!;
  await button('清空').click();
  await expect(chips.locator('[title]')).toHaveCount(0);
  expect((await chips.boundingBox())!.height).toBe(height);

  const field = row(page, 'CameraFov').getByRole('spinbutton');
  const before = await field.inputValue();
  await field.selectText();
  await page.keyboard.type('38');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('38');
  // What is typed and ends as it was is no step.
  await field.selectText();
  await page.keyboard.type('39');
  await field.selectText();
  await page.keyboard.type('38');
  await page.keyboard.press('Escape');
  await expect(field).not.toBeFocused();
  await button('撤销').click();
  await expect(field).toHaveValue(before);
  await expect(chips.locator('[title]')).toHaveCount(0);
  await button('重做').click();
  await expect(field).toHaveValue('38');
  await expect(button('重做')).toHaveAttribute('aria-disabled', 'true');

  await tab(page, '画风').click();
  await button('对比 墨线').click();
  const keys = desk(page).locator('#workbench-keys');
  await canvasOf(page).press('?');
  await tab(page, '画风').focus();
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(button('结束对比')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('结束对比')).toHaveCount(0);
  await expect(desk(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(desk(page)).toHaveCount(0);
});

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'under a finger' : 'under a pointer', () => {
    test.use({hasTouch, isMobile: hasTouch});
    test('rows keep their place while the reasons of others come and go', async ({page}) => {
      await open(page, `/en${PATH}`);
      await start(page);
      await desk(page).getByRole('searchbox').fill('hair highlight');
      const rows = desk(page).locator('[data-control^="Hair"]');
      const places = () => rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
      const reason = row(page, 'HairHighlightColor').getByText('Acts when Hair Highlight Intensity > 0');
      const before = await places();
      await expect(reason).toBeHidden();
      await row(page, 'HairHighlightIntensity').getByRole('slider').press('Home');
      await expect(reason).toBeVisible();
      expect(await places()).toEqual(before);
    });
  });

/** Films have 1280 pixels along the longer side: a low picture is drawn soonest. */
const LOW = {width: 880, height: 300};

test('a film of one turn is recorded behind another tab, with progress and cancel', async ({page}) => {
  await open(page, `/en${PATH}`);
  await page.setViewportSize(LOW);
  await start(page);
  await tab(page, 'Output').click();
  await desk(page).getByRole('button', {name: 'Record WebM'}).click();
  await expect(desk(page).getByRole('progressbar')).toBeVisible();
  await desk(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(status(page)).toHaveText('Cancelled.');
  const filming = page.waitForEvent('download', {timeout: 120_000});
  await desk(page).getByRole('button', {name: 'Record WebM'}).click();
  // The film goes on behind another tab, and Escape does not end it.
  await tab(page, 'Parameters').click();
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText(/^A film is being made/);
  const film = readFileSync(await (await filming).path());
  expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(film.length).toBeGreaterThan(20_000);
});

test('a film is saved as PNG files without the background', async ({page}) => {
  await open(page, `/en${PATH}`);
  await page.setViewportSize(LOW);
  await start(page);
  await tab(page, 'Output').click();
  await desk(page).getByLabel('Transparent background').check();
  const saving = page.waitForEvent('download', {timeout: 240_000});
  await desk(page).getByRole('button', {name: 'Save PNG sequence'}).click();
  await expect(desk(page).getByRole('progressbar')).toBeVisible();
  const files = unzipSync(readFileSync(await (await saving).path()));
  const names = Object.keys(files);
  expect([names.length, names[0], names.at(-1)]).toEqual([180, 'workbench_0001.png', 'workbench_0180.png']);
  const [first, half] = [names[0]!, names[90]!].map((name) => sharp(files[name]));
  const {channels} = await first!.stats();
  expect([channels[3]!.min, channels[3]!.max]).toEqual([0, 255]);
  expect(Buffer.compare(await first!.raw().toBuffer(), await half!.raw().toBuffer())).not.toBe(0);
});

test('the fields follow scene, framing, keys and wheel, and an expression changes the face', async ({page}) => {
  await open(page, `/en${PATH}`);
  await start(page);
  const choose = (id: string, name: string) =>
    row(page, id).getByRole('radio', {name, exact: true}).check({force: true});
  const light = row(page, 'LightYaw').getByRole('slider');
  const distance = row(page, 'CameraDistance').getByRole('slider');
  await expect(light).toHaveValue(String(workbench.light.yaw));
  await choose('ScenePreset', 'Concert stage');
  const {yaw} = workbench.scenes!.Stage!.direction!;
  await expect(light).toHaveValue(String(yaw));
  await light.press('ArrowRight');
  await expect(light).toHaveValue(String(yaw + 1));
  await choose('Frame', 'Face');
  await expect(distance).toHaveValue(String(cameras.Face.distance));

  const smile = await picture(page);
  await choose('Expression', 'Surprised');
  await expect.poll(() => picture(page)).not.toBe(smile);

  // Home puts back what scene and framing set, not the start of the workbench.
  const canvas = canvasOf(page);
  await canvas.press('Home');
  await expect(light).toHaveValue(String(yaw));
  await expect(distance).toHaveValue(String(cameras.Face.distance));

  await canvas.press('3');
  await expect(row(page, 'CameraYaw').getByRole('slider')).toHaveValue('90');
  // Of what is changed, and no more.
  const only = desk(page).getByLabel('Changed', {exact: true});
  await only.check();
  await expect(row(page, 'CameraYaw')).toBeVisible();
  await expect(row(page, 'ScenePreset')).toBeVisible();
  for (const id of ['CameraY', 'LightYaw']) await expect(row(page, id)).toHaveCount(0);
  await only.uncheck();
  await canvas.hover();
  await page.mouse.wheel(0, -40);
  await expect.poll(async () => Number(await distance.inputValue())).toBeLessThan(cameras.Face.distance);
  const keys = desk(page).locator('#workbench-keys');
  await canvas.blur();
  await expect(keys).toBeHidden();
  await canvas.press('?');
  await canvas.blur();
  await expect(keys).toBeVisible();
});

test('the head turns, the exposure changes the picture, and she moves only while the reader wants it', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page, `/en${PATH}`);
  await start(page);
  const seen = [await picture(page)];
  for (const id of ['HeadYaw', 'Exposure']) {
    await row(page, id).getByRole('slider').press('Home');
    await expect.poll(() => picture(page)).not.toBe(seen.at(-1));
    seen.push(await picture(page));
  }
  expect((await saved(page)).values).toEqual({HeadYaw: -45, Exposure: -3});
  await desk(page).getByRole('button', {name: 'Undo'}).click();
  await expect.poll(() => picture(page)).toBe(seen[1]);

  const drawn = () => frames(page);
  const move = desk(page).getByRole('button', {name: 'Play', exact: true});
  const before = await drawn();
  await move.press('Enter');
  await expect.poll(drawn).toBeGreaterThan(before + 3);
  await desk(page).getByRole('button', {name: 'Stop', exact: true}).press('Enter');
  const whileWaiting = async () => {
    const now = await drawn();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    return (await drawn()) - now;
  };
  await expect.poll(whileWaiting).toBe(0);

  // Reduced motion of the system stops the motion that the reader started.
  await move.press('Enter');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(move).toBeVisible();
  await move.press('Enter');
  await expect(status(page)).toContainText('less motion');

  const keys = desk(page).locator('#workbench-keys');
  await desk(page).getByRole('button', {name: 'Mouse, fingers and keys of the picture'}).click();
  await expect(keys).toBeVisible();
});

test('after a motion that was too slow to be drawn finely, the picture is what it was before', async ({page}) => {
  // A machine on which every frame comes late.
  await page.addInitScript(() => {
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) => next(() => void setTimeout(() => next(act), 40));
  });
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.setViewportSize({width: 700, height: 500});
  await open(page, `/en${PATH}`);
  await start(page);
  await row(page, 'Frame').getByRole('radio', {name: 'Face', exact: true}).check({force: true});
  const canvas = canvasOf(page);
  const width = () => canvas.evaluate((element: HTMLCanvasElement) => element.width);
  const seen = async () => {
    const box = (await canvas.boundingBox())!;
    const shot = await page.screenshot({clip: {...box, y: box.y + 50, height: box.height - 120}});
    return createHash('sha256').update(shot).digest('hex');
  };
  const button = (name: string) => desk(page).getByRole('button', {name, exact: true});
  await button('Play').focus();
  let before = await seen();
  await expect.poll(async () => before === (before = await seen())).toBe(true);
  const fine = await width();
  await button('Play').press('Enter');
  // Her eyes follow the pointer.
  await canvas.hover({position: {x: 20, y: 20}});
  await expect.poll(width, {timeout: 120_000}).toBeLessThan(fine);
  await button('Stop').press('Enter');
  await expect.poll(width).toBe(fine);
  await page.mouse.move(0, 0);
  await expect.poll(seen).toBe(before);
});

/** A pixel at the corner of the picture that the workbench saves. */
async function corner(page: Page): Promise<number[]> {
  const drawing = page.waitForEvent('download');
  await desk(page).getByRole('button', {name: 'Save PNG', exact: true}).click();
  const {data} = await sharp(await (await drawing).path())
    .ensureAlpha()
    .extract({left: 2, top: 2, width: 1, height: 1})
    .raw()
    .toBuffer({resolveWithObject: true});
  return [...data];
}

test('a picture behind her is chosen, dropped, undone, saved, and left out of a cut-out', async ({page}) => {
  await open(page, `/en${PATH}`);
  await start(page);
  const sky = await sharp({create: {width: 60, height: 40, channels: 3, background: '#2040ff'}})
    .png()
    .toBuffer();
  const backdrop = desk(page).locator('[data-workbench-state] img');
  await desk(page).getByLabel('Choose a picture').setInputFiles({name: 'sky.png', mimeType: 'image/png', buffer: sky});
  await expect(status(page)).toHaveText('sky.png is the background now.');
  await expect(backdrop).toBeVisible();
  await expect(row(page, 'OwnBackdrop')).toContainText('The background picture covers it');
  const {text} = await saved(page);
  expect(text).toContain('"backdrop":{"data":"data:image/jpeg;base64,');

  await desk(page).getByLabel('Pixels of the longer side').selectOption('1024');
  const [r, g, b, a] = (await corner(page)) as [number, number, number, number];
  expect([r < 60, g < 90, b > 230, a]).toEqual([true, true, true, 255]);
  await desk(page).getByLabel('Transparent background').check();
  expect((await corner(page))[3]).toBe(0);

  await tab(page, 'Parameters').click();
  await desk(page).getByRole('button', {name: 'Remove the picture'}).click();
  await expect(backdrop).toHaveCount(0);
  await desk(page).getByRole('button', {name: 'Undo'}).click();
  await expect(backdrop).toHaveCount(1);
  await page.reload();
  await start(page);
  await expect(backdrop).toHaveCount(1);
  await desk(page).getByRole('button', {name: 'Clear', exact: true}).click();
  await expect(backdrop).toHaveCount(0);

  const drop = (name: string, bytes: Buffer) =>
    page.evaluate(
      ([called, base64]) => {
        const data = new DataTransfer();
        const content = Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0));
        data.items.add(new File([content], called!, {type: 'image/png'}));
        document.querySelector('dialog')!.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true}));
      },
      [name, bytes.toString('base64')],
    );
  await drop('dropped.png', sky);
  await expect(status(page)).toHaveText('dropped.png is the background now.');
  await expect(backdrop).toHaveCount(1);
  await drop('broken.png', Buffer.from('no picture'));
  await expect(status(page)).toHaveText('broken.png is no picture that the browser can read.');
  await expect(backdrop).toHaveCount(1);
});

test('a panorama turns with the camera, in the picture and what is saved of it, and is undone', async ({page}) => {
  await open(page, `/en${PATH}`);
  await start(page);
  // Blue behind the camera, red behind her, green and yellow at the sides.
  const [width, height] = [400, 200];
  const colors = {'#00f': 0, '#0f0': 50, '#f00': 150, '#ff0': 250, '#00e': 350};
  const bands = Object.entries(colors).map(([fill, x]) => `<rect x="${x}" width="400" height="200" fill="${fill}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${bands.join('')}</svg>`;
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer();
  await desk(page).getByLabel('Choose a picture').setInputFiles({name: 'room.png', mimeType: 'image/png', buffer});
  const seen = desk(page).locator('[data-workbench-state] > canvas');
  const mark = desk(page).getByLabel(/^Panorama/);
  await expect(mark).toBeChecked();
  const onPage = async () => {
    const {x, y} = (await seen.boundingBox())!;
    // Inside of the outline of the focus.
    const shot = sharp(await page.screenshot({clip: {x: x + 12, y: y + 12, width: 1, height: 1}}));
    return [...(await shot.removeAlpha().raw().toBuffer())];
  };
  const colour = ([red, green, blue]: readonly number[]) =>
    [red, green, blue].map((channel) => (channel! > 128 ? 1 : 0)).join('');
  await tab(page, 'Output').click();
  await desk(page).getByLabel('Pixels of the longer side').selectOption('1024');
  for (const [key, expected] of [
    ['1', '100'],
    ['3', '010'],
    ['4', '001'],
  ] as const) {
    await canvasOf(page).press(key);
    await expect.poll(async () => colour(await onPage())).toBe(expected);
    expect(colour(await corner(page)), key).toBe(expected);
  }
  expect(JSON.parse((await saved(page)).text)).toMatchObject({backdrop: {panorama: true}});

  await tab(page, 'Parameters').click();
  await mark.uncheck();
  await expect(seen).toHaveCount(0);
  await desk(page).getByRole('button', {name: 'Undo'}).click();
  await expect(mark).toBeChecked();
  await expect.poll(async () => colour(await onPage())).toBe('001');
  await page.reload();
  await start(page);
  await expect.poll(async () => colour(await onPage())).toBe('001');
});

test('favourites are kept, for both languages', async ({page}) => {
  await open(page, `/en${PATH}`);
  await start(page);
  const star = (name: RegExp) => desk(page).getByRole('button', {name});
  for (const name of [/^Favourite: Rim Width/, /^Favourite: Shadow Threshold/]) await star(name).click();
  await star(/^Favourite: Shadow Threshold/).click();
  await page.reload();
  await start(page);
  await expect(star(/^Favourite: Rim Width/)).toHaveAttribute('aria-pressed', 'true');
  await open(page, `/zh-Hans${PATH}`);
  await start(page, '打开工作台');
  await desk(page).getByLabel('只看收藏').check();
  const ids = desk(page).locator('[data-control]');
  await expect(ids).toHaveCount(1);
  await expect(ids).toHaveAttribute('data-control', 'RimWidth');
});

test('a worker measures, bakes and writes the face shadow', async ({page}) => {
  // Records the tasks that workers have answered.
  await page.addInitScript(() => {
    const asked: string[] = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (what: {task?: string}, ...rest: []) {
      if (what.task) this.addEventListener('message', () => asked.push(what.task!), {once: true});
      return post.call(this, what, ...rest);
    };
    Object.assign(window, {answered: asked});
  });
  await open(page, `/en${PATH}`);
  await start(page);
  const answered = () => page.evaluate(() => (window as unknown as {answered: string[]}).answered);
  await tab(page, 'Face shadow').click();
  await expect.poll(answered).toEqual(['measure']);
  const before = await picture(page);
  await desk(page).getByRole('radio', {name: '90°'}).check({force: true});
  await desk(page).getByRole('button', {name: /^Bake/}).click();
  await expect.poll(answered).toEqual(['measure', 'bake']);
  await expect.poll(() => picture(page)).not.toBe(before);
  const saving = page.waitForEvent('download');
  await desk(page).getByRole('button', {name: 'Export 16-bit PNG'}).click();
  expect((await saving).suggestedFilename()).toMatch(/\.png$/);
  expect(await answered()).toEqual(['measure', 'bake', 'export']);
});

test('either half of a comparison shows any version, and the desk stays what it is', async ({page}) => {
  await open(page, `/en${PATH}`);
  await start(page);
  await tab(page, 'Looks').click();
  await desk(page).getByRole('button', {name: 'Compare Noir'}).click();
  const half = (name: string) => desk(page).getByRole('combobox', {name});
  const noir = await picture(page);
  await half('Right half').selectOption({label: 'Neon'});
  await expect.poll(() => picture(page)).not.toBe(noir);
  const both = await picture(page);
  await half('Left half').selectOption({label: 'Ink'});
  await expect.poll(() => picture(page)).not.toBe(both);
  await half('Left half').selectOption({label: 'Noir'});
  await expect.poll(() => picture(page)).toBe(both);
  await half('Right half').selectOption({label: 'Now'});
  await expect.poll(() => picture(page)).toBe(noir);
  await desk(page).getByRole('button', {name: 'End the comparison', exact: true}).click();
  expect((await saved(page)).values).toEqual({});
});

test('the second figure is chosen, undone, kept by looks and links, and drawn in the same place', async ({page}) => {
  await open(page, `/en${PATH}`);
  await start(page);
  const [chibi, knight] = ['Chibi painter', 'Knight, seven heads tall'].map((name) =>
    row(page, 'Figure').getByRole('radio', {name}),
  ) as [Locator, Locator];
  const running = () => expect(desk(page).locator('[data-workbench-state="running"]')).toBeAttached({timeout: 60_000});
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({name}) => name.includes('/knight.')));
  const first = await picture(page);
  await tab(page, 'Character').click();
  await expect(chibi).toBeChecked();
  expect(await loaded()).toBe(false);
  await knight.check({force: true});
  await expect.poll(loaded).toBe(true);
  await running();
  const second = await picture(page);
  expect(second).not.toBe(first);

  await desk(page).getByRole('button', {name: 'Undo'}).click();
  await expect(chibi).toBeChecked();
  await expect.poll(() => picture(page)).toBe(first);
  await desk(page).getByRole('button', {name: 'Redo'}).click();
  await expect(knight).toBeChecked();

  await tab(page, 'Looks').click();
  await desk(page).getByRole('button', {name: 'Open Ink'}).click();
  expect((await saved(page)).values).toMatchObject({Figure: 'knight'});

  await open(page, `/en${PATH}?stage=workbench&Figure=knight`);
  await start(page);
  expect(await picture(page)).toBe(second);
});

test("the figure chosen on a tutorial's stage comes with the link to the workbench", async ({page}) => {
  await open(page, '/en/docs/Tutorial/ControlTheShapeOfOutlines');
  const stage = page.locator('[data-stage="demo-outline"]');
  await stage.getByRole('button', {name: 'Change character'}).click();
  await stage.getByRole('button', {name: 'Knight, seven heads tall'}).click();
  await stage.getByRole('link', {name: 'Open in the workbench'}).click();
  await start(page);
  await tab(page, 'Character').click();
  await expect(row(page, 'Figure').getByRole('radio', {name: 'Knight, seven heads tall'})).toBeChecked();
});

test('a click picks a part, drags and keys pan, two clicks come nearer, and undo takes each back', async ({page}) => {
  await open(page, `/en${PATH}`);
  await start(page);
  const canvas = canvasOf(page);
  const value = async (id: string) => Number(await row(page, id).getByRole('slider').inputValue());
  const box = (await canvas.boundingBox())!;
  const [x, y] = [box.x + box.width * 0.5, box.y + box.height * 0.68];
  const part = (name: string) => desk(page).getByRole('radio', {name, exact: true});

  // Her dress is below the middle of the first framing, her hair above it.
  await page.mouse.click(x, y);
  await expect(part('Cloth')).toBeChecked();
  await expect(status(page)).toHaveText('Part: Cloth');
  await page.mouse.click(box.x + 8, box.y + 8);
  await expect(part('Cloth')).toBeChecked();

  // Camera and light are of the whole character.
  await part('Whole character').check({force: true});
  const [sideways, height] = [await value('CameraX'), await value('CameraY')];
  await page.mouse.move(x, y);
  await page.mouse.down({button: 'middle'});
  await page.mouse.move(x + 60, y + 40, {steps: 3});
  await page.mouse.up({button: 'middle'});
  await expect.poll(() => value('CameraX')).toBeLessThan(sideways);
  await expect.poll(() => value('CameraY')).toBeGreaterThan(height);
  await page.keyboard.press('Control+z');
  await expect.poll(() => value('CameraX')).toBe(sideways);
  await canvas.press('d');
  await expect.poll(() => value('CameraX')).toBeGreaterThan(sideways);
  await canvas.press('Home');
  await expect.poll(() => value('CameraX')).toBe(sideways);

  // From below, where the stages of pages do not go.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 300, {steps: 3});
  await page.mouse.up();
  await expect.poll(() => value('CameraPitch')).toBeLessThan(-21);

  const distance = await value('CameraDistance');
  await page.mouse.dblclick(x, y);
  await expect.poll(() => value('CameraDistance')).toBeLessThan(distance);

  // A turn of the wheel is a step of its own before a drag.
  const [near, yaw] = [await value('CameraDistance'), await value('CameraYaw')];
  await page.mouse.wheel(0, 40);
  await expect.poll(() => value('CameraDistance')).toBeGreaterThan(near);
  const far = await value('CameraDistance');
  await page.mouse.down();
  await page.mouse.move(x + 60, y, {steps: 3});
  await page.mouse.up();
  await expect.poll(() => value('CameraYaw')).not.toBe(yaw);
  await page.keyboard.press('Control+z');
  await expect.poll(() => value('CameraYaw')).toBe(yaw);
  expect(await value('CameraDistance')).toBe(far);
  await page.keyboard.press('Control+z');
  await expect.poll(() => value('CameraDistance')).toBe(near);
  await row(page, 'Frame').getByRole('radio', {name: 'Bust', exact: true}).check({force: true});
  await expect.poll(() => value('CameraDistance')).toBe(cameras.Bust.distance);
});

test('one document looks the same in both themes', async ({page}) => {
  await open(page, `/en${PATH}`);
  await start(page);
  const bar = desk(page).locator('header');
  const ground = () => bar.evaluate((element) => getComputedStyle(element).color);
  const [day, ink] = [await picture(page), await ground()];
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expect.poll(ground).not.toBe(ink);
  expect(await picture(page)).toBe(day);
});

test('a panel keeps what was typed, chosen and scrolled, tabs fit, and a message goes with the next action', async ({
  page,
}) => {
  await open(page, `/en${PATH}`);
  await start(page);
  const panel = desk(page).getByRole('tabpanel');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 800});
    const box = (await panel.boundingBox())!;
    for (const each of await desk(page).getByRole('tab').all()) {
      const {x, width: w} = (await each.boundingBox())!;
      expect([x >= box.x, x + w <= box.x + box.width], String(width)).toEqual([true, true]);
    }
    const view = (await desk(page).locator('header select').boundingBox())!;
    const close = (await desk(page).getByRole('button', {name: 'Close', exact: true}).boundingBox())!;
    expect([view.x + view.width <= close.x, view.y < close.y + close.height, close.y < view.y + view.height]).toEqual([
      true,
      true,
      true,
    ]);
  }
  // One line a slider where a pointer can hit it.
  for (const id of ['LightYaw', 'CameraFov', 'Exposure', 'FillYaw', 'RimWidth'])
    expect((await row(page, id).boundingBox())!.height, id).toBeLessThanOrEqual(37);
  // A group that is closed stays so.
  const group = panel.locator('details').first();
  await group.locator('summary').click();
  await tab(page, 'Looks').click();
  await tab(page, 'Parameters').click();
  await expect(group).not.toHaveAttribute('open');
  await group.locator('summary').click();
  await expect(group).toHaveAttribute('open');
  // Scene and light are found from any part, by what they are and by what one can choose.
  await desk(page).getByRole('radio', {name: 'Hair', exact: true}).check({force: true});
  for (const [typed, id] of [
    ['exposure', 'Exposure'],
    ['moonlight', 'ScenePreset'],
  ] as const) {
    await desk(page).getByRole('searchbox').fill(typed);
    await expect(row(page, id)).toBeVisible();
    await expect(row(page, 'LightYaw')).toBeHidden();
  }
  for (const typed of ['panorama', 'transparent']) {
    await desk(page).getByRole('searchbox').fill(typed);
    await expect(desk(page).getByLabel('Choose a picture')).toBeVisible();
  }
  // What another part or panel has is one click away.
  await desk(page).getByRole('searchbox').fill('parallax');
  await desk(page).getByRole('button', {name: 'Search the whole character'}).click();
  await expect(row(page, 'EyeParallaxDepth')).toBeVisible();
  await desk(page).getByRole('searchbox').fill('blinks');
  await desk(page).getByRole('button', {name: 'See Output'}).click();
  await expect(tab(page, 'Output')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Parameters').click();
  await desk(page).getByRole('radio', {name: 'Hair', exact: true}).check({force: true});
  await desk(page).getByRole('searchbox').fill('angel ring');
  await expect(row(page, 'HairRingHeight')).toBeVisible();
  await expect(row(page, 'Exposure')).toBeHidden();
  await tab(page, 'Output').click();
  await expect(row(page, 'HairRingHeight')).toBeHidden();
  await desk(page).getByLabel('Pixels of the longer side').selectOption('4096');
  await desk(page).getByLabel('Transparent background').check();
  await tab(page, 'Looks').click();
  await panel.evaluate((element) => element.scrollTo(0, 300));
  await tab(page, 'Parameters').click();
  await expect(desk(page).getByRole('searchbox')).toHaveValue('angel ring');
  await tab(page, 'Looks').click();
  expect(await panel.evaluate((element) => element.scrollTop)).toBe(300);
  await tab(page, 'Output').click();
  await expect(desk(page).getByLabel('Pixels of the longer side')).toHaveValue('4096');
  await expect(desk(page).getByLabel('Transparent background')).toBeChecked();

  await desk(page).getByRole('button', {name: 'Save .json'}).click();
  await expect(status(page)).toHaveText('Saved workbench.json.');
  await tab(page, 'Looks').click();
  await expect(status(page)).toHaveText('');
});

test('a row of the atlas is chosen from its strips, in the colours of the part', async ({page}) => {
  await open(page, `/en${PATH}`);
  await start(page);
  await desk(page).getByRole('searchbox').fill('RampIndex');
  const rows = desk(page).getByRole('radiogroup', {name: 'Ramp Index', exact: true});
  const strip = (of = 0) =>
    rows
      .locator('canvas')
      .nth(of)
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const part = (name: string) => desk(page).getByRole('radio', {name, exact: true}).check({force: true});
  await expect(rows.getByRole('radio')).toHaveCount(RAMP_COUNT);
  await part('Hair');
  const ofHair = rows.getByRole('radio', {name: '10 Hair'});
  await expect(ofHair).toBeChecked();
  await expect(rows).toContainText('Used by Hair');
  const onHair = await strip();
  const before = await picture(page);
  await ofHair.press('ArrowUp');
  await expect(rows.getByRole('radio', {checked: true})).toHaveAccessibleName(/^09 /);
  await expect(rows).toContainText('Used by Hair');
  await expect(row(page, 'RampIndex').getByRole('slider')).toHaveValue('9');
  await expect.poll(() => picture(page)).not.toBe(before);
  // Delete takes it back, as on every control.
  await page.keyboard.press('Delete');
  await expect(ofHair).toBeChecked();
  await part('Skin');
  await expect.poll(() => strip()).not.toBe(onHair);

  // The editor opens the row of the part, and an edited row shows its edit.
  const shipped = await strip(4);
  await tab(page, 'Ramps').click();
  await expect(desk(page).getByRole('radio', {name: /^04 .*Used by Skin, Face$/})).toBeChecked();
  await desk(page).getByRole('slider', {name: 'Stop 2'}).press('PageUp');
  await tab(page, 'Parameters').click();
  await expect.poll(() => strip(4)).not.toBe(shipped);
});

test('the first steps lead to their panels, hold nothing back, and are closed for good', async ({page}) => {
  await open(page, `/en${PATH}`);
  await page.getByRole('button', {name: 'Open the workbench'}).click();
  const steps = desk(page).getByRole('region', {name: 'Start here'});
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  for (const name of ['Looks', 'Parameters', 'Output']) {
    await steps.getByRole('button', {name}).press('Enter');
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await tab(page, 'Looks').click();
  await expect(steps).toBeVisible();
  await steps.getByRole('button', {name: /^Got it/}).press('Enter');
  await expect(steps).toHaveCount(0);
  await expect(tab(page, 'Looks')).toBeFocused();

  await page.reload();
  await page.getByRole('button', {name: 'Open the workbench'}).click();
  await expect(desk(page).locator('[data-workbench-state="running"]')).toBeAttached({timeout: 60_000});
  await expect(steps).toHaveCount(0);
});
