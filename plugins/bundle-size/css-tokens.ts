const WORD = /[\w-]+/g;
const ATTRIBUTE = /(?<=\[\s*)[\w-]+/g;
const VALUE = /(?<=\[[\w-]+[*^$|~]?=["']?)[\w-]+/g;
/** Names of custom properties anywhere in a text. */
export const PROPERTY = /--[\w-]+/g;

const unique = (texts: readonly string[], pattern: RegExp) => [
  ...new Set(texts.flatMap((text) => text.match(pattern) ?? [])),
];

/** The distinct words of some texts, which include the names of elements, classes and attributes. */
export const wordsOf = (texts: readonly string[]): string[] => unique(texts, WORD);

/** The distinct attributes that style sheets select by. */
export const attributesOf = (styles: readonly string[]): string[] => unique(styles, ATTRIBUTE);

/** The distinct values, or parts of one, that style sheets compare attributes with. */
export const valuesOf = (styles: readonly string[]): string[] => unique(styles, VALUE);
