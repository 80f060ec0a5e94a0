import {expect, test, type Locator, type Page} from '@playwright/test';
import {built, open, publicPages} from '../support';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const results = (page: Page) => page.getByRole('main').getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', {name: /Search|搜索/});

async function openDialog(page: Page, path: string, query: string) {
  await open(page, path);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(query);
  await expect(dialog(page).locator('mark').first()).toBeVisible();
}

test('the field of the search page is edited in the middle and undone, and the address follows', async ({page}) => {
  await open(page, '/en/search?q=rim');
  await expect(field(page)).toHaveValue('rim');
  await field(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('the ');
  await expect(field(page)).toHaveValue('the rim');
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  await expect(page).toHaveURL(/q=the\+rim$/);
  // Chromium takes back a few letters at a time.
  await expect(async () => {
    if ((await field(page).inputValue()) !== 'rim') await page.keyboard.press('Control+z');
    await expect(field(page)).toHaveValue('rim', {timeout: 500});
  }).toPass();
  await expect(page).toHaveURL(/q=rim$/);
});

test('the field of the search page follows an address that something else has changed', async ({page}) => {
  await open(page, '/en/search?q=rim%0Alight');
  await expect(field(page)).toHaveValue('rim light');
  await field(page).fill('hair');
  await expect(page).toHaveURL(/q=hair$/);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL(/docs\/FAQ$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('hair');
  await expect(results(page).first()).toBeVisible();
});

const FIELDS = 'input:is([type=search], [type=text])';

/** Composes a word in the focused field, as an input method does: each step is shown, the composition begins and ends once. */
async function compose(page: Page, input: Locator): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    for (const type of ['compositionstart', 'compositionend'])
      document.addEventListener(type, (event) => seen.push(event.type));
  });
  const session = await page.context().newCDPSession(page);
  for (const text of ['m', 'mi', 'mia', 'miao']) {
    await session.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
    await expect(input).toHaveValue(text);
  }
  await session.send('Input.insertText', {text: '描'});
  await expect(input).toHaveValue('描');
  await page.keyboard.press('Home');
  await page.keyboard.type('ab');
  await expect(input).toHaveValue('ab描');
  expect(await input.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
  expect(await page.evaluate(() => (window as unknown as {seen: string[]}).seen)).toEqual([
    'compositionstart',
    'compositionend',
  ]);
}

test('an input method composes a word in every text field of a page, and the caret stays', async ({page}) => {
  const paths = publicPages('zh-Hans').filter((path) =>
    /<input[^>]*type="?(?:search|text)/.test(built(`${path}/index.html`)),
  );
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    await open(page, path);
    const field = page.locator('main').locator(FIELDS).filter({visible: true}).first();
    await field.selectText();
    await compose(page, field);
  }
});

test('an input method composes a word in the dialog, in the workbench, and on the search page as its results are drawn', async ({
  page,
}) => {
  await open(page, '/zh-Hans/search');
  await expect(field(page)).toBeFocused();
  await compose(page, field(page));
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toContainText('ab描');
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent('ab描')}$`));
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('');
  await compose(page, box);
  await open(page, '/zh-Hans/workbench');
  await page.getByRole('main').getByRole('button', {name: '打开工作台'}).click();
  const search = page.locator('dialog[open]').getByRole('searchbox');
  await search.focus();
  await compose(page, search);
});

test('a key that belongs to an input method reaches no listener of the page', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  const reached = await page.evaluate(() => {
    const seen: string[] = [];
    addEventListener('keydown', ({key}) => seen.push(key), true);
    document.body.addEventListener('keydown', ({key}) => seen.push(key));
    const init = {bubbles: true, cancelable: true};
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'a', keyCode: 229, ...init}));
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'b', isComposing: true, ...init}));
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'c', ...init}));
    return seen;
  });
  expect(reached).toEqual(['c', 'c']);
});

test('marks are readable in forced colours, in the dialog and on the search page', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  const colours = (within: string) =>
    page
      .locator(`${within} mark`)
      .first()
      .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
  await openDialog(page, '/en/search?q=outline', 'outline');
  for (const place of ['dialog', 'main']) {
    const [text, background] = await colours(place);
    expect(background, place).not.toMatch(/^rgba/);
    expect(text, place).not.toBe(background);
  }
});

test('the key that commits a word after its composition chooses no hit', async ({page}) => {
  await openDialog(page, '/zh-Hans/docs/FAQ', '描边');
  const isTaken = await page.getByRole('combobox').evaluate((input) => {
    const key = new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true});
    return !input.dispatchEvent(key);
  });
  expect(isTaken).toBe(false);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/docs\/FAQ$/);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
});

test('Ctrl+Shift+K and Ctrl+Alt+K belong to the browser', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  const isFree = await page.evaluate(() =>
    [{shiftKey: true}, {altKey: true}].map((more) => {
      const key = new KeyboardEvent('keydown', {key: 'K', ctrlKey: true, bubbles: true, cancelable: true, ...more});
      return document.body.dispatchEvent(key);
    }),
  );
  expect(isFree).toEqual([true, true]);
  await expect(dialog(page)).toHaveCount(0);
});

test('the search button names the shortcut of the operating system', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  const keys = page.getByRole('button', {name: 'Search'}).locator('kbd');
  await expect(keys).toHaveText(['Ctrl', 'K']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'platform', {get: () => 'MacIntel'}));
  await open(page, '/en/docs/FAQ');
  await expect(keys).toHaveText(['Cmd', 'K']);
});

test('the button that resets the dialog clears the query and shows the start screen', async ({page}) => {
  await openDialog(page, '/en/docs/FAQ', 'outline');
  await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
  await expect(page.getByRole('combobox')).toHaveValue('');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(dialog(page)).toContainText('No recent searches');
});

test('a group shows at most five hits, and a stored hit has neither highlights nor snippets', async ({page}) => {
  await openDialog(page, '/en/docs/FAQ', 'outline');
  // A section whose hits are apart has several lists.
  const sizes = await dialog(page)
    .getByRole('tree')
    .evaluateAll((lists) => {
      const sum: Record<string, number> = {};
      for (const list of lists) {
        const title = document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
        sum[title] = (sum[title] ?? 0) + list.querySelectorAll('[role=treeitem]').length;
      }
      return Object.values(sum);
    });
  expect(Math.max(...sizes)).toBe(5);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  const stored = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /recent/i.test(key))
      .flatMap(([, value]) => JSON.parse(value) as object[]),
  );
  expect(stored).toHaveLength(1);
  expect(Object.keys(stored[0]!)).toEqual(expect.arrayContaining(['url', 'objectID', 'hierarchy']));
  expect(Object.keys(stored[0]!).filter((key) => /highlight|snippet/i.test(key))).toEqual([]);
});
