/** What Docusaurus uses of react-helmet-async in the browser: keeps title, attributes and tags of the head as the app has them. */
import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactNode} from 'react';

type Attributes = Record<string, string>;

interface Tag {
  type: string;
  attributes: Attributes;
  text: string;
}

/** Attributes that tell tags of one kind apart. */
const KEYS: Readonly<Record<string, string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: [],
  script: ['src'],
  style: [],
};

const NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

export const tagsOf = (children: ReactNode): Tag[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    const {children: inner, ...props} = child.props;
    if (child.type === Fragment) return tagsOf(inner);
    const attributes = Object.entries(props).map(([name, value]) => [
      NAMES[name] ?? name.toLowerCase(),
      String(value ?? ''),
    ]);
    return {
      type: child.type as string,
      attributes: Object.fromEntries(attributes) as Attributes,
      text: Children.toArray(inner).join(''),
    };
  });

/** What tells a tag from others of its kind; of two in different components the later stays. */
export function keyOf({type, attributes, text}: Tag): string | undefined {
  if (text) return text;
  let key = '';
  for (const [name, value] of Object.entries(attributes)) {
    const isPlain = name === 'rel' ? value !== 'stylesheet' : key !== 'rel' || attributes.rel !== 'canonical';
    if (KEYS[type]!.includes(name) && isPlain) key = name;
  }
  const value = attributes[key]?.toLowerCase();
  return value && `${key} ${value}`;
}

/** Tags of all components, in the order in which they were mounted. */
const mounted = new Set<{tags: Tag[]}>();
/** Attributes that the app has set, by element. */
const owned: Record<string, string[]> = {html: [], body: []};
let frame = 0;
let last = '';

function element({type, attributes, text}: Tag): Element {
  const made = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.dataset.rh = 'true';
  made.textContent = text;
  return made;
}

function writeAttributes(type: string, tags: Tag[]) {
  const root = document.querySelector(type)!;
  const wanted = Object.assign({}, ...tags.map(({attributes}) => attributes)) as Attributes;
  for (const name of owned[type]!) if (!(name in wanted)) root.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted))
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  owned[type] = Object.keys(wanted);
}

function writeTags(type: string, all: Tag[][]) {
  const seen = new Set<string>();
  const kept = all.reverse().flatMap((tags) => {
    const own = tags.map((tag) => ({tag, key: tag.type === type ? keyOf(tag) : undefined}));
    const added = own.filter(({key}) => key !== undefined && !seen.has(key));
    for (const {key} of added) seen.add(key!);
    return added.map(({tag}) => element(tag)).reverse();
  });
  const old = [...document.head.querySelectorAll(`${type}[data-rh]`)];
  const isOld = (made: Element) => {
    const place = old.findIndex((each) => each.isEqualNode(made));
    if (place >= 0) old.splice(place, 1);
    return place >= 0;
  };
  const added = kept.reverse().filter((made) => !isOld(made));
  for (const each of old) each.remove();
  document.head.append(...added);
}

function write() {
  const all = [...mounted].map(({tags}) => tags);
  const text = JSON.stringify(all);
  if (text === last) return;
  last = text;
  const of = (type: string) => all.flat().filter((tag) => tag.type === type);
  for (const type of Object.keys(owned)) writeAttributes(type, of(type));
  const title = of('title').at(-1)?.text;
  if (title !== undefined && document.title !== title) document.title = title;
  for (const type of Object.keys(KEYS)) writeTags(type, [...all]);
}

function writeLater() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(write);
}

export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const [own] = useState(() => ({tags: [] as Tag[]}));
  useLayoutEffect(() => {
    own.tags = tagsOf(children);
    mounted.add(own);
    writeLater();
  }, [own, children]);
  useLayoutEffect(
    () => () => {
      mounted.delete(own);
      writeLater();
    },
    [own],
  );
  return null;
}

export const HelmetProvider = ({children}: {children: ReactNode}): ReactNode => children;
