/** A file that the reader drops elsewhere on the site, for the page that takes it. */
let handed: File | undefined;

export const hand = (file: File): void => void (handed = file);

export function takeHanded(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
