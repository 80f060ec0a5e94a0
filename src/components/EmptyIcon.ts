/** Replaces an icon of the theme that style sheets draw instead, or that a text label makes redundant. */
export default function EmptyIcon(): null {
  return null;
}
