import {describe, expect, it} from 'vitest';
import {insights} from './insights';
import {contentSecurityPolicy, immutablePaths, securityHeaders, type Services} from './security';

const none: Services = {giscus: false, algolia: null, insights: false, videos: []};
const inline = {scripts: ["'sha256-a'"], styles: ["'sha256-b'"]};
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
