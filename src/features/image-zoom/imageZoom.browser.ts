import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';

/** Delay after a route change (specification, section 9). */
const ATTACH_MS = 1000;

/** Controls: pictures that already do something else when clicked. */
const CONTROLS = ['a', 'button', 'label', 'summary', '[data-stage]', '[data-workbench]', '[data-lesson]'];
const PICTURES = 'article .markdown :is(img, .figure-panels > svg)';

let overlay: Promise<typeof import('./overlay')> | undefined;

const load = () => (overlay ??= import('./overlay'));
/** If the download fails the picture stays as it is; the next click tries again. */
const forget = () => void (overlay = undefined);

type Picture = HTMLImageElement | SVGSVGElement;

const toggle = (picture: Picture) => void load().then((module) => module.toggle(picture), forget);

function onClick(event: Event) {
  // medium-zoom adds a click listener of its own, which would toggle the image a second time.
  event.stopImmediatePropagation();
  toggle(event.currentTarget as Picture);
}

function onKeyDown(event: Event) {
  const {key, currentTarget} = event as KeyboardEvent;
  if (key !== 'Enter' && key !== ' ') return;
  event.preventDefault();
  toggle(currentTarget as Picture);
}

/** What the picture shows; the pictures of a strip have the strip's name. */
const nameOf = (picture: Picture) => {
  if (picture instanceof SVGSVGElement) return picture.querySelector('title')?.textContent ?? '';
  const strip = picture.closest('.strip');
  const heading = document.getElementById(strip?.getAttribute('aria-labelledby') ?? '');
  return picture.alt || (strip?.getAttribute('aria-label') ?? heading?.textContent ?? '');
};

function attach() {
  for (const picture of document.querySelectorAll<Picture>(PICTURES)) {
    if (picture.dataset.zoom !== undefined || picture.closest(CONTROLS.join())) continue;
    picture.dataset.zoom = '';
    picture.addEventListener('click', onClick, {capture: true});
    // A strip opens as a whole: one stop for the keyboard.
    if (picture.closest('.strip > li + li')) continue;
    picture.setAttribute('tabindex', '0');
    // The name of a button must contain the words in it (WCAG 2.5.3), and a drawing has more of them than a name can hold.
    if (!(picture instanceof SVGSVGElement)) picture.setAttribute('role', 'button');
    picture.setAttribute(
      'aria-label',
      translate({id: 'imageZoom.label', message: 'Enlarge image: {name}'}, {name: nameOf(picture)}),
    );
    picture.addEventListener('keydown', onKeyDown);
  }
}

let timer = 0;

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  if (!ExecutionEnvironment.canUseDOM) return;
  // An open picture would cover the next page.
  if (previousLocation && previousLocation.pathname !== location.pathname)
    overlay?.then((module) => module.close(), forget);
  window.clearTimeout(timer);
  timer = window.setTimeout(attach, ATTACH_MS);
};
