/** Controls, and marks that turn, hide or join what follows: bidirectional embeddings, zero widths, line separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** @returns a text of a file as it may stand in a sentence: one line, without controls, of at most `length` characters */
export function plain(text: string, length = 80): string {
  const characters = [...text.replace(UNSEEN, ' ').trim()];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}
