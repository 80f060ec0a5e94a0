import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {codeTheme} from '../../config/code';
import {codeThemes, paletteOf, paletteStyle} from './palettes';

/** Channels 0 to 1 of `#rrggbb` or `rgb(r, g, b)`. */
const channels = (colour: string) =>
  (
    /^#(..)(..)(..)$/
      .exec(colour)
      ?.slice(1)
      .map((hex) => Number.parseInt(hex, 16)) ?? colour.match(/\d+/g)!.map(Number)
  ).map((value) => value / 255);
const luminance = (colour: string) => {
  const [r = 0, g = 0, b = 0] = channels(colour).map((each) =>
    each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

describe('section 4: 17 colour themes of code with a default dark theme', () => {
  it('there are 17, no two alike', () => {
    expect(codeThemes).toHaveLength(17);
    expect(new Set(codeThemes.map(paletteStyle)).size).toBe(17);
  });

  it('the default is one of them and dark', () => {
    expect(codeThemes).toContain(codeTheme);
    expect(luminance(paletteOf(codeTheme).ground!)).toBeLessThan(0.05);
  });

  it.each(Object.entries(paletteOf(codeTheme)).filter(([part]) => part !== 'ground'))(
    'the default prints %s on the ground of the site at a contrast of 4.5 and more',
    (_, colour) => {
      const grounds = [...readFileSync('src/css/tokens.css', 'utf8').matchAll(/--lk-slab: (#\w{6})/g)];
      expect(grounds).toHaveLength(2);
      for (const [, ground = ''] of grounds)
        expect((luminance(colour) + 0.05) / (luminance(ground) + 0.05)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('a palette has the colours that its theme gives to the types of tokens', () => {
    expect(paletteOf('okaidia')).toEqual({
      ground: '#272822',
      plain: '#f8f8f2',
      comment: '#8292a2',
      keyword: '#66d9ef',
      function: '#e6db74',
      number: '#ae81ff',
      string: '#a6e22e',
    });
  });

  it('a keyword has the colour of a tag where the theme gives keywords none', () => {
    expect(paletteOf('palenight').keyword).toBe('rgb(255, 85, 114)');
  });

  it('an unknown theme is an error that lists the themes', () => {
    expect(() => paletteOf('gitub')).toThrow('there is no code theme "gitub": write one of dracula');
  });
});
