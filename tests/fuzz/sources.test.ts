import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {contentOf, parse} from '../../plugins/page-pipeline/hast';
import {markdownOf} from '../../plugins/markdown-export/markdown';
import {checkPair, parsePage, sourceHash, stamp} from '../../plugins/translation-status/check';
import {fuzz, text} from './fuzz';

const escaped = (value: string) => value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

describe('Markdown extraction', () => {
  const tag = fc.constantFrom(
    'p',
    'h2',
    'ul',
    'li',
    'table',
    'tr',
    'td',
    'pre',
    'code',
    'a',
    'strong',
    'div',
    'blockquote',
    'svg',
    'figure',
  );
  const piece = fc.oneof(
    text(2).map(escaped),
    text(1),
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
    fc
      .tuple(fc.constantFrom('href', 'src', 'class', 'data-stage', 'id'), text(1))
      .map(([name, value]) => `<a ${name}="${escaped(value)}">`),
  );

  it('any page is converted to Markdown', async () => {
    await fuzz(fc.array(piece, {maxLength: 10}), async (pieces) => {
      const content = contentOf(
        parse(`<main><article><div class="markdown">${pieces.join('')}</div></article></main>`),
      );
      if (content) expect(typeof (await markdownOf(content, 'https://own.example/en/docs/FAQ', 'en'))).toBe('string');
    });
  }, 60_000);

  it('text that looks like markup is escaped', async () => {
    const markup = fc.constantFrom('<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '</div>', '<b>');
    await fuzz(fc.tuple(text(1), markup, text(1)), async ([before, between, after]) => {
      const content = contentOf(
        parse(`<article><div class="markdown"><p>${escaped(`${before} ${between} ${after}`)}</p></div></article>`),
      );
      // An odd number of backslashes or a code span prevents markup.
      const markdown = await markdownOf(content!, 'https://own.example/', 'en');
      expect(markdown.replace(/`[^`]*`/g, '')).not.toMatch(/(?<!\\)<(?:script|img|b|\/div)\b/);
    });
  }, 60_000);
});

describe('front matter', () => {
  const page = fc.oneof(
    text(),
    fc
      .tuple(fc.array(fc.tuple(text(1), text(1))), text())
      .map(([pairs, body]) => `---\n${pairs.map((pair) => pair.join(': ')).join('\n')}\n---\n${body}`),
  );

  it('any source is parsed, stamped and compared without an error', async () => {
    await fuzz(fc.tuple(page, page), ([source, translation]) => {
      expect(parsePage(source).frontMatter).toBeInstanceOf(Map);
      expect(sourceHash(source)).toMatch(/^[0-9a-f]{12}$/);
      const once = stamp(translation, source);
      expect(stamp(once, source)).toBe(once);
      expect(Array.isArray(checkPair(source, translation))).toBe(true);
    });
  });

  it('keys such as __proto__ are plain entries', () => {
    const {frontMatter} = parsePage('---\n__proto__: x\nconstructor: y\n---\n');
    expect([...frontMatter]).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
