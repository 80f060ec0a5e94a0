import {describe, expect, it} from 'vitest';
import {insights} from './insights';
import {
  cacheControl,
  contentSecurityPolicy,
  immutablePaths,
  markdownFirst,
  securityHeaders,
  type Services,
} from './security';

const none: Services = {giscus: false, algolia: null, insights: false, videos: []};
const inline = {scripts: ["'sha256-a'"], styles: ["'sha256-b'"], videos: []};
const directive = (name: string, services: Partial<Services> = {}) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(contentSecurityPolicy(inline, {...none, ...services}))?.[1];

describe('Content-Security-Policy', () => {
  it('allows own files and hashed inline code only', () => {
    expect(directive('script-src')).toBe("'self' 'sha256-a'");
    expect(directive('style-src-elem')).toBe("'self' 'sha256-b'");
    expect(directive('object-src')).toBe("'none'");
  });

  it('allows no other host unless a service is configured', () => {
    expect(contentSecurityPolicy(inline, none)).not.toMatch(/https?:/);
    expect(directive('frame-src')).toBe("'none'");
  });

  it('allows the hosts of a configured service', () => {
    expect(directive('frame-src', {giscus: true, videos: ['youtube', 'bilibili', 'youtube']})).toBe(
      'https://giscus.app https://www.youtube-nocookie.com https://player.bilibili.com',
    );
    expect(contentSecurityPolicy({...inline, videos: ['bilibili']}, {...none, videos: ['bilibili']})).toContain(
      'frame-src https://player.bilibili.com;',
    );
    expect(directive('connect-src', {algolia: 'ABC1'})).toBe(
      "'self' https://abc1-dsn.algolia.net https://abc1-1.algolianet.com https://abc1-2.algolianet.com https://abc1-3.algolianet.com",
    );
    expect(directive('script-src', {giscus: true, algolia: 'ABC1'})).toBe("'self' 'sha256-a'");
    expect(directive('script-src', {algolia: 'ABC1', insights: true})).toBe(`'self' 'sha256-a' ${insights.script}`);
    expect(directive('connect-src', {insights: true})).toBe(`'self' ${insights.host}`);
  });
});

it('headers contain no character that hosts treat specially', () => {
  for (const value of Object.values(securityHeaders(inline, none))) expect(value).toMatch(/^[\w '"\-.,;:=()/+]+$/);
});

it.each([
  ['/en/assets/js/main.0a1b2c3d.js', true],
  ['/assets/images/hero-0123456789abcdef.avif', true],
  ['/en/search-index.4b946d3b6420.json', true],
  ['/en/search-index.json', false],
  ['/en/docs/20240101.html', false],
  ['/en/img/card.0a1b2c3d.png', false],
  ['/en/assets/js/main.js', false],
  ['/en/assets/js/main.0a1b2c3d.js.map.html/', false],
])('%s stays for good: %s', (path, expected) => {
  expect(new RegExp(immutablePaths).test(path)).toBe(expected);
});

it('the policy of a site without services is this one', () => {
  expect(contentSecurityPolicy(inline, none).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'unsafe-inline'",
    "style-src-elem 'self' 'sha256-b'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

it('the other headers deny what no page uses, and are these', () => {
  const {
    'Content-Security-Policy': policy,
    'Permissions-Policy': permissions,
    ...others
  } = securityHeaders(inline, none);
  expect(policy).toBe(contentSecurityPolicy(inline, none));
  const abilities = permissions!.split(', ');
  expect(abilities).toEqual(
    expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()', 'usb=()']),
  );
  for (const ability of abilities) expect(ability).toMatch(/^[a-z]+=\(\)$/);
  expect(others).toEqual({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

it('files with a hash stay for a year, pages are asked for again, and the redirect is never kept', () => {
  expect(cacheControl).toEqual({
    immutable: 'public, max-age=31536000, immutable',
    page: 'no-cache',
    redirect: 'no-store',
  });
});

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html', true],
  ['application/json, text/markdown;q=0.5', true],
  ['TEXT/MARKDOWN', true],
  ['text/markdown;q=0.5, text/html', true],
  ['text/html, text/markdown', false],
  ['text/html', false],
  ['text/markdown;q=0', false],
  ['text/markdown; q=0.000, */*', false],
  ['*/*', false],
])('whoever accepts %s gets the Markdown copy: %s', (accept, expected) => {
  expect(new RegExp(markdownFirst, 'i').test(accept)).toBe(expected);
});
