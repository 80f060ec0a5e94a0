import {expect, it} from 'vitest';
import {movedPages} from './moved';

const routes = ['/', '/docs/FAQ/', '/docs/Old/'];

it('the old address of a moved page leads to the new one in each language, with query and fragment', () => {
  const pages = Object.fromEntries(movedPages({'/docs/Gone': '/docs/FAQ'}, routes));
  expect(Object.keys(pages)).toEqual([
    'docs/Gone/index.html',
    'zh-Hans/docs/Gone/index.html',
    'en/docs/Gone/index.html',
  ]);
  const html = pages['en/docs/Gone/index.html']!;
  expect(html).toContain('content="0; url=/en/docs/FAQ"');
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html)!;
  const [, pathname] = /<a href="([^"]*)"/.exec(html)!;
  let target = '';
  const location = {search: '?stage=x', hash: '#top', replace: (url: string) => (target = url)};
  new Function('document', 'location', script)({links: [{pathname}]}, location);
  expect(target).toBe('/en/docs/FAQ?stage=x#top');
});

it.each([
  [{'/docs/Gone': '/docs/Nowhere'}, 'leads to /docs/Nowhere, which is no page'],
  [{'/docs/Old': '/docs/FAQ'}, '"/docs/Old" is still a page'],
])('%j is an error that names the entry', (moved, message) => {
  expect(() => movedPages(moved, routes)).toThrow(message);
});
