/** Nothing: the words say it. */
export default function NoIcon(): null {
  return null;
}
