import {expect, test} from '@playwright/test';
import {identity} from '../../config/identity';
import {inLocale, locales, open, tamper} from '../support';

for (const locale of locales) {
  const at = `/${locale}/blog`;
  const word = inLocale(locale);

  test(`section 2: ${locale}: blog sidebar All Posts, grouped by year, without pagination`, async ({page}) => {
    for (const address of [at, `${at}/wellcome`]) {
      await open(page, address);
      const sidebar = page.locator('aside nav');
      await expect(sidebar).toContainText(word('全部文章', 'All Posts'));
      await expect(sidebar.getByText(/^20\d\d$/).first()).toBeVisible();
      await expect(sidebar.locator(`a[href="${at}/wellcome"]`)).toBeVisible();
    }
    await open(page, at);
    await expect(page.locator('.pagination-nav__link')).toHaveCount(0);
    const posts = await page
      .locator('article h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const listed = await page
      .locator('aside nav li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(listed).toEqual(posts);
  });

  test(`${locale}: all posts are at the right of a page of the news, in a post below its contents`, async ({page}) => {
    for (const address of [at, `${at}/tags`, `${at}/authors`, `${at}/wellcome`]) {
      await open(page, address);
      const main = (await page.locator('main').boundingBox())!;
      const posts = (await page.locator('aside nav').boundingBox())!;
      expect(posts.x, address).toBeGreaterThan(main.x + main.width);
    }
    const {y, height} = (await page.locator('.table-of-contents').boundingBox())!;
    expect((await page.locator('aside nav').boundingBox())!.y).toBeGreaterThan(y + height);
  });

  test(`${locale}: a post has its picture in the list and in the archive`, async ({page}) => {
    for (const address of [at, `${at}/archive`]) {
      await open(page, address);
      const picture = page.locator('main img').first();
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test(`section 2: ${locale}: blog posts have authors and tags, and show no reading time`, async ({page}) => {
    await open(page, `${at}/wellcome`);
    const header = page.locator('article header');
    await expect(header.locator(`a[href^="${at}/authors/"]`).first()).toBeVisible();
    await expect(header.locator('time')).toBeVisible();
    await expect(header).not.toContainText(/min read|minute|分钟|阅读/);
    await expect(page.locator(`article footer a[href^="${at}/tags/"]`).first()).toBeVisible();
  });

  test(`section 2: ${locale}: blog archive groups the posts by year`, async ({page}) => {
    await open(page, `${at}/archive`);
    await expect(
      page
        .locator('main')
        .getByRole('heading', {name: /^20\d\d/})
        .first(),
    ).toBeVisible();
    await expect(page.locator(`main a[href="${at}/wellcome"]`)).toBeVisible();
  });

  test(`section 2: ${locale}: blog tag pages list their posts`, async ({page}) => {
    await open(page, `${at}/wellcome`);
    await page.locator(`article footer a[href^="${at}/tags/"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${at}/tags/`));
    await expect(page.locator(`main article a[href="${at}/wellcome"]`).first()).toBeVisible();
    await page.locator(`main a[href="${at}/tags"]`).first().click();
    await expect(page.locator(`main a[href^="${at}/tags/"]`).first()).toBeVisible();
  });

  test(`section 2: ${locale}: authors list leads to the authors`, async ({page}) => {
    await open(page, `${at}/authors`);
    const team = page.locator('main li', {has: page.locator(`a[href="${at}/authors/team"]`)});
    await expect(team).toContainText(word('1篇文章', 'One post'));
    await team.getByRole('link').click();
    await expect(page).toHaveURL(`${at}/authors/team`);
    await expect(page.locator(`main article a[href="${at}/wellcome"]`).first()).toBeVisible();
  });

  test(`section 8: ${locale}: This author has not written any posts yet.`, async ({page}) => {
    await open(page, `${at}/authors/docs`);
    await expect(
      page.getByText(word('该作者尚未撰写任何文章。', 'This author has not written any posts yet.'), {exact: true}),
    ).toBeVisible();
  });

  for (const [feed, type] of [
    ['rss', 'application/rss+xml'],
    ['atom', 'application/atom+xml'],
  ] as const) {
    test(`section 2: ${locale}: ${feed} feed is well-formed and announced`, async ({page, request}) => {
      const response = await request.get(`${at}/${feed}.xml`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(/xml/);
      await page.goto(at);
      const read = await page.evaluate(
        (xml) => {
          const parsed = new DOMParser().parseFromString(xml, 'application/xml');
          const links = [...parsed.querySelectorAll('item > link, entry > link')];
          return {
            broken: parsed.querySelector('parsererror')?.textContent ?? null,
            root: parsed.documentElement.nodeName,
            title: parsed.querySelector('title')?.textContent,
            description: parsed.querySelector('description, subtitle')?.textContent,
            links: links.map((link) => link.getAttribute('href') ?? link.textContent),
          };
        },
        await response.text(),
      );
      expect(read).toEqual({
        broken: null,
        root: feed === 'rss' ? 'rss' : 'feed',
        title: `${identity.name[locale]} ${word('新闻', 'News')}`,
        description: await page.locator('head meta[name=description]').getAttribute('content'),
        links: expect.arrayContaining([`${identity.url}${at}/wellcome`]) as string[],
      });
      await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute('href', `${at}/${feed}.xml`);
    });
  }
}

for (const locale of locales) {
  test(`section 9: ${locale}: blog posts per page and sidebar count set to all`, async ({page}) => {
    const links = (scope: string) =>
      page
        .locator(`${scope} a[href^="/${locale}/blog/"]`)
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    await page.goto(`/${locale}/blog/archive`);
    const all = await links('main li');
    expect(all.length).toBeGreaterThan(0);
    await page.goto(`/${locale}/blog`);
    expect((await links('article h2')).sort()).toEqual([...all].sort());
    expect((await links('aside nav li')).sort()).toEqual([...all].sort());
  });
}

test.describe('section 8: pluralisation forms', () => {
  const headings = {
    en: {
      post: [/^One post tagged with/, /^2 posts tagged with/],
      doc: [/^One doc tagged with/, /^\d+ docs tagged with/],
    },
    'zh-Hans': {
      post: [/^1 ?篇/, /^2 ?篇/],
      doc: [/^1 ?篇/, /^\d+ ?篇/],
    },
  };

  for (const locale of locales) {
    test(`${locale}: posts`, async ({page}) => {
      const [one = /$^/, other = /$^/] = headings[locale].post;
      await open(page, `/${locale}/blog/tags/news`);
      await expect(page.locator('h1')).toHaveText(one);
      await tamper(
        page,
        (text) => text.includes('"permalink":"/' + locale + '/blog/tags/news"'),
        (text) => text.replace(/"count":1\b/g, '"count":2'),
      );
      await open(page, `/${locale}/blog/tags`);
      await page.locator(`main a[href="/${locale}/blog/tags/news"]`).click();
      await expect(page.locator('h1')).toHaveText(other);
    });

    test(`${locale}: docs`, async ({page}) => {
      const [one = /$^/, other = /$^/] = headings[locale].doc;
      await open(page, `/${locale}/docs/tags/basics`);
      await expect(page.locator('h1')).toHaveText(other);
      await tamper(
        page,
        (text) => text.includes(`"permalink":"/${locale}/docs/tags/basics"`) && text.includes('"items":['),
        (text) => text.replace(/"count":\d+/g, '"count":1'),
      );
      await open(page, `/${locale}/docs/tags`);
      await page.locator(`main a[href="/${locale}/docs/tags/basics"]`).click();
      await expect(page.locator('h1')).toHaveText(one);
    });
  }
});
