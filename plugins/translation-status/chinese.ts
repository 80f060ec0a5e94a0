/** Bold text whose marks Markdown prints (CommonMark, 6.2): a mark between punctuation and a letter neither opens nor closes. */
function printedMarks(plain: string): string | undefined {
  const bold = [...plain.matchAll(/\*\*([^*\n]+)\*\*/g)].find(
    ({0: whole, 1: text = '', index}) =>
      /[\p{P}\p{S}]\*\*[\p{L}\p{N}]/u.test(plain.slice(index + 1 + text.length, index + whole.length + 1)) ||
      /[\p{L}\p{N}]\*\*[\p{P}\p{S}]/u.test(plain.slice(Math.max(0, index - 1), index + 3)),
  );
  return bold?.[0];
}

/** What Chinese typography rules out. @param plain text of a page without code and links' targets */
export function checkChinese(plain: string): string[] {
  const line = (pattern: RegExp) => pattern.exec(plain)?.[0]?.trim();
  const spaced = line(/.{0,8}(?:\p{sc=Han} [A-Za-z0-9`]|[A-Za-z0-9`] \p{sc=Han}).{0,8}/u);
  const halfWidth = line(/.{0,8}\p{sc=Han}[,;:?!](?:\s|\p{sc=Han}|$).{0,8}/mu);
  const printed = printedMarks(plain);
  return [
    ...(spaced
      ? [`a typed space stands between Han and Latin: "${spaced}"; take it out, spacing is the style sheet's`]
      : []),
    ...(halfWidth ? [`a half-width mark follows a Han character: "${halfWidth}"; use the full-width one`] : []),
    ...(printed
      ? [`the page prints the asterisks of "${printed}": put the punctuation outside, or no letter beside it`]
      : []),
  ];
}
