/** Queues the reader's input before hydration, in order: acknowledges it at once and replays it after hydration. */

import {isComposing} from '../../lib/keys';
import {isSlashOn} from '../../lib/slashKey';

/** Controls that need scripts; links work without. */
const CONTROLS = 'button:not([data-copy]), summary, [role=button], [role=tab]';
const FIELDS = 'input, select, textarea';
const SEARCH = '.DocSearch-Button';
const APP = '#__docusaurus';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const root = document.documentElement;
const actions: (() => void)[] = [];
const fields = new Map<Field, () => void>();
const listening = new AbortController();
/** Aborted later than `listening`: when the search dialog takes over the keys. */
const listeningToKeys = new AbortController();
/** Characters typed since the search was opened; undefined before. */
let typed: string | undefined;
let focused: {node: Element; find: () => Element | undefined} | undefined;

const isField = (node: Element | null): node is Field => node?.matches(FIELDS) ?? false;

/** React may replace an element while hydrating: the new one has the same index among elements of its kind. */
function remember<T extends Element>(node: T, kind: string): () => T | undefined {
  const place = [...document.querySelectorAll(kind)].indexOf(node);
  return () => (node.isConnected ? node : document.querySelectorAll<T>(kind)[place]);
}

/** Bypasses React's value setter: React ignores events of a field whose value it already knows. */
function enter(field: Field, value: string) {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
}

/** Passes the characters typed so far to the search dialog. */
function click(control: HTMLElement) {
  if (control.matches(SEARCH)) {
    listeningToKeys.abort();
    control.dataset.typed = typed;
    typed = '';
  }
  control.click();
}

function addClick(node: Element) {
  const find = remember(node, CONTROLS);
  actions.push(() => {
    const control = find();
    if (control) click(control as HTMLElement);
  });
  node.setAttribute('aria-busy', 'true');
  root.dataset.waiting = '';
}

function onClick(event: MouseEvent) {
  const control = (event.target as Element).closest(CONTROLS);
  // Elements outside of the React root work without hydration.
  if (!control?.closest(APP) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  addClick(control);
  if (control.matches(SEARCH)) typed ??= '';
}

function onKeyDown(event: KeyboardEvent) {
  const {key, ctrlKey, metaKey, altKey} = event;
  if (isField(event.composedPath()[0] as Element) || isComposing(event)) return;
  const search = document.querySelector(SEARCH);
  const modified = ctrlKey || metaKey || altKey;
  if (
    search &&
    (modified
      ? key.toLowerCase() === 'k' && !altKey && !event.shiftKey
      : key === '/' && typed === undefined && isSlashOn())
  ) {
    if (typed === undefined) addClick(search);
    typed ??= '';
  } else if (typed === undefined || modified) return;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if ([...key].length === 1) typed += key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function onInput(field: Field) {
  if (!isField(field) || /^(?:checkbox|radio)$/.test(field.type)) return;
  const find = remember(field, FIELDS);
  const {value} = field;
  fields.set(field, () => {
    const found = find();
    if (found) enter(found, value);
  });
}

/** Stops queueing: replay is over, or the scripts failed. */
export function stop(): void {
  listening.abort();
  listeningToKeys.abort();
  for (const node of document.querySelectorAll('[aria-busy]')) node.removeAttribute('aria-busy');
  delete root.dataset.waiting;
}

/** Replays the queue, one action per task, so that React has rendered the action before. */
export function replay(): void {
  listening.abort();
  actions.push(...fields.values());
  if (focused && !focused.node.isConnected && document.activeElement === document.body)
    (focused.find() as HTMLElement | undefined)?.focus({preventScroll: true});
  const next = () => {
    const action = actions.shift();
    if (!action) return stop();
    action();
    setTimeout(next);
  };
  setTimeout(next);
}

/** Starts queueing input. */
export function listen(): void {
  const options = {capture: true, signal: listening.signal};
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, {capture: true, signal: listeningToKeys.signal});
  document.addEventListener('input', ({target}) => onInput(target as Field), options);
  document.addEventListener(
    'focusin',
    ({target}) => {
      focused = {node: target as Element, find: remember(target as Element, CONTROLS)};
    },
    options,
  );
}
