const PART = /\[class\*=["']?([\w-]+)["']?\]/g;
/** Length of the hash at the end of a class of a CSS module. */
const HASH = 4;

/**
 * Replaces `[class*=name_]`, by which our styles select classes of Docusaurus' CSS modules, by the class itself: a browser
 * tries an attribute selector on every element, and again on all of them when a class of the root changes.
 * @param styles texts of style sheets
 * @param words words of all scripts, among them every class of the site
 * @returns the style sheets' texts in the same order; names that match no class or several are kept
 */
export function nameClasses(styles: readonly string[], words: readonly string[]): string[] {
  const found = new Map<string, string>();
  const selectorOf = (name: string, text: string) => {
    const [only, another] = words.filter((word) => word.length === name.length + HASH && word.startsWith(name));
    return only && !another && name.endsWith('_') ? `.${only}` : text;
  };
  return styles.map((style) =>
    style.replace(PART, (text, name: string) => {
      if (!found.has(name)) found.set(name, selectorOf(name, text));
      return found.get(name) ?? text;
    }),
  );
}
