import type {Action, History, Location, LocationDescriptor, LocationListener} from 'history';

const parse = (address: string): Partial<Location> => {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address || '/')!;
  return {pathname, search, hash};
};

/** A part of an address with its sign, or nothing. */
const signed = (sign: string, part = '') =>
  part === '' || part === sign ? '' : part.startsWith(sign) ? part : sign + part;

/** A path relative to that of a page. */
const resolve = (pathname: string, {pathname: base}: Location) =>
  new URL(pathname, `http://site${encodeURI(base)}`).pathname;

export const createPath = ({pathname, search, hash}: Partial<Location>): string =>
  (pathname || '/') + signed('?', search) + signed('#', hash);

/** @throws URIError when the path is encoded wrongly */
export function createLocation(to: LocationDescriptor, current?: Location, state?: unknown, key?: string): Location {
  const {pathname = '', search, hash, ...rest} = typeof to === 'string' ? {...parse(to), state} : to;
  const path = pathname === '' ? (current?.pathname ?? '/') : pathname;
  return {
    state,
    ...rest,
    ...(key && {key}),
    pathname: pathname === '' ? path : decodeURI(current && !path.startsWith('/') ? resolve(path, current) : path),
    search: signed('?', search),
    hash: signed('#', hash),
  };
}

interface Entry {
  key?: string;
  state?: unknown;
}

/** What the app uses of the library's `createBrowserHistory`. */
export function createBrowserHistory(): History {
  const listeners = new Set<LocationListener>();
  let isBlocked: Parameters<History['block']>[0];
  let isReverting = false;

  const read = (entry: Entry | null) => {
    const {pathname, search, hash} = window.location;
    return createLocation(pathname + search + hash, undefined, entry?.state, entry?.key);
  };
  const isRefused = (location: Location, action: Action) =>
    typeof isBlocked === 'function' && isBlocked(location, action) === false;

  function tell(location: Location, action: Action) {
    Object.assign(history, {location, action, length: window.history.length});
    for (const listener of [...listeners]) listener(location, action);
  }

  const initial = read(window.history.state as Entry | null);
  /** Keys of the entries that this page has made, to find the way back from a refused one. */
  let keys = [initial.key];

  const move = (action: 'PUSH' | 'REPLACE') => (to: LocationDescriptor, state?: unknown) => {
    const location = createLocation(to, history.location, state, Math.random().toString(36).slice(2, 8));
    if (isRefused(location, action)) return;
    const {key} = location;
    const at = keys.indexOf(history.location.key);
    if (action === 'PUSH') keys = [...keys.slice(0, at + 1), key];
    else if (at >= 0) keys[at] = key;
    const entry = [{key, state: location.state}, '', createPath(location)] as const;
    if (action === 'PUSH') window.history.pushState(...entry);
    else window.history.replaceState(...entry);
    tell(location, action);
  };

  window.addEventListener('popstate', ({state}: {state: Entry | null}) => {
    // Old WebKit sends the event on load too, without a state.
    if (state === undefined) return;
    if (isReverting) {
      isReverting = false;
      return;
    }
    const location = read(state);
    if (!isRefused(location, 'POP')) return tell(location, 'POP');
    const place = ({key}: Location) => Math.max(0, keys.indexOf(key));
    const delta = place(history.location) - place(location);
    isReverting = delta !== 0;
    if (isReverting) window.history.go(delta);
  });

  const history = {
    length: window.history.length,
    action: 'POP',
    location: initial,
    createHref: createPath,
    push: move('PUSH'),
    replace: move('REPLACE'),
    go: (delta: number) => window.history.go(delta),
    block(prompt: typeof isBlocked) {
      isBlocked = prompt;
      return () => {
        if (isBlocked === prompt) isBlocked = undefined;
      };
    },
    listen(listener: LocationListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as History;
  return history;
}
