/** Functions that run in a page and find faults of its layout. */

/** Runs in the page: elements that overflow it sideways. Clipped elements cannot be scrolled to. */
export function standsOut(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (!['visible', 'clip'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const wide = [...document.querySelectorAll('main *, footer *, .navbar__inner *')].filter(
    (element) =>
      element.getBoundingClientRect().right > innerWidth + 1 &&
      element.checkVisibility() &&
      !scrolls(element.parentElement) &&
      !element.closest('svg, .sr-only, .dropdown__menu'),
  );
  const {scrollWidth} = document.scrollingElement ?? document.body;
  return [
    ...(scrollWidth > innerWidth ? [`scrolls to ${scrollWidth} px`] : []),
    ...wide.slice(0, 3).map((element) => `${element.tagName.toLowerCase()}.${element.className} stands out`),
  ];
}

/** Runs in the page: texts and controls that overlap, by the boxes left after clipping. */
export function overlaps(): string[] {
  type Box = {left: number; right: number; top: number; bottom: number; element: Element; name: string};
  const clips = new Map<Element, {left: number; right: number; top: number; bottom: number}>();
  const clip = (element: Element | null): {left: number; right: number; top: number; bottom: number} => {
    if (!element || element === document.documentElement)
      return {left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity};
    const known = clips.get(element);
    if (known) return known;
    const outer = clip(element.parentElement);
    const {overflowX, overflowY} = getComputedStyle(element);
    const {left, right, top, bottom} = element.getBoundingClientRect();
    const own = {...outer};
    if (overflowX !== 'visible')
      Object.assign(own, {left: Math.max(outer.left, left), right: Math.min(outer.right, right)});
    if (overflowY !== 'visible')
      Object.assign(own, {top: Math.max(outer.top, top), bottom: Math.min(outer.bottom, bottom)});
    clips.set(element, own);
    return own;
  };
  const boxes: Box[] = [];
  const add = (rect: DOMRect, element: Element, name: string, inset: number) => {
    const limit = clip(element);
    const box = {
      left: Math.max(rect.left, limit.left) + 1,
      right: Math.min(rect.right, limit.right) - 1,
      // A line's box is taller than its letters: boxes of tightly set lines overlap, their letters do not.
      top: Math.max(rect.top, limit.top) + rect.height * inset,
      bottom: Math.min(rect.bottom, limit.bottom) - rect.height * inset,
    };
    if (box.right > box.left && box.bottom > box.top) boxes.push({...box, element, name});
  };
  // The bar covers the logo of the sidebar until it is scrolled away.
  const skipped =
    '[class*=sidebarLogo], svg, math, .katex, script, style, noscript, option, .sr-only, [inert], [aria-hidden="true"]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || element.closest(skipped)) continue;
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) add(rect, element, `“${node.nodeValue.trim().slice(0, 30)}”`, 0.25);
  }
  for (const element of document.querySelectorAll<HTMLInputElement>('input, select')) {
    if (element.closest(skipped) || !element.checkVisibility({opacityProperty: true, visibilityProperty: true}))
      continue;
    // A slider's box has the height of its target; only its track is drawn.
    add(
      element.getBoundingClientRect(),
      element,
      `${element.tagName}[name=${element.name}]`,
      element.type === 'range' ? 0.35 : 0,
    );
  }
  boxes.sort((a, b) => a.top - b.top);
  const found: string[] = [];
  boxes.forEach((a, index) => {
    for (const b of boxes.slice(index + 1)) {
      if (b.top >= a.bottom) break;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (a.left < b.right && b.left < a.right) found.push(`${a.name} and ${b.name} overlap`);
    }
  });
  return found.slice(0, 3);
}

/** Spacing that readers may set (WCAG 2.2, 1.4.12). */
export const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Runs in the page: lines of visible text that a box of a fixed size cuts off. */
export function cutOff(): string[] {
  const found: string[] = [];
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || element.closest('svg, option, .sr-only, [inert], [aria-hidden="true"]'))
      continue;
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    range.selectNodeContents(node);
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const {overflowX, overflowY, textOverflow} = getComputedStyle(box);
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX + overflowY)) break;
      const {left, right, top, bottom, width} = box.getBoundingClientRect();
      // A box of one pixel is for screen readers only.
      if (width <= 1) break;
      const isCut = [...range.getClientRects()].some(
        (line) =>
          (cuts(overflowX) && (line.left < left - 1 || line.right > right + 1)) ||
          (cuts(overflowY) && (line.top < top - line.height / 4 || line.bottom > bottom + line.height / 4)),
      );
      if (isCut)
        found.push(`${box.tagName.toLowerCase()}.${box.className} cuts “${node.nodeValue.trim().slice(0, 30)}”`);
      if (isCut) break;
    }
  }
  return found.slice(0, 3);
}

/** Runs in the page: lines that begin with punctuation which stands behind code, a link or other marked text. */
export function lineStarts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let before: Text | undefined;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (!element || !node.data || element.closest('pre, svg, math, .katex, script, style, noscript, .lk-said'))
      continue;
    // The text is that of a button beside the code.
    if (getComputedStyle(element).position === 'absolute') continue;
    const block = element.closest('p, li, td, th, dd, dt, h1, h2, h3, h4, figcaption, summary, div');
    const last = before;
    before = node;
    if (
      !last ||
      !block?.contains(last) ||
      /\s$/.test(last.data) ||
      !/^[，。、；：！？）」』》〉”’…,;:!?)\]]/.test(node.data)
    )
      continue;
    range.setStart(node, 0);
    range.setEnd(node, 1);
    const mark = range.getBoundingClientRect();
    range.selectNodeContents(last);
    const end = [...range.getClientRects()].at(-1);
    if (end && mark.width > 0 && mark.top >= end.bottom - 2)
      found.push(`“${node.data.slice(0, 10)}” begins a line, behind “${last.data.slice(-30)}”`);
  }
  return found.slice(0, 3);
}

/** Lays out the sections whose boxes have an estimated height while they are out of view. */
export const LAID_OUT = '* { content-visibility: visible !important }';

export function adopt(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
