import {renderToString} from 'react-dom/server';
import {createElement} from 'react';
import {matchRoutes as originalRoutes} from 'react-router-config';
import {matchPath as originalPath} from 'react-router';
import {createMemoryHistory, createLocation as originalLocation} from 'history';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createBrowserHistory, createLocation, createPath} from './history';
import Loadable from './loadable';
import {keyOf, tagsOf} from './helmet';
import {matchPath, matchRoutes} from './router';

vi.mock('../navigation/afterLoading', () => ({}));
const adoptArticle = vi.hoisted(() => vi.fn<() => object | undefined>());
vi.mock('../../../src/features/static-article/adopt', () => ({adoptArticle}));

const PATHS = ['/', '/a', '/a/', '/A/b', '/a/b', '/a/b/', '/ab', '/a/b/c', '/文/档', '*'];

describe('router', () => {
  it.each(PATHS.flatMap((path) => [false, true].map((exact) => [path, exact] as const)))(
    'matches %s (exact: %s) as react-router does',
    (path, exact) => {
      for (const pathname of PATHS.filter((each) => each.startsWith('/')))
        expect(matchPath(pathname, {path, exact}), pathname).toEqual(originalPath(pathname, {path, exact}));
    },
  );

  it('finds the routes of an address as react-router-config does', () => {
    const component = () => null;
    const routes = [
      {path: '/docs', component, routes: [{path: '/docs/a', exact: true, component}, {component}]},
      {path: '/', exact: true, component},
      {path: '*', component},
    ];
    for (const pathname of ['/', '/docs', '/docs/a', '/docs/b', '/else']) {
      const found = (all: {route: unknown; match: unknown}[]) => all.map(({route, match}) => ({route, match}));
      expect(found(matchRoutes(routes, pathname))).toEqual(found(originalRoutes(routes as never, pathname)));
    }
  });
});

describe('history', () => {
  const current = originalLocation('/docs/a/b?x=1#y');

  it.each(['/c', '/c?q', '/c?q=1#h', '?q=1', '#h', 'd', '../d', '', '/%E6%96%87', '/?', '/#'])(
    'reads %s as the library does',
    (to) => {
      const expected = originalLocation(to, undefined, undefined, current);
      expect(createLocation(to, current)).toEqual(expected);
      expect(createPath(createLocation(to, current))).toBe(createMemoryHistory().createHref(expected));
    },
  );

  it('reads descriptions of places', () => {
    const to = {search: 'q=1', state: {isTyped: true}};
    expect(createLocation(to, current)).toEqual(originalLocation(to, undefined, undefined, current));
    expect(() => createLocation('/%')).toThrow(URIError);
  });

  describe('of a browser', () => {
    let pop: (event: {state: unknown}) => void;
    const entries: unknown[][] = [];
    const go = vi.fn();
    beforeEach(() => {
      entries.length = 0;
      const location = {pathname: '/a', search: '', hash: ''};
      const write = (...entry: unknown[]) => {
        entries.push(entry);
        location.pathname = entry[2] as string;
      };
      vi.stubGlobal('window', {
        location,
        history: {state: null, length: 1, pushState: write, replaceState: write, go},
        addEventListener: (_: string, listener: typeof pop) => {
          pop = listener;
        },
      });
    });
    afterEach(() => vi.unstubAllGlobals());

    it('tells of moves, and goes back where one is refused', () => {
      const history = createBrowserHistory();
      const told: string[] = [];
      const stop = history.listen(({pathname}, action) => told.push(`${action} ${pathname}`));
      history.push('/b');
      expect(entries[0]).toEqual([{key: history.location.key, state: undefined}, '', '/b']);
      const open = history.block((_, action) => (action === 'POP' ? false : undefined));
      window.location.pathname = '/a';
      pop({state: null});
      expect(go).toHaveBeenCalledWith(1);
      pop({state: entries[0]![0]});
      expect(history.location.pathname).toBe('/b');
      open();
      pop({state: null});
      history.replace('/c');
      stop();
      history.push('/d');
      expect(told).toEqual(['PUSH /b', 'POP /a', 'REPLACE /c']);
    });
  });
});

it('a component of a route shows its chunks once they are loaded, and what went wrong', async () => {
  let fails = true;
  const Page = Loadable.Map({
    loader: {content: () => (fails ? Promise.reject(new Error('lost')) : Promise.resolve('text'))},
    loading: ({error}) => (error ? (error as Error).message : 'loading'),
    render: (loaded) => (loaded as {content: string}).content,
  });
  const shown = () => renderToString(createElement(Page));
  expect(shown()).toBe('loading');
  await expect(Page.preload()).rejects.toThrow('lost');
  expect(shown()).toBe('lost');
  fails = false;
  const Other = Loadable({
    loader: () => Promise.resolve('text'),
    loading: () => null,
    render: (loaded) => loaded as string,
  });
  await Other.preload();
  expect(renderToString(createElement(Other))).toBe('text');
});

it('a static article is not loaded', async () => {
  const load = vi.fn(() => Promise.resolve('text'));
  const Page = Loadable.Map({
    loader: {content: load, other: load},
    loading: () => null,
    render: (loaded) => Object.values(loaded as object).join(),
  });
  adoptArticle.mockReturnValueOnce(['html']);
  await Page.preload();
  expect(renderToString(createElement(Page))).toBe('html,text');
  expect(load).toHaveBeenCalledOnce();
});

it('tags of the head are told apart as by react-helmet-async', () => {
  const keys = (...children: [type: string, props: object, text?: string][]) =>
    tagsOf(children.map((each) => createElement(...each))).map(keyOf);
  expect(
    keys(
      ['meta', {property: 'og:URL', content: 'a'}],
      ['link', {rel: 'canonical', href: '/A'}],
      ['link', {rel: 'alternate', href: '/A', hrefLang: 'en'}],
      ['link', {rel: 'stylesheet', href: '/b.css'}],
      ['meta', {content: 'nothing'}],
      ['script', {type: 'application/ld+json'}, '{}'],
    ),
  ).toEqual(['property og:url', 'rel canonical', 'href /a', 'href /b.css', undefined, '{}']);
});
