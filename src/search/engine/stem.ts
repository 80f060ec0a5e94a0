/** A common form of English words with the same root: `flickering`, `flickers` and `flicker` have one stem. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const root = single.replace(/(.{4})(?:ation|ate[ds]?|ating)$/, '$1').replace(/^(.*[aeiouy].*?)(?:ing|ed)$/, '$1');
  const undoubled = root === single ? root : root.replace(/([bdgmnprt])\1$/, '$1');
  return undoubled.replace(/(..)e$/, '$1');
}

/** Stems of all words of a phrase, in alphabetical order; hyphens count as spaces. */
export const stemPhrase = (phrase: string): string => phrase.split(/[ -]/).map(stem).sort().join(' ');
