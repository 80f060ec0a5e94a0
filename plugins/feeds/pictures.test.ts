import {expect, it} from 'vitest';
import {absolutePictures} from './pictures';

it.each([
  ['<source srcset="/a.avif">', '<source srcset="https://site.test/a.avif">'],
  [
    '<source srcset="/a.avif 1x, /b.avif 2x">',
    '<source srcset="https://site.test/a.avif 1x, https://site.test/b.avif 2x">',
  ],
  ['<img src="x" data-zoom-src="/a.png">', '<img src="x" data-zoom-src="https://site.test/a.png">'],
  ['<source srcset="https://else.test/a.avif">', '<source srcset="https://else.test/a.avif">'],
  ['<source srcset="//else.test/a.avif">', '<source srcset="//else.test/a.avif">'],
])('the picture of a feed %s becomes %s', (html, expected) => {
  expect(absolutePictures(html, 'https://site.test')).toBe(expected);
});
