const HANGUL = /^\p{Script=Hangul}{3,}$/u;
/** Particles of Korean nouns and endings of the verbs made of them. */
const ENDING =
  /(?<=..)(?:[은는이가을를의에도로와과만]|에서|으로|에게|까지|부터|이나|하(?:는|고|기|여|면|지|세요|거나|려면)|합니다|[한할해된될됨]|되는|됩니다|입니다)$/;

/** A common form of English and Korean words with the same root: `flickering`, `flickers` and `flicker` have one stem. */
export function stem(word: string): string {
  if (HANGUL.test(word)) return word.replace(ENDING, '');
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
