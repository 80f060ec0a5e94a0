import {describe, expect, it} from 'vitest';
import {notFoundPage, redirectPage} from './pages';

/** Runs the page's script in a fake document and returns the target address. */
function lead(route: string, cookie: string, search = '', hash = '', languages = ['fr-FR']): string {
  const script = /<script>([\s\S]*?)<\/script>/.exec(redirectPage(route))?.[1] ?? '';
  let target = '';
  const location = {pathname: route, search, hash, replace: (url: string) => (target = url)};
  new Function('document', 'location', 'navigator', script)({cookie}, location, {languages});
  return target;
}

describe('section 2: unprefixed addresses', () => {
  it('redirect to the default locale, query and hash kept', () => {
    expect(lead('/docs/FAQ/', '', '?x=1', '#y')).toBe('/zh-Hans/docs/FAQ/?x=1#y');
  });

  it('redirect to the remembered locale', () => {
    expect(lead('/', 'a=b; locale=en; c=d')).toBe('/en/');
  });

  it.each([
    [['en-GB', 'zh-CN'], '', '/en/'],
    [['fr-FR', 'zh-TW', 'en'], '', '/zh-Hans/'],
    [['en-US'], 'locale=zh-Hans', '/zh-Hans/'],
    [[], '', '/zh-Hans/'],
  ])('lead a reader of %j with the cookie "%s" to %s', (languages, cookie, target) => {
    expect(lead('/', cookie, '', '', languages)).toBe(target);
  });

  it.each(['locale=fr', 'locale=//evil.example', 'xlocale=en', 'locale=en.evil.example'])(
    'ignore the cookie %s',
    (cookie) => {
      expect(lead('/', cookie)).toBe('/zh-Hans/');
    },
  );

  it.each(['//evil.example/', '/\\evil.example', '/%2F/evil.example', '/@evil.example', '/javascript:alert(1)'])(
    'never lead to another origin: %s',
    (route) => {
      const home = 'https://site.test';
      expect(new URL(lead(route, ''), home).origin).toBe(home);
    },
  );

  it('redirect to the default locale without scripts', () => {
    expect(redirectPage('/docs/FAQ/')).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/zh-Hans/docs/FAQ/"></noscript>',
    );
  });
});

it("section 2: the root not-found page is the default locale's, with a line in the other language for readers without scripts", () => {
  const html = notFoundPage(
    '<!doctype html><html><head><meta charset=UTF-8></head><body class=a><h1>找不到页面</h1></body></html>',
    ['/docs/FAQ'],
  );
  expect(html).toContain('<meta charset=UTF-8><script>');
  expect(html).toMatch(
    /<body class=a><noscript><p [^>]*lang="en">We could not find what you were looking for\. <a lang="en" href="\/en\/">/,
  );
  expect(html).toContain('<h1>找不到页面</h1>');
});
