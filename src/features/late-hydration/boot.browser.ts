/**
 * Runs inline in every page, before its scripts: delays them, and queues the reader's input until they run. Bundled to one line
 * by ./step.ts; see README.md.
 */
import {canAutostart} from '../../stage/ui/intent';
import {copyOnClick} from './copy.browser';
import {ENTERED} from './entered.browser';
import {showScriptsFailure} from './failure.browser';
import {disableTableDeferral} from './disableTableDeferral.browser';
import {listen, replay, stop} from './queue.browser';
import {rememberLocale} from './rememberLocale.browser';

/** Longest wait for an idle moment after the load event, in ms. */
const IDLE_MS = 3000;
/** Hovering one of these starts the scripts. */
const TARGETS = 'a[href], button';

const root = document.documentElement;
const script = document.currentScript as HTMLScriptElement;
/** The scripts that every page starts with. */
const ENTRY = /(?:vendor|main)\./;
let started = false;

/** @param address of the script that did not load or did not start the app */
function fail(address: string) {
  stop();
  showScriptsFailure(script, `${address}: no script, or one that did not run`);
}

/** One request per task: a slow phone takes up to 12 ms for each. The scripts load in parallel and run in order. */
function askFor([address, ...rest]: string[]) {
  if (!address) return;
  const element = document.createElement('script');
  element.src = address;
  element.async = false;
  if (ENTRY.test(address)) element.onerror = () => fail(address);
  // Rspack waits for a script element that it finds, although that one has loaded or failed already. Without the element the
  // router requests a missing or damaged chunk again, and shows the error.
  else element.onload = element.onerror = () => element.remove();
  // Without this property the entry did not run: this script or one before it was damaged or empty.
  if (/\/main\./.test(address)) element.onload = () => ENTERED in window || fail(address);
  document.head.append(element);
  setTimeout(askFor, 0, rest);
}

function start() {
  if (started) return;
  started = true;
  // Styles of which the HTML has what the page shows (plugins/bundle-size/first-styles.ts).
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=late]')) sheet.rel = 'stylesheet';
  askFor(script.dataset.scripts?.split(' ') ?? []);
}

/** A page with this attribute waits for the first interaction, at most this many ms, unless a stage will start by itself. */
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
    // Docusaurus overwrites the classes of `<html>` while React hydrates in steps: restore them, or the layout jumps.
    root.className = className;
  }
}).observe(root, {attributeFilter: ['class', 'data-has-hydrated']});

disableTableDeferral();
copyOnClick();
rememberLocale();
