import {useEffect, useEffectEvent, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import type {StageData} from '@site/src/stage/ui/data';
import {readAddress, type StageAddress} from '@site/src/stage/ui/url';

/** Milliseconds that a followed link and the control it set stay marked. */
const MARKED_MS = 1600;

/** Whether half of an element's height is visible below the sticky bars. */
function isSeen(element: Element, top: number): boolean {
  const box = element.getBoundingClientRect();
  return Math.min(box.bottom, window.innerHeight) - Math.max(box.top, top) >= box.height / 2;
}

/** Opens the fold that holds a stage, and scrolls by what the page grew, so that the followed link keeps its place. */
function openFold(stage: Element, link: Element): void {
  const fold = stage.closest<HTMLDetailsElement>('details:not([open])');
  if (!fold) return;
  const {top} = link.getBoundingClientRect();
  fold.open = true;
  scrollBy({top: link.getBoundingClientRect().top - top, behavior: 'instant'});
}

function mark(elements: Iterable<Element>): void {
  for (const element of elements) {
    element.setAttribute('data-stage-set', '');
    window.setTimeout(() => element.removeAttribute('data-stage-set'), MARKED_MS);
  }
}

/**
 * Links in the text that set a stage of their page: `[0.35](?stage=demo-outline&OutlineWidth=0.35)`. Without scripts they load
 * the page in that state; with scripts they change the stage without a page load, and its picture comes to the link.
 */
export function useValueLinks(
  data: StageData,
  section: RefObject<HTMLElement | null>,
  {follow, bring}: {follow: (address: StageAddress) => void; bring: () => Promise<boolean>},
): void {
  const history = useHistory();
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const stage = section.current;
    if (!link || !stage || !isPlainClick(event)) return;
    if (link.origin + link.pathname !== window.location.origin + window.location.pathname) return;
    const address = readAddress(link.search, data);
    if (!address) return;
    event.preventDefault();
    follow(address);
    openFold(stage, link);
    const rows = Object.keys(address.values).flatMap((id) => [...stage.querySelectorAll(`[data-control="${id}"]`)]);
    mark([link, ...rows]);
    const bars = parseFloat(getComputedStyle(stage).scrollMarginTop);
    if (isSeen(stage.querySelector('[data-stage-picture]') ?? stage, bars)) return;
    // When the link scrolls to the stage, a history entry lets Back return to the link.
    void bring().then((isDocked) => isDocked || history.push(link.href.slice(link.origin.length)));
  });
  useEffect(() => {
    // Capture phase: runs before the router's handler.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
