import {describe, expect, it} from 'vitest';
import {cleanStored} from './stored';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';

function storage(values: Record<string, string>) {
  const held = new Map(Object.entries(values));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

const hit = (lvl1: string, url = '/en/docs/FAQ') => ({
  objectID: '1',
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'FAQ', lvl1, lvl2: null},
});

function cleaned(value: unknown): unknown {
  const store = storage({[RECENT]: typeof value === 'string' ? value : JSON.stringify(value)});
  cleanStored('docs', 'https://example.com', () => store);
  const left = store.held.get(RECENT);
  return left === undefined ? undefined : JSON.parse(left);
}

describe('cleanStored', () => {
  it('escapes markup at any depth, and only once', () => {
    const escaped = [hit('&lt;img src=x onerror=alert(1)>')];
    expect(cleaned([hit('<img src=x onerror=alert(1)>')])).toEqual(escaped);
    expect(cleaned(escaped)).toEqual(escaped);
    expect(cleaned([hit('R&amp;D')])).toEqual([hit('R&amp;D')]);
  });

  it('drops entries that are no hits', () => {
    const good = hit('Outlines');
    expect(cleaned([null, 1, {}, {url: '/a'}, hit('x', 'javascript:alert(1)'), good])).toEqual([good]);
    expect(cleaned([hit('Outlines', 'https://example.com/en/docs')])).toHaveLength(1);
    for (const foreign of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'http://example.com/en/docs'])
      expect(cleaned([hit('Outlines', foreign), good]), foreign).toEqual([good]);
  });

  it.each(['{"broken', '5', '{}', 'null'])('removes the entry when it holds %s', (value) => {
    expect(cleaned(value)).toBeUndefined();
  });

  it('leaves an empty storage empty', () => {
    const store = storage({});
    cleanStored('docs', 'https://example.com', () => store);
    expect(store.held.size).toBe(0);
  });
});
