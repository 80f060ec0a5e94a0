import {describe, expect, it} from 'vitest';
import {notFoundPage, redirectPage} from './pages';

/** Runs the page's script against a made-up document and returns where it leads. */
function lead(route: string, cookie: string, search = '', hash = ''): string {
  const script = /<script>([\s\S]*?)<\/script>/.exec(redirectPage(route))?.[1] ?? '';
  let target = '';
  const location = {pathname: route, search, hash, replace: (url: string) => (target = url)};
  new Function('document', 'location', script)({cookie}, location);
  return target;
}

describe('section 2: unprefixed addresses', () => {
  it('lead to the default locale, query and hash kept', () => {
    expect(lead('/docs/FAQ/', '', '?x=1', '#y')).toBe('/zh-Hans/docs/FAQ/?x=1#y');
  });

  it('lead to the remembered locale', () => {
    expect(lead('/', 'a=b; locale=en; c=d')).toBe('/en/');
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
      const home = 'https://lumink.example.com';
      expect(new URL(lead(route, ''), home).origin).toBe(home);
    },
  );

  it('lead to the default locale without scripts', () => {
    expect(redirectPage('/docs/FAQ/')).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/zh-Hans/docs/FAQ/"></noscript>',
    );
  });
});

it('section 2: the root not-found page has the three sentences in both languages', () => {
  const html = notFoundPage();
  expect(html).toContain('We could not find what you were looking for.');
  expect(html).toContain('找不到页面');
});
