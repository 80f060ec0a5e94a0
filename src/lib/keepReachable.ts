/** Boxes get a stop of the Tab key while they scroll sideways. @returns what ends it */
export function keepReachable(boxes: Iterable<HTMLElement>): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const {target} of entries)
      if (target.scrollWidth > target.clientWidth) (target as HTMLElement).tabIndex = 0;
      else target.removeAttribute('tabindex');
  });
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}
