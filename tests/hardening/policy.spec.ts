import {expect, test, type Page} from '@playwright/test';
import {inLocale, built, locales, open, watch} from '../support';

interface Violated extends Window {
  violated: string[];
}

/** Collects violations of the policy in each document. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = [];
    (window as unknown as Violated).violated = seen;
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile}) =>
      seen.push(`${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    );
  });
const violations = (page: Page) => page.evaluate(() => (window as unknown as Violated).violated);

test('the policy allows only inline scripts written by the build', async ({request}) => {
  const policy = (await request.get('/en/')).headers()['content-security-policy'] ?? '';
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(sources[0]).toBe("'self'");
  expect(sources.length).toBeGreaterThan(1);
  for (const source of sources.slice(1)) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
});

test('the policy fits the header limits of hosts', () => {
  // Cloudflare Pages: 2 000 characters a line.
  for (const line of built('_headers').split('\n')) expect(line.length).toBeLessThan(2000);
});

for (const [kind, add] of [
  ['an inline script', (element: HTMLScriptElement) => (element.textContent = 'window.injected = true')],
  ['a script of another host', (element: HTMLScriptElement) => (element.src = 'https://evil.example/x.js')],
] as const) {
  test(`${kind} that is added to a page is blocked`, async ({page}) => {
    await listen(page);
    await open(page, '/en/docs/FAQ');
    await page.evaluate(`(${add.toString()})(document.head.appendChild(document.createElement('script')))`);
    await expect.poll(() => violations(page)).toEqual([expect.stringMatching(/^script-src-elem: /)]);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
}

test('an event handler in markup and eval are blocked', async ({page}) => {
  await listen(page);
  await open(page, '/en/docs/FAQ');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="window.injected = true">');
  });
  await expect.poll(() => violations(page)).toEqual([expect.stringMatching(/^script-src-attr: inline/)]);
  // A click on a javascript: link, because the policy does not apply to evaluate().
  await page.evaluate(() => {
    const script = document.createElement('a');
    script.href = 'javascript:window.injected = true';
    document.body.append(script);
    script.click();
  });
  await expect.poll(() => violations(page)).toHaveLength(2);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('no page can be framed', async ({page, baseURL}) => {
  await page.route('https://evil.example/', (route) =>
    route.fulfill({contentType: 'text/html', body: `<iframe src="${baseURL}/en/"></iframe>`}),
  );
  await page.goto('https://evil.example/');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

for (const locale of locales) {
  test(`${locale}: demos, search and zoom work under the policy`, async ({page}) => {
    const seen = watch(page);
    await listen(page);
    await open(page, `/${locale}/docs/Tutorial/ControlTheShapeOfOutlines`);
    const stage = page.locator('[data-stage]').first();
    await stage.getByRole('button', {name: inLocale(locale)('实时运行', 'Run live')}).click();
    await expect(stage).toHaveAttribute('data-stage-state', /running|paused/, {timeout: 60_000});
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill(inLocale(locale)('描边', 'outline'));
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    await page.goto(`/${locale}/search?q=rim`);
    await expect(page.locator('main ol li').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(seen.messages.filter((text) => /Content Security Policy|Trusted/.test(text))).toEqual([]);
    expect(seen.errors).toEqual([]);
  });
}
