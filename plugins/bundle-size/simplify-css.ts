import postcss, {type Container, type Declaration, type Root, type Rule} from 'postcss';
import {PROPERTY} from './css-tokens';

const LONGHANDS: Readonly<Record<string, RegExp>> = {
  background: /^background-(?:attachment|clip|color|image|origin|position|repeat|size)$/,
  border: /^border-(?:(?:top|right|bottom|left)(?:-(?:color|style|width))?|color|style|width)$/,
  font: /^(?:font-(?:family|size|stretch|style|weight)|line-height)$/,
  margin: /^margin-(?:top|right|bottom|left)$/,
  padding: /^padding-(?:top|right|bottom|left)$/,
  'text-decoration': /^text-decoration-(?:color|line|style|thickness)$/,
};
/** Longer values are not inlined when they are read more than once. */
const LONG = 40;
/**
 * Prefixes of the theme's properties, whose constants are inlined, and of all properties that no test and no script reads by
 * name.
 */
const CONSTANT = /^--(?:ifm|docusaurus|docsearch)-/;
const THEMED = /^--(?:ifm|docusaurus|docsearch|lk)-/;
const KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer)$/;

const atRules = (node: Declaration): string[] => {
  const names = [];
  for (
    let parent: Container | undefined = node.parent?.parent as Container;
    parent;
    parent = parent.parent as Container
  )
    if (parent.type === 'atrule') names.push((parent as unknown as {name: string}).name);
  return names;
};
const selectors = ({parent}: Declaration): string[] => (parent?.type === 'rule' ? (parent as Rule).selectors : []);
const isCovered = (set: ReadonlySet<string> | undefined, property: string) =>
  set !== undefined &&
  (set.has(property) ||
    Object.entries(LONGHANDS).some(([name, longhands]) => set.has(name) && longhands.test(property)));

const declarations = (roots: readonly Root[], visit: (node: Declaration) => void) =>
  roots.forEach((root) => root.walkDecls((node) => visit(node)));

/** Drops declarations in cascade layers that an unlayered rule on the same pages overrides. */
function dropOverridden(roots: readonly Root[]): void {
  const own = new Map<string, Set<string>>();
  for (const root of roots) {
    // The first sheet is on every page; a declaration in another sheet overrides only those of that sheet.
    const here = root === roots[0] ? own : new Map([...own].map(([selector, set]) => [selector, new Set(set)]));
    declarations([root], (node) => {
      if (node.important || atRules(node).length > 0) return;
      for (const selector of selectors(node)) here.set(selector, (here.get(selector) ?? new Set()).add(node.prop));
    });
    declarations([root], (node) => {
      if (node.important || !atRules(node).includes('layer') || atRules(node).includes('keyframes')) return;
      if (selectors(node).every((selector) => isCovered(here.get(selector), node.prop))) node.remove();
    });
  }
}

/** Drops unread custom properties; `read` holds the names that scripts contain. */
function dropUnread(roots: readonly Root[], read: ReadonlySet<string>): boolean {
  const used = new Set(read);
  declarations(roots, ({value}) => value.match(PROPERTY)?.forEach((name) => used.add(name)));
  let dropped = false;
  declarations(roots, (node) => {
    if (!node.prop.startsWith('--') || used.has(node.prop)) return;
    node.remove();
    dropped = true;
  });
  return dropped;
}

function isReadTwice(roots: readonly Root[], name: string): boolean {
  let count = 0;
  declarations(roots, ({value}) => void (count += value.split(`var(${name})`).length - 1));
  return count > 1;
}

/** A sheet that some pages lack cannot declare a property that another sheet reads. */
const isReadElsewhere = (roots: readonly Root[], name: string, home: Root): boolean =>
  roots.some((root) => root !== home && String(root).includes(`var(${name}`));

/** Inlines the value of a theme's custom property that is declared once, at `:root`. */
function inlineConstants(roots: readonly Root[], read: ReadonlySet<string>): boolean {
  const declared = new Map<string, Declaration[]>();
  declarations(roots, (node) => {
    if (CONSTANT.test(node.prop)) declared.set(node.prop, [...(declared.get(node.prop) ?? []), node]);
  });
  const constants = new Map<string, string>();
  for (const [name, [node, another]] of declared) {
    if (!node || another || read.has(name) || node.value.includes('var(') || KEYWORD.test(node.value)) continue;
    if (node.value.length > LONG && isReadTwice(roots, name)) continue;
    if (atRules(node).some((rule) => rule !== 'layer') || selectors(node).join() !== ':root') continue;
    if (node.root() !== roots[0] && isReadElsewhere(roots, name, node.root() as Root)) continue;
    constants.set(name, node.value);
    node.remove();
  }
  declarations(roots, (node) => {
    // Minifiers leave no space between `var()` and its neighbours; a value needs one.
    node.value = node.value.replace(
      /(?<=(.?))var\((--[\w-]+)(?:,[^()]*)?\)(?=(.?))/g,
      (text, before: string, name: string, after: string) => {
        const value = constants.get(name);
        if (value === undefined) return text;
        return (/[\w)%.]/.test(before) ? ' ' : '') + value + (/[\w(.#"'-]/.test(after) ? ' ' : '');
      },
    );
  });
  return constants.size > 0;
}

/** Shortens custom properties that only style sheets name. */
function shorten(roots: readonly Root[], read: ReadonlySet<string>): void {
  const short = new Map<string, string>();
  declarations(roots, ({prop}) => {
    if (THEMED.test(prop) && !read.has(prop) && !short.has(prop)) short.set(prop, `--${short.size.toString(36)}`);
  });
  declarations(roots, (node) => {
    node.prop = short.get(node.prop) ?? node.prop;
    node.value = node.value.replace(PROPERTY, (name) => short.get(name) ?? name);
  });
}

/** Drops a declaration that the next one repeats, and a prefixed one for a value that needs no prefix. */
const dropRepeated = (root: Root) =>
  root.walkDecls((node) => {
    const next = node.next();
    const isRepeated = next?.type === 'decl' && String(next) === String(node);
    if (isRepeated || String(node) === '-webkit-text-decoration:none') node.remove();
  });

const dropEmpty = (root: Root) => {
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.name !== 'layer' && rule.remove()));
};

/**
 * Simplifies a finished set of style sheets without changing the result of the cascade: drops overridden declarations of the
 * theme's layers and unread custom properties, and inlines the theme's properties with a single value.
 * @param styles texts of all style sheets, first the one that is on every page
 * @param scripts texts of all scripts, or their words: custom properties they name are kept
 * @returns the style sheets' texts in the same order
 */
export function settle(styles: readonly string[], scripts: readonly string[]): string[] {
  const roots = styles.map((text) => postcss.parse(text));
  const read = new Set(scripts.flatMap((text) => text.match(PROPERTY) ?? []));
  dropOverridden(roots);
  while (dropUnread(roots, read) || inlineConstants(roots, read));
  shorten(roots, read);
  roots.forEach(dropRepeated);
  roots.forEach(dropEmpty);
  return roots.map(String);
}
