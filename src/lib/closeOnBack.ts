import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What lies over the page, lowest first. Each has an entry of the history, whose state counts what is open: `over`. */
const opened: (() => void)[] = [];
/** `over` of the current entry. */
let at = 0;
/** Whether entries are being taken back. */
let isGoing = false;
/** Whether the browser is loading another page: going back would keep it on this one. */
let isLeaving = false;
/** The router's key of the entry below. */
let key: unknown;
/** What the page has made of its entry meanwhile. */
let replaced: Parameters<History['replaceState']> | undefined;

const over = () => (window.history.state?.over as number | undefined) ?? 0;

function settle(): void {
  if (isGoing || isLeaving || at <= opened.length) return;
  isGoing = true;
  window.history.go(opened.length - at);
}

function cover(): void {
  while (at < opened.length)
    History.prototype.pushState.call(window.history, {...window.history.state, over: ++at}, '');
}

function onPop(event: PopStateEvent): void {
  const from = at;
  at = over();
  if (from + at === 0) return;
  // On the same page nothing changes but what lies over it: the router, which would scroll, is not told.
  if (event.state?.key === key) event.stopImmediatePropagation();
  else replaced = undefined;
  if (replaced && at < from) window.history.replaceState(...replaced);
  key = window.history.state?.key;
  // An overlay that scrolling closes sets it, lest the browser scrolls back.
  if (at === 0) window.history.scrollRestoration = 'auto';
  if (isGoing) cover();
  else for (const close of opened.splice(at)) close();
  isGoing = false;
  settle();
}

/** A move of the page takes the place of what lay over it. */
function pushState(this: History, ...entry: Parameters<History['pushState']>): void {
  History.prototype[at > 0 ? 'replaceState' : 'pushState'].apply(this, entry);
  at = 0;
  // Equals no key.
  key = NaN;
}

function replaceState(this: History, state: object | null, ...rest: [string, (string | URL | null)?]): void {
  if (at > 0) replaced = [state, ...rest];
  History.prototype.replaceState.call(this, at > 0 ? {...state, over: at} : state, ...rest);
}

if (ExecutionEnvironment.canUseDOM) {
  Object.assign(window.history, {pushState, replaceState});
  window.addEventListener('popstate', onPop, {capture: true});
  window.addEventListener('beforeunload', () => {
    isLeaving = at > 0;
  });
  // A page that is loaded, or shown, again has nothing over it.
  const onShow = () => {
    isLeaving = false;
    at = over();
    key = window.history.state?.key;
    settle();
  };
  window.addEventListener('pageshow', onShow);
  onShow();
}

/**
 * Lets Back close what now lies over the page, and only that.
 * @returns what to call when it is closed in another way: takes the entry back, unless a move has taken its place
 */
export function closeOnBack(close: () => void): () => void {
  if (at === 0) {
    key = window.history.state?.key;
    replaced = undefined;
  }
  // The page is still here: what was to be loaded was a download, or another program's.
  isLeaving = false;
  opened.push(close);
  if (!isGoing) cover();
  return () => {
    const place = opened.indexOf(close);
    if (place >= 0) opened.splice(place, 1);
    // A link closes it, and then the router or the browser moves.
    setTimeout(settle);
  };
}
