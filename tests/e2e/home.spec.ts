import {expect, test} from '@playwright/test';
import {inLocale, locales, open} from '../support';

test.use({reducedMotion: 'reduce'});

for (const locale of locales) {
  const word = inLocale(locale);

  test(`section 1: ${locale}: seven features, one of them environment interaction, each a link to its tutorial`, async ({
    page,
  }) => {
    await open(page, `/${locale}/`);
    const features = page.getByRole('region', {name: word('功能', 'Features')});
    const links = features.getByRole('heading', {level: 3}).getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(7);
    for (const address of addresses) expect(address).toContain(`/${locale}/docs/Tutorial/`);
    await features
      .getByRole('listitem')
      .first()
      .click({position: {x: 60, y: 60}});
    await expect(page).toHaveURL(/ControlLightShadowColorTransition/);
    await page.goBack();
    await links.filter({hasText: word('环境实时交互', 'Real-time environment interaction')}).click();
    await expect(page).toHaveURL(/ControlLightingOfCharactersAndScenes/);
  });

  test(`${locale}: a look of the home page opens on the workbench with its figure`, async ({page}) => {
    await open(page, `/${locale}/`);
    const looks = page
      .getByRole('region', {name: word('画风', 'Looks')})
      .getByRole('listitem')
      .getByRole('link');
    await expect(looks).toHaveCount(12);
    await looks.last().click();
    await expect(page).toHaveURL(/workbench\?stage=workbench&look=\w+&Figure=\w+$/);
    await page.getByRole('button', {name: word('打开工作台', 'Open the workbench')}).click();
    await page
      .getByRole('dialog')
      .getByRole('tab', {name: word('角色', 'Character'), exact: true})
      .click();
    await expect(page.getByRole('dialog').getByText(word('七头身骑士', 'Knight, seven heads tall'))).toBeVisible();
  });

  test(`section 1: ${locale}: the runnable demo is marked as to do, in the one badge, and is no link`, async ({
    page,
  }) => {
    await open(page, `/${locale}/`);
    const badges = page.locator('.availability');
    await expect(badges).toHaveCount(1);
    await expect(badges).toBeVisible();
    await expect(badges).toContainText(word('可运行演示', 'the runnable demo'));
    await expect(page.getByRole('main').getByRole('link', {name: word('可运行演示', 'runnable demo')})).toHaveCount(0);
  });

  test(`${locale}: nothing lies over the words beside the stage`, async ({page}) => {
    for (const width of [1440, 1280, 997, 390]) {
      await page.setViewportSize({width, height: 900});
      await open(page, `/${locale}/`);
      const covered = page.locator('header').evaluateAll((headers) =>
        headers
          .flatMap((header) => [...header.querySelectorAll('h1, h1 ~ p')])
          .flatMap((element) => {
            const words = document.createRange();
            words.selectNodeContents(element);
            return [...words.getClientRects()].filter(
              ({right, top, height}) => !element.contains(document.elementFromPoint(right - 4, top + height / 2)),
            );
          }),
      );
      expect(await covered, `${width} px`).toEqual([]);
    }
  });

  test(`${locale}: the questions of a studio and the cost of a frame are one link away`, async ({page}) => {
    await open(page, `/${locale}/`);
    const requirements = page.getByRole('region', {name: word('运行要求', 'Requirements')});
    await expect(requirements.locator('a[href$="/docs/Status#studio"]')).toBeVisible();
    await expect(requirements.locator('a[href$="/docs/Reference/ConsoleVariables#measure-cost"]')).toBeVisible();
    await open(page, `/${locale}/docs/Status`);
    await expect(page.locator('#studio ~ .lk-table table').first().locator('tbody tr')).toHaveCount(10);
  });
}

test('section 1: a video is loaded when it is played, not before', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => /\.mp4$/.test(new URL(request.url()).pathname) && asked.push(request.url()));
  await open(page, '/en/');
  const demos = page.getByRole('region', {name: 'Demos'});
  const play = demos.getByRole('link', {name: 'Play video Environment interaction'});
  await play.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await play.click();
  const video = demos.locator('video');
  await expect(video).toBeFocused();
  await expect(video).toHaveAttribute('controls', '');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  expect(await video.evaluate(({duration}: HTMLVideoElement) => duration)).toBeGreaterThan(5);
});

test('without scripts the radio buttons change the light of the picture', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/en/');
  const lights = page.getByRole('group', {name: 'Light', exact: true});
  const picture = page.getByAltText('The character in the chosen light');
  const place = () => picture.evaluate((image) => getComputedStyle(image).objectPosition);
  const noon = await place();
  await lights.getByRole('radio', {name: 'Noon'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(lights.getByRole('radio', {name: 'Dusk'})).toBeChecked();
  await expect.poll(place).not.toBe(noon);
  await context.close();
});

test.describe('without reduced motion', () => {
  test.use({reducedMotion: 'no-preference'});

  test('one picture stays beside the features, and shows those up to the one being read', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/en/');
    const features = page.getByRole('region', {name: 'Features'}).getByRole('listitem');
    const opacities = () =>
      features.evaluateAll((all) =>
        all.map((feature) =>
          Math.round(
            Number(
              [...feature.querySelectorAll('picture')]
                .filter((picture) => picture.checkVisibility())
                .map((picture) => getComputedStyle(picture).opacity)[0],
            ),
          ),
        ),
      );
    for (const [at, title] of (await features.getByRole('heading').all()).entries()) {
      await title.evaluate((element) =>
        window.scrollBy({top: element.getBoundingClientRect().top - innerHeight * 0.45, behavior: 'instant'}),
      );
      await expect.poll(opacities).toEqual([0, 1, 2, 3, 4, 5].map((each) => Number(each <= at)));
      const picture = features.nth(at).getByRole('img');
      await expect(picture).toBeInViewport({ratio: 0.85});
    }
  });
});

test('a file that is dropped on the home page is read on the page of own characters', async ({page}) => {
  await open(page, '/en/');
  const drop = page.getByRole('link', {name: 'Drop your own character here'});
  await drop.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['no model'], 'broken.glb'));
    element.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
  });
  await expect(page).toHaveURL(/TryItOnYourCharacter/);
  await expect(page.locator('[data-own-character]')).toHaveAttribute('data-own-character', 'fault');
});
