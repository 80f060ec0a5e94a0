const WORD = /[\w-]+/g;

/** Every word of some texts, once: names of elements, classes and attributes are among them. */
export const wordsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(WORD) ?? [])),
];
