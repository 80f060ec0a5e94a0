/**
 * Folding makes spelling variants equal without moving a single character:
 * the result has exactly as many UTF-16 units as the source, so an offset
 * found in folded text is an offset in the text the reader sees.
 */

/** U+0130 is the one letter whose lower case is longer than itself. */
const DOTTED_CAPITAL_I = /\u0130/g;
/** Accented Latin, typographic quotes, full-width ASCII, the ideographic space and hiragana. */
const VARIANTS = /[\u00c0-\u024f\u1e00-\u1eff\u2018-\u201d\uff01-\uff5e\u3000\u3041-\u3096]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const KATAKANA_OFFSET = 0x60;

function foldVariant(character: string): string {
  const code = character.charCodeAt(0);
  if (code === 0x3000) return ' ';
  if (code >= 0xff01) return String.fromCharCode(code - FULL_WIDTH_OFFSET);
  if (code >> 3 === 0x2018 >> 3) return code < 0x201c ? "'" : '"';
  if (code > 0x3000) return String.fromCharCode(code + KATAKANA_OFFSET);
  return character.normalize('NFD').charAt(0);
}

/** Lower case, half width, no accents, katakana; same length as `text`. */
export function fold(text: string): string {
  return text.replace(DOTTED_CAPITAL_I, 'i').toLowerCase().replace(VARIANTS, foldVariant);
}

/** Default-ignorable characters (zero-width, direction, variation marks): part of pasted text, never typed on purpose. */
const INVISIBLE = /\p{DI}/gu;
// With the u flag a surrogate pair is one character, so Cs matches lone surrogates only.
const LONE_SURROGATE = /\p{Cs}/gu;

/** Lone surrogates, left by a cut through an emoji, cannot be encoded in an address. */
export const withoutHalves = (text: string): string => text.replace(LONE_SURROGATE, ' ');

/** A query has at most 64 characters (specification, sections 5 and 9). */
export const MAX_QUERY_LENGTH = 64;

/** The query as typed, cut to 64, composed (NFC) and without invisible characters; case is kept to split camelCase. */
export function cleanQuery(raw: string): string {
  return withoutHalves(raw.replace(INVISIBLE, '').slice(0, MAX_QUERY_LENGTH)).normalize('NFC').trim();
}
