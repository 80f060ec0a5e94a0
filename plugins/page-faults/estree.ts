import type {Node, Program} from 'estree';

type Visit = (node: Node & {name?: unknown}, key: string, parent: Node | undefined) => void;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Visits a syntax tree, JSX included, comments excluded. */
export function walk(node: Node, visit: Visit, key = '', parent?: Node) {
  visit(node, key, parent);
  for (const [name, value] of Object.entries(node)) {
    if (name === 'comments') continue;
    for (const child of [value].flat()) if (isNode(child)) walk(child, visit, name, node);
  }
}

/** Names declared by a module: imports, declarations, parameters of functions. */
export function declared(program: Program): string[] {
  const names: string[] = [];
  walk(program, (node, key, parent) => {
    const declares =
      (key === 'local' && /^Import/.test(parent?.type ?? '')) ||
      key === 'params' ||
      (key === 'id' && /^(?:Variable|Function|Class)/.test(parent?.type ?? ''));
    if (declares) walk(node, (each) => each.type === 'Identifier' && names.push(each.name));
  });
  return names;
}

/** Names available in an MDX page besides its own. */
const given = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets', 'require', 'undefined'];

/** Names used by an expression and declared nowhere. */
export function undeclared(program: Program, names: readonly string[]): string[] {
  const known = new Set([...names, ...given, ...declared(program)]);
  const found: string[] = [];
  walk(program, (node, key, parent) => {
    const isMember =
      (key === 'property' && parent?.type === 'MemberExpression' && !parent.computed) ||
      (key === 'key' && parent?.type === 'Property' && !parent.computed);
    if (node.type === 'Identifier' && !isMember && !known.has(node.name) && !(node.name in globalThis))
      found.push(node.name);
  });
  return found;
}
