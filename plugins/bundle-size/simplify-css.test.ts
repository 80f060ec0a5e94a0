import {describe, expect, it} from 'vitest';
import {settle} from './simplify-css';

const one = (style: string, script = '') => settle([style], [script])[0];

describe('simplify: declarations that the cascade overrides', () => {
  it('drops a layered declaration that an unlayered rule declares again for the same selector', () => {
    expect(one('@layer t{.a{color:red;margin:0}@media print{.a{color:blue}}}.a{color:green}')).toBe(
      '@layer t{.a{margin:0}}.a{color:green}',
    );
  });

  it('knows which longhands a shorthand covers', () => {
    expect(one('@layer t{.a{padding-left:1px;border-radius:2px}}.a{padding:0;border:0}')).toBe(
      '@layer t{.a{border-radius:2px}}.a{padding:0;border:0}',
    );
  });

  it.each([
    ['another selector', '@layer t{.a .b{color:red}}.b{color:green}'],
    ['only some selectors', '@layer t{.a,.b{color:red}}.b{color:green}'],
    ['a condition', '@layer t{.a{color:red}}@media print{.a{color:green}}'],
    ['importance', '@layer t{.a{color:red!important}}.a{color:green}'],
    ['a keyframe', '@layer t{@keyframes k{to{color:red}}}to{color:green}'],
  ])('keeps it for %s', (_, style) => {
    expect(one(style)).toBe(style);
  });

  it('drops unread custom properties, and keeps those a script names', () => {
    expect(one(':root{--a:1px;--b:var(--a);--c:2px}', 'style.getPropertyValue("--c")')).toBe(':root{--c:2px}');
  });

  it("inlines the theme's constants, with the spaces that a minifier left out", () => {
    expect(one(':root{--ifm-a:1px;--ifm-b:var(--ifm-a)}p{margin:var(--ifm-b)var(--ifm-a)0}')).toBe(
      'p{margin:1px 1px 0}',
    );
  });

  it.each([
    ['declared twice', ':root{--ifm-a:1px}.dark{--ifm-a:2px}p{margin:var(--ifm-a)}'],
    ['declared under a condition', '@media print{:root{--ifm-a:1px}}p{margin:var(--ifm-a)}'],
    ['of our own', ':root{--lk-a:1px}p{margin:var(--lk-a)}'],
    ['a keyword for the whole property', ':root{--ifm-a:inherit}p{color:var(--ifm-a)}'],
  ])('leaves a property %s, under a short name', (_, style) => {
    expect(one(style)).toBe(style.replaceAll(/--(?:ifm|lk)-a/g, '--0'));
  });

  it('keeps a name that a script or the page itself uses', () => {
    const style = ':root{--lk-bar:red}.dark{--lk-bar:blue}p{color:var(--lk-bar)}';
    expect(one(style, 'style:{backgroundColor:"var(--lk-bar)"}')).toBe(style);
  });

  it('drops a prefixed declaration that needs no prefix', () => {
    expect(one('p{-webkit-text-decoration:none;text-decoration:none}')).toBe('p{text-decoration:none}');
  });

  it('drops a declaration that the next one repeats', () => {
    expect(one('p{color:red;color:red;margin:0;color:red}')).toBe('p{color:red;margin:0;color:red}');
  });

  it('lets a sheet that some pages lack override only its own declarations', () => {
    const sheets = ['@layer t{.a{color:red}}', '@layer t{.a{color:red}}.a{color:green}'];
    expect(settle(sheets, [])).toEqual([sheets[0], '@layer t{}.a{color:green}']);
    const constants = ['p{margin:var(--ifm-a)}', ':root{--ifm-a:1px}'];
    expect(settle(constants, [])).toEqual(['p{margin:var(--0)}', ':root{--0:1px}']);
  });

  it('considers all sheets before it drops a property', () => {
    expect(settle([':root{--ifm-a:1px}', '.b{--ifm-a:2px;margin:var(--ifm-a)}'], [])).toEqual([
      ':root{--0:1px}',
      '.b{--0:2px;margin:var(--0)}',
    ]);
  });
});
