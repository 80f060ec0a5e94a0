/** Height in px that no page has: what is below the window counts as in it, so that no jump passes an element unnoticed. */
const FAR = 1e6;

/**
 * Tells whether an element has left the window through its top, below a bar of `bar` px; first when it is watched, then at
 * every change. One in a closed fold is nowhere, and has not left.
 * @returns what ends it
 */
export function watchTop(element: Element, bar: number, tell: (gone: boolean) => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => tell(!entries.at(-1)!.isIntersecting && element.checkVisibility()),
    {rootMargin: `${-bar}px 0px ${FAR}px 0px`},
  );
  // One that is above the window when its fold opens has not crossed an edge: observed anew, it is told.
  const look = () => {
    watcher.unobserve(element);
    watcher.observe(element);
  };
  const fold = element.closest('details');
  fold?.addEventListener('toggle', look);
  look();
  return () => {
    fold?.removeEventListener('toggle', look);
    watcher.disconnect();
  };
}
