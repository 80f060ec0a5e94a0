import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {built, decode, locales, sitemap, texts, wake, watch} from '../support';

interface Axe {
  run(options: object): Promise<{violations: {id: string; nodes: {target: unknown[]; failureSummary?: string}[]}[]}>;
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  return page.evaluate(
    async ({mode, values}) => {
      localStorage.setItem('theme', mode);
      document.documentElement.setAttribute('data-theme', mode);
      document.documentElement.setAttribute('data-theme-choice', mode);
      // Colours fade between the themes: measure after the transition.
      document.getAnimations().forEach((animation) => {
        try {
          animation.finish();
        } catch {
          animation.cancel();
        }
      });
      const {axe} = window as unknown as {axe: Axe};
      const found = await axe.run({runOnly: {type: 'tag', values}, resultTypes: ['violations']});
      return found.violations.flatMap(({id, nodes}) =>
        nodes.map(
          ({target, failureSummary}) =>
            `${mode}: ${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
        ),
      );
    },
    {mode: theme, values: tags},
  );
}

for (const locale of locales) {
  const pages = sitemap(locale);

  test.describe(`sweep ${locale}`, () => {
    for (const address of pages) {
      test(address, async ({page}) => {
        const seen = watch(page);
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        // Violations of the policy appear as console messages.
        expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
        await wake(page);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).not.toBeEmpty();
        await page.evaluate(axeSource);
        expect([...(await violations(page, 'light')), ...(await violations(page, 'dark'))]).toEqual([]);
        expect(seen).toEqual({messages: [], errors: [], foreign: []});
      });
    }
  });

  test(`sweep ${locale}: every page has a title and a description of its own`, () => {
    expect(pages.length).toBeGreaterThan(40);
    const seen = {title: new Map<string, string>(), description: new Map<string, string>()};
    const faults: string[] = [];
    for (const address of pages) {
      const file = `${address.replace(/^\//, '').replace(/\/$/, '')}/index.html`;
      const html = built(file);
      const [title = ''] = texts(html, 'title');
      const found = /<meta\b[^>]*\bname="?description"?[^>]*\bcontent=(?:"([^"]*)"|([^\s>]+))/.exec(html);
      const values = {title, description: decode(found?.[1] ?? found?.[2] ?? '')};
      for (const kind of ['title', 'description'] as const) {
        const other = seen[kind].get(values[kind]);
        if (!values[kind]) faults.push(`${address} has no ${kind}`);
        else if (other) faults.push(`${address} has the ${kind} of ${other}: ${values[kind]}`);
        seen[kind].set(values[kind], address);
      }
      for (const [link] of html.matchAll(/<link\b[^>]*\brel="?(?:preconnect|dns-prefetch)"?[^>]*>/g))
        faults.push(`${address}: ${link}`);
    }
    expect(faults).toEqual([]);
  });
}
