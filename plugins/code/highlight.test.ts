import {describe, expect, it} from 'vitest';
import {highlight, languageFault, markedLines} from './highlight';

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('highlight', () => {
  it('keeps the text of the code, markup included', () => {
    const code = 'float a = b < c && d > 1; // <b>&amp;</b>\n\nreturn a;';
    expect(textOf(highlight(code, 'hlsl'))).toBe(`${code}\n`);
  });

  it('classes keywords, numbers and comments', () => {
    const html = highlight('return 0.5; // half', 'hlsl');
    expect(html).toContain('<span class="k">return</span>');
    expect(html).toContain('<span class="n">0.5</span>');
    expect(html).toContain('<span class="c">// half</span>');
  });

  it('closes a token at the end of each line', () => {
    const lines = highlight('/* one\ntwo */', 'hlsl').match(/<span class="l">/g);
    expect(lines).toHaveLength(2);
    expect(highlight('/* one\ntwo */', 'hlsl')).toContain('<span class="c">two */</span>');
  });

  it('prints an unknown language plain', () => {
    expect(highlight('a < b', 'no-such-language')).toBe('<span class="l">a &lt; b\n</span>');
  });

  it('knows the languages of Prism, and says of others what to write', () => {
    expect(highlight('fn main() {}', 'rust')).toContain('<span class="k">fn</span>');
    expect(['rust', 'lua', 'hlsl', 'text'].map(languageFault)).toEqual([undefined, undefined, undefined, undefined]);
    expect(languageFault('no-such-language')).toMatch(/no language `no-such-language`/);
    expect(languageFault('mermaid')).toMatch(/not drawn/);
  });

  it('marks lines', () => {
    expect(highlight('a\nb', undefined, new Set([2]))).toBe('<span class="l">a\n</span><span class="l m">b\n</span>');
    expect([...markedLines('title="x" {1,3-5}')]).toEqual([1, 3, 4, 5]);
    expect([...markedLines('title="x"')]).toEqual([]);
  });
});
