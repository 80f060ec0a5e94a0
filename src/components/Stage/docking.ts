/** Which stage of a page is docked beside the text, and which controls belong to the passage being read. Loads with the dock. */
import {watchTop} from '@site/src/lib/watchTop';

export interface Docking {
  /** The docked stage. */
  readonly id: string | undefined;
  /** The reader has hidden the picture: its stage stays in its place, and a button brings it back. */
  readonly folded: boolean;
  /** Number of the step being read, 0 between steps. */
  readonly step: number;
  /** Parameters that the last passage with any names, in its order. */
  readonly named: readonly string[];
  /** Query of the first value link of the step being read. Empty once the reader has followed a link of that step. */
  readonly asks: string;
}

interface Berth {
  readonly id: string;
  /** Holds the picture's place in the text. */
  readonly seat: HTMLElement;
  /** The picture's place has left the window through its top. */
  gone: boolean;
}

/** Distance of the line at which the reader is taken to read from the top of the window, in percent of its height. */
const LINE = 55;

const TEXT = '.theme-doc-markdown';
const LINK = 'a.stage-value';
const LESSONS = '[data-lessons]';
const STEP = `:is(${TEXT}, ${TEXT} > .fold) > ol > li`;
const STAGE = '[data-stage]';
const CONTENTS = 'main .col--3 .table-of-contents';

const NONE: Docking = {id: undefined, folded: false, step: 0, named: [], asks: ''};

let state = NONE;
const listeners = new Set<() => void>();
const berths = new Set<Berth>();
/** The passage at the reading line, or the last one that was there. */
let passage: Element | undefined;
/** The passage whose link the reader has followed. */
let followed: Element | undefined;
/** Stage whose picture the reader has asked for in this passage. */
let wanted: string | undefined;
/** The end of the article is above the reading line. */
let ended = false;
let stop: (() => void) | undefined;

const passageOf = (link: Element): Element | null => link.closest(STEP) ?? link.closest('li, tr, p');

const stageOf = (link: Element | null): string | undefined =>
  link ? (new URLSearchParams((link as HTMLAnchorElement).search).get('stage') ?? undefined) : undefined;

/** The stage to dock: what a link asked for, that of the passage, else the last one above it; none beside another picture. */
function choose(): string | undefined {
  const above = [...berths].filter(({gone}) => gone).map(({id}) => id);
  if (ended || above.length === 0) return undefined;
  if (wanted && above.includes(wanted)) return wanted;
  if (passage?.matches(LESSONS)) return undefined;
  if (passage?.matches(STAGE)) return above.find((id) => id === passage?.id);
  const own = stageOf(passage?.querySelector(LINK) ?? null);
  return [own, state.id].find((id) => id && above.includes(id)) ?? above.at(-1);
}

function stepOf(element: Element | undefined): number {
  const list = element?.matches(STEP) ? (element.parentElement as HTMLOListElement) : undefined;
  return list && element ? list.start + [...list.children].indexOf(element) : 0;
}

const asksOf = (element: Element | undefined): string =>
  (element !== followed && element?.matches(STEP) && element.querySelector<HTMLAnchorElement>(LINK)?.search) || '';

/** Parameters that a passage sets or names. */
function namedIn(element: Element | undefined): string[] {
  const found = [...(element?.querySelectorAll(`${LINK}, code`) ?? [])].flatMap((each) =>
    each.matches('a') ? [...new URLSearchParams((each as HTMLAnchorElement).search).keys()] : (each.textContent ?? ''),
  );
  return [...new Set(found)];
}

/** Tells the style sheet where the column of text is, and the page which stage is docked. */
function show(): void {
  const root = document.documentElement;
  const column = document.querySelector(TEXT)?.getBoundingClientRect();
  root.style.setProperty('--dock-from', `${column?.left ?? 0}px`);
  root.style.setProperty('--dock-to', `${column?.right ?? 0}px`);
  if (state.id) root.dataset.dock = state.folded ? 'folded' : 'open';
  else delete root.dataset.dock;
  for (const {id, seat} of berths) dock(seat.firstElementChild, id === state.id && !state.folded);
  for (const step of document.querySelectorAll(STEP))
    step.toggleAttribute('data-reading', Boolean(state.id) && step === passage);
}

/** Moves a picture beside the text or back to its place. Its box is made anew: it appears, and is no shift of the layout. */
function dock(picture: Element | null, docked: boolean): void {
  if (!(picture instanceof HTMLElement) || picture.hasAttribute('data-docked') === docked) return;
  picture.style.display = 'none';
  picture.toggleAttribute('data-docked', docked);
  void picture.offsetHeight;
  picture.style.removeProperty('display');
}

function update(change: Partial<Docking> = {}): void {
  const named = namedIn(passage);
  const next = {
    ...state,
    id: choose(),
    step: stepOf(passage),
    named: named.length > 0 ? named : state.named,
    asks: asksOf(passage),
    ...change,
  };
  if ((Object.keys(next) as (keyof Docking)[]).every((key) => String(next[key]) === String(state[key]))) return;
  state = next;
  show();
  follow();
  listeners.forEach((listener) => listener());
}

function read(next: Element): void {
  if (next === passage) return;
  passage = next;
  wanted = undefined;
  if (followed !== next) followed = undefined;
  update();
}

/** What the reader follows or has the focus is read, wherever it stands in the window. */
function onLink({target, type}: Event): void {
  const link = target instanceof Element && target.closest(`${TEXT} ${LINK}`);
  const next = link && passageOf(link);
  if (!next) return;
  if (type === 'click') followed = next;
  read(next);
  update();
}

/** Keeps the current entry in the window of the contents, which the dock makes lower. */
function follow(): void {
  const list = document.querySelector(CONTENTS)?.parentElement;
  const current = list?.querySelector('.table-of-contents__link--active');
  if (!list || !current) return;
  list.scrollTop +=
    current.getBoundingClientRect().top -
    list.getBoundingClientRect().top -
    (list.clientHeight - current.clientHeight) / 2;
}

/** Watches the article: what is read, where the pictures' places are, and its end. */
function watch(): () => void {
  const bar = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;
  const places = [...berths].map((berth) =>
    watchTop(berth.seat, bar, (gone) => {
      berth.gone = gone;
      update();
    }),
  );
  const line = new IntersectionObserver(
    (entries) => {
      const entered = entries.filter(({isIntersecting}) => isIntersecting).at(-1)?.target;
      if (entered) read(entered);
    },
    {rootMargin: `-${LINE}% 0px -${100 - LINE}% 0px`},
  );
  const end = new IntersectionObserver(
    (entries) => {
      ended = !entries.at(-1)!.isIntersecting && entries.at(-1)!.boundingClientRect.top < 0;
      update();
    },
    {rootMargin: `-${LINE}% 0px 0px 0px`},
  );
  const column = new ResizeObserver(show);
  const links = [...document.querySelectorAll(`${TEXT} ${LINK}`)].flatMap((link) => passageOf(link) ?? []);
  for (const each of new Set([...document.querySelectorAll(`${STEP}, ${LESSONS}, ${TEXT} ${STAGE}`), ...links]))
    line.observe(each);
  const text = document.querySelector(TEXT);
  if (text) {
    end.observe(text);
    column.observe(text);
  }
  const contents = new MutationObserver(follow);
  const list = document.querySelector(CONTENTS);
  if (list) contents.observe(list, {subtree: true, attributeFilter: ['class']});
  const off = new AbortController();
  for (const type of ['click', 'focusin']) document.addEventListener(type, onLink, {capture: true, signal: off.signal});
  return () => {
    off.abort();
    places.forEach((leave) => leave());
    [line, end, column, contents].forEach((each) => each.disconnect());
  };
}

/** Enters a stage whose picture can be docked; returns what takes it out again. */
export function enter(id: string, seat: HTMLElement): () => void {
  const berth = {id, seat, gone: false};
  berths.add(berth);
  stop?.();
  stop = watch();
  return () => {
    berths.delete(berth);
    dock(seat.firstElementChild, false);
    if (berths.size > 0) return update();
    stop?.();
    [stop, passage, followed, wanted, ended, state] = [undefined, undefined, undefined, undefined, false, NONE];
    show();
  };
}

/** Docks a stage for a link that sets it. @returns whether it is docked now: not while its place is in or below the window */
export function bring(id: string): boolean {
  for (const berth of berths) {
    const {top, bottom} = berth.seat.getBoundingClientRect();
    berth.gone = bottom < window.innerHeight && top < 0;
  }
  wanted = id;
  ended = false;
  update({folded: false});
  return state.id === id;
}

export const fold = (folded: boolean): void => update({folded});

export const docking = (): Docking => state;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
