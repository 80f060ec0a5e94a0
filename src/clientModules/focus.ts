import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../lib/hash';

/**
 * Moves the focus to the element that the hash names after a move inside the app, as the browser does on a page load. Moves only
 * focus on the body or in the navbar: the search dialog returns it there, and a focused navbar stays and covers the target.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  const {activeElement} = document;
  if (!previousLocation || (activeElement !== document.body && !activeElement?.closest('.navbar'))) return;
  const target = document.getElementById(hashTarget(location.hash) ?? '');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({preventScroll: true});
};

/** Room for the ring of the focus, in px. */
const AIR = 8;

/** The lowest edge of what sticks to the top of the window over an element's middle; the bar counts, shown or not. */
function coveredTo(element: Element): number {
  const {left, width, top, height} = element.getBoundingClientRect();
  const bar = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;
  const x = left + Math.min(width, innerWidth) / 2;
  for (const y of [top + 1, top + height - 1]) {
    for (let over = document.elementFromPoint(x, y); over; over = over.parentElement) {
      if (over.contains(element)) break;
      if (/sticky|fixed/.test(getComputedStyle(over).position))
        return Math.max(bar, over.getBoundingClientRect().bottom);
    }
  }
  return bar;
}

/**
 * The navbar returns while the page scrolls up, which it does to show what gets the focus. Scrolls on until the element stands
 * below the bar and what else sticks to the top.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', ({target}) => {
    const element = target as Element;
    requestAnimationFrame(() => {
      if (document.activeElement !== element || !element.matches(':focus-visible')) return;
      // What an address leads to has its place already: it is no stop of the keyboard.
      if (!element.closest('main, footer') || (element as HTMLElement).tabIndex < 0) return;
      const {top} = element.getBoundingClientRect();
      const edge = coveredTo(element) + AIR;
      if (top < edge) window.scrollBy({top: top - edge, behavior: 'instant'});
    });
  });
}
