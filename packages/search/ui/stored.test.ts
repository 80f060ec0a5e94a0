import {describe, expect, it} from 'vitest';
import {keepSearches, readSearches, withFavourite, withoutSearch, withRecent, type Searches} from './stored';

function storage(values: Record<string, string> = {}) {
  const held = new Map(Object.entries(values));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

const hit = (objectID: string, url = '/en/docs/FAQ') => ({
  objectID,
  url,
  type: 'lvl1' as const,
  content: null,
  hierarchy: {lvl0: 'FAQ', lvl1: objectID, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});
const hits = (count: number) => Array.from({length: count}, (_, at) => hit(`${at}`));
const none: Searches = {recent: [], favourites: []};

const isPage = (url: string) => url.startsWith('/en/');

describe('stored searches', () => {
  it('are kept by name, and read again', () => {
    const store = storage();
    const searches = {recent: [hit('a')], favourites: [hit('b')]};
    keepSearches('site-en', searches, () => store);
    expect(readSearches('site-en', isPage, () => store)).toEqual(searches);
    expect(readSearches('site-zh-Hans', isPage, () => store)).toEqual(none);
  });

  it('leave out what is no hit, and hits whose page is gone', () => {
    const good = hit('Outlines');
    const stored = [null, 1, {}, {url: '/en/a'}, hit('x', 'javascript:alert(1)'), hit('gone', '/de/docs'), good];
    const broken = {...hit('y'), hierarchy: {lvl1: 5}};
    const store = storage({'search-recent-site': JSON.stringify([...stored, broken])});
    expect(readSearches('site', isPage, () => store).recent).toEqual([good]);
  });

  it.each(['{"broken', '5', '{}', 'null'])('are none where the storage holds %s', (value) => {
    const store = storage({'search-recent-site': value, 'search-favourites-site': value});
    expect(readSearches('site', isPage, () => store)).toEqual(none);
  });

  it('are none, and are not kept, where the storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    expect(readSearches('site', isPage, blocked)).toEqual(none);
    expect(() => keepSearches('site', {recent: hits(1), favourites: []}, blocked)).not.toThrow();
  });

  it('section 9: seven are recent, four beside favourites, and ten are favourites', () => {
    expect(withRecent({recent: hits(7), favourites: []}, hit('new')).recent).toHaveLength(7);
    const beside = withRecent({recent: hits(7), favourites: [hit('f')]}, hit('new'));
    expect(beside.recent.map(({objectID}) => objectID)).toEqual(['new', '0', '1', '2']);
    expect(withFavourite({recent: [hit('new')], favourites: hits(10)}, hit('new')).favourites).toHaveLength(10);
  });

  it('move between the lists and out of them', () => {
    const recent = withRecent({recent: hits(3), favourites: []}, hit('2'));
    expect(recent.recent.map(({objectID}) => objectID)).toEqual(['2', '0', '1']);
    const favourite = withFavourite(recent, hit('0'));
    expect(favourite).toEqual({recent: [hit('2'), hit('1')], favourites: [hit('0')]});
    expect(withRecent(favourite, hit('0'))).toEqual(favourite);
    expect(withoutSearch(favourite, hit('0')).favourites).toEqual([]);
  });
});
