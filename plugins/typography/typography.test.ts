import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {quoted, setProse} from './rehype';

describe('quotes', () => {
  it.each([
    ["a \"painted\" line ('one'), the character's", 'a “painted” line (‘one’), the character’s'],
    ['"it\'s"', '“it’s”'],
    ["artists' words", 'artists’ words'],
  ])('%s', (straight, typographic) => expect(quoted(straight, '')).toBe(typographic));
});

describe('prose', () => {
  const set = (locale: 'en' | 'zh-Hans', ...children: ElementContent[]) => {
    const tree = h('div', children);
    setProse(tree, locale);
    return toHtml(tree.children);
  };

  it('closes a quote behind code and other inline elements, and opens one in the next block', () =>
    expect(set('en', h('p', 'set "', h('code', '"x"'), '".'), h('p', '"', h('em', 'y'), '"'))).toBe(
      '<p>set “<code>"x"</code>”.</p><p>“<em>y</em>”</p>',
    ));

  it('leaves attributes, code and Chinese quotes', () => {
    expect(set('en', h('pre', "it's UE 5"), h('a', {title: '"'}, 'x'))).toBe(
      '<pre>it\'s UE 5</pre><a title="&#x22;">x</a>',
    );
    expect(set('zh-Hans', h('p', '"UE 5"'))).toBe('<p>"UE\u00a05"</p>');
  });

  it('keeps names with numbers, menus and versions in their lines', () => {
    expect(set('en', h('p', 'Edit › View, Unreal Engine 5, LOD 0, value 5'))).toBe(
      '<p>Edit\u00a0› View, Unreal Engine\u00a05, LOD\u00a00, value 5</p>',
    );
    expect(set('en', h('p', 'as 5.6-2025.07 is'))).toBe('<p>as <span class="whole">5.6-2025.07</span> is</p>');
    expect(set('en', h('p', 'ToonUE-5.6-2025.07.zip'))).toBe('<p>ToonUE-5.6-2025.07.zip</p>');
  });
});
