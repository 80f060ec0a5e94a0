const PART = /\[class\*=["']?([\w-]+)["']?\]/g;
const WORD = /[\w-]+/g;

/**
 * Puts the classes themselves in the place of `[class*=part]`, by which our styles name those of upstream's CSS modules:
 * a browser tries an attribute selector on every element, and once more on all of them when a class of the root changes.
 * @param styles texts of style sheets
 * @param scripts texts of all scripts, which hold every class of the site
 * @returns the style sheets' texts in the same order; a part that no script holds stays
 */
export function nameClasses(styles: readonly string[], scripts: readonly string[]): string[] {
  const words = [...new Set(scripts.flatMap((text) => text.match(WORD) ?? []))];
  const found = new Map<string, string>();
  const selectorOf = (part: string, text: string) => {
    const names = words.filter((word) => word.includes(part)).map((word) => `.${word}`);
    return names.length > 1 ? `:is(${names.join()})` : (names[0] ?? text);
  };
  return styles.map((style) =>
    style.replace(PART, (text, part: string) => {
      if (!found.has(part)) found.set(part, selectorOf(part, text));
      return found.get(part) ?? text;
    }),
  );
}
