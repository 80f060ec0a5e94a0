const WORD = /[\w-]+/g;
const ATTRIBUTE = /(?<=\[\s*)[\w-]+/g;
const VALUE = /(?<=\[[\w-]+[*^$|~]?=["']?)[\w-]+/g;
/** Names of custom properties, wherever they stand in a text. */
export const PROPERTY = /--[\w-]+/g;

const unique = (texts: readonly string[], pattern: RegExp) => [
  ...new Set(texts.flatMap((text) => text.match(pattern) ?? [])),
];

/** Every word of some texts, once: names of elements, classes and attributes are among them. */
export const wordsOf = (texts: readonly string[]): string[] => unique(texts, WORD);

/** Every attribute that style sheets select by, once. */
export const attributesOf = (styles: readonly string[]): string[] => unique(styles, ATTRIBUTE);

/** Every value that style sheets ask of an attribute, or of a part of one, once. */
export const valuesOf = (styles: readonly string[]): string[] => unique(styles, VALUE);
