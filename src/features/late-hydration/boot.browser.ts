/**
 * Runs inline in every page, before its scripts: starts them late, and keeps what the reader does meanwhile.
 * Bundled to one line by ./index.ts; see README.md.
 */
import {canAutostart} from '../../stage/ui/intent';
import {copyOnClick} from './copy.browser';
import {showScriptsFailure} from './failure.browser';
import {disableTableDeferral} from './disableTableDeferral.browser';
import {listen, replay, stop} from './queue.browser';
import {rememberLocale} from './rememberLocale.browser';

/** Longest wait for an idle moment after the load event, in ms. */
const IDLE_MS = 3000;
/** A pointer that rests on one of these is about to need the scripts. */
const TARGETS = 'a[href], button';

const root = document.documentElement;
const script = document.currentScript as HTMLScriptElement;
/** Those that every page starts with. A page's own chunk is asked for again by the router, which shows the error itself. */
const ENTRY = /(?:vendor|main)\./;
let started = false;

function fail() {
  stop();
  showScriptsFailure(script);
}

/** One a task: a slow phone takes up to 12 ms to ask for a script. They load side by side and run in order. */
function askFor([address, ...rest]: string[]) {
  if (!address) return;
  const element = document.createElement('script');
  element.src = address;
  element.async = false;
  if (ENTRY.test(address)) element.onerror = fail;
  // They run in order, and the last makes this object: one of them came damaged or empty.
  if (/\/main\./.test(address)) element.onload = () => 'docusaurus' in window || fail();
  document.head.append(element);
  setTimeout(askFor, 0, rest);
}

function start() {
  if (started) return;
  started = true;
  const {styles} = script.dataset;
  if (styles) {
    // Before the sheets of the page, as on pages that link it.
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: styles});
    document.querySelector('style')?.after(link);
  }
  askFor(script.dataset.scripts?.split(' ') ?? []);
}

/** A page that asks for it waits for a reader who stirs, this many ms at most, where no stage will start by itself. */
const PATIENCE_MS = 8000;
const PATIENT = 'meta[name=scripts][content=patient]';

const startOn = (types: string[]) =>
  types.forEach((type) => document.addEventListener(type, start, {capture: true, passive: true, once: true}));

const {connection} = navigator as {connection?: {saveData?: boolean}};
if (!connection?.saveData) {
  window.addEventListener('load', () => {
    if (document.querySelector(PATIENT) && !canAutostart()) {
      startOn(['pointermove', 'wheel', 'scroll']);
      setTimeout(start, PATIENCE_MS);
    } else if ('requestIdleCallback' in window) requestIdleCallback(start, {timeout: IDLE_MS});
    else setTimeout(start);
  });
}
startOn(['pointerdown', 'touchstart', 'keydown', 'focusin', 'click']);
document.addEventListener('mouseover', ({target}) => (target as Element).closest(TARGETS) && start());

listen();
const {className} = root;
new MutationObserver((_, observer) => {
  if (root.dataset.hasHydrated === 'true') {
    observer.disconnect();
    replay();
  } else if (root.className !== className) {
    // React takes over in steps, and upstream writes the classes of the part it has seen: the page would jump.
    root.className = className;
  }
}).observe(root, {attributeFilter: ['class', 'data-has-hydrated']});

disableTableDeferral();
copyOnClick();
rememberLocale();
