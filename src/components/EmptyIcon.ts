/** In the place of an icon that the style sheets draw, or that the words beside it make needless. */
export default function EmptyIcon(): null {
  return null;
}
