/** Room for the ring of the focus, in px. */
const AIR = 8;
/** Bars that can lie one below the other at the top of the window, at most. */
const MOST = 3;

/** The lowest edge of what sticks to the top of the window over an element's middle, once the navbar is shown above it. */
function coveredTo(element: Element): number {
  const {left, width, top, height} = element.getBoundingClientRect();
  const bar = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;
  const x = left + Math.min(width, innerWidth) / 2;
  let edge = bar;
  for (const y of [top + 1 - bar, top + 1, top + height - 1]) {
    for (let over = document.elementFromPoint(x, y); over && !over.contains(element); over = over.parentElement) {
      if (!/sticky|fixed/.test(getComputedStyle(over).position)) continue;
      const box = over.getBoundingClientRect();
      edge = Math.max(edge, Math.max(bar, box.top) + box.height);
    }
  }
  return edge;
}

/**
 * Scrolls on until the element with the keyboard's focus stands below the navbar and what else sticks to the top. The navbar
 * returns while the page scrolls up, which it does to show what gets the focus.
 */
export function uncoverFocus(): void {
  const {activeElement: element} = document;
  // Drawings that open enlarged are SVG elements with a tabindex.
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || !element.matches(':focus-visible')) return;
  // What an address leads to has its place already: it is no stop of the keyboard.
  if (!element.closest('main, footer') || element.tabIndex < 0) return;
  // Below the navbar a docked picture may be next.
  for (let bars = 0; bars < MOST; bars += 1) {
    const {top} = element.getBoundingClientRect();
    const edge = coveredTo(element) + AIR;
    if (top >= edge) return;
    window.scrollBy({top: top - edge, behavior: 'instant'});
  }
}
