/** Spaces and marks that Chinese typography rules out. @param plain text of a page without code and markup */
export function checkChinese(plain: string): string[] {
  const line = (pattern: RegExp) => pattern.exec(plain)?.[0]?.trim();
  const spaced = line(/.{0,8}(?:\p{sc=Han} [A-Za-z0-9`]|[A-Za-z0-9`] \p{sc=Han}).{0,8}/u);
  const halfWidth = line(/.{0,8}\p{sc=Han}[,;:?!](?:\s|\p{sc=Han}|$).{0,8}/mu);
  return [
    ...(spaced
      ? [`a typed space stands between Han and Latin: "${spaced}"; take it out, spacing is the style sheet's`]
      : []),
    ...(halfWidth ? [`a half-width mark follows a Han character: "${halfWidth}"; use the full-width one`] : []),
  ];
}
