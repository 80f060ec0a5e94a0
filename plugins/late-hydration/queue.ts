/** What a reader does before the page's scripts are there: kept in order, acknowledged at once, done when they are. */

/** Controls that do nothing without scripts. Real links are not among them. */
const CONTROLS = 'button:not([data-copy]), summary, [role=button], [role=tab]';
const FIELDS = 'input, select, textarea';
const SEARCH = '.DocSearch-Button';
const APP = '#__docusaurus';
/** How long characters wait for the search's field, in ms. */
const FIELD_MS = 5000;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const root = document.documentElement;
const actions: (() => void)[] = [];
const fields = new Map<Field, () => void>();
const waiting = new Set<Element>();
const listening = new AbortController();
/** Characters typed since the search was asked for. */
let typed: string | undefined;
let focused: {node: Element; find: () => Element | undefined} | undefined;

const isField = (node: Element | null): node is Field => node?.matches(FIELDS) ?? false;

/** React may put a new element in the place of the old one: it stands at the same place among its kind. */
function remember<T extends Element>(node: T, kind: string): () => T | undefined {
  const place = [...document.querySelectorAll(kind)].indexOf(node);
  return () => (node.isConnected ? node : document.querySelectorAll<T>(kind)[place]);
}

/** Lets React see a value: it ignores events of a field whose value it knows already. */
function enter(field: Field, value: string) {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
}

function addClick(node: Element) {
  const find = remember(node, CONTROLS);
  actions.push(() => (find() as HTMLElement | undefined)?.click());
  waiting.add(node);
  node.setAttribute('aria-busy', 'true');
  root.dataset.waiting = '';
}

function onClick(event: MouseEvent) {
  const control = (event.target as Element).closest(CONTROLS);
  // What stands outside of React's part of the page works already.
  if (!control?.closest(APP) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  addClick(control);
  if (control.matches(SEARCH)) typed ??= '';
}

function onKeyDown(event: KeyboardEvent) {
  const {key, ctrlKey, metaKey, altKey} = event;
  if (isField(event.target as Element)) return;
  const search = document.querySelector(SEARCH);
  const modified = ctrlKey || metaKey || altKey;
  if (search && (modified ? key.toLowerCase() === 'k' && !altKey : key === '/' && typed === undefined)) {
    if (typed === undefined) addClick(search);
    typed ??= '';
  } else if (typed === undefined || modified) return;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if ([...key].length === 1) typed += key;
  else return;
  event.preventDefault();
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

/** Puts the characters typed after the search was asked for into its field, once that has the focus. */
function type(text: string) {
  const put = (field: Field) => enter(field, field.value + text);
  const {activeElement} = document;
  if (isField(activeElement)) return put(activeElement);
  const end = new AbortController();
  setTimeout(() => end.abort(), FIELD_MS);
  document.addEventListener(
    'focusin',
    ({target}) => {
      if (!isField(target as Element)) return;
      end.abort();
      setTimeout(put, 0, target);
    },
    {signal: end.signal},
  );
}

/** Forgets everything: the scripts do not come. */
export function drop(): void {
  listening.abort();
  for (const node of waiting) node.removeAttribute('aria-busy');
  delete root.dataset.waiting;
}

/** Does everything in order, one action a task: React must have drawn the one before. */
export function replay(): void {
  drop();
  actions.push(...fields.values());
  if (focused && !focused.node.isConnected && document.activeElement === document.body)
    (focused.find() as HTMLElement | undefined)?.focus({preventScroll: true});
  const next = () => {
    const action = actions.shift();
    if (action) {
      action();
      setTimeout(next);
    } else if (typed) type(typed);
  };
  setTimeout(next);
}

/** Keeps what is done from now on. */
export function listen(): void {
  const options = {capture: true, signal: listening.signal};
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('input', ({target}) => onInput(target as Field), options);
  document.addEventListener(
    'focusin',
    ({target}) => {
      focused = {node: target as Element, find: remember(target as Element, CONTROLS)};
    },
    options,
  );
}
