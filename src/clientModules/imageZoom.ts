import type {Zoom} from 'medium-zoom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';

/** Delay after a route change (specification, section 9). */
const ATTACH_MS = 1000;
const SCROLL_OFFSET = 40;

const images = () =>
  document.querySelectorAll<HTMLImageElement>('article .markdown img:not(a img, .strip img, [data-no-zoom])');

let zoom: Promise<Zoom> | undefined;

/** The build of medium-zoom without a style element, which the Content-Security-Policy would block. */
const load = () =>
  (zoom ??= Promise.all([import('medium-zoom/dist/pure'), import('medium-zoom/dist/style.css')]).then(
    ([{default: mediumZoom}]) => mediumZoom({background: 'var(--lk-zoom)', scrollOffset: SCROLL_OFFSET}),
  ));

/** If the download fails the picture stays as it is; the next click tries again. */
const forget = () => void (zoom = undefined);

async function toggle(image: HTMLImageElement) {
  const instance = await load();
  if (!instance.getImages().includes(image)) instance.attach(image);
  await instance.toggle({target: image});
}

function onClick(event: MouseEvent) {
  // medium-zoom adds a click listener of its own, which would toggle the image a second time.
  event.stopImmediatePropagation();
  toggle(event.currentTarget as HTMLImageElement).catch(forget);
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  toggle(event.currentTarget as HTMLImageElement).catch(forget);
}

function attach() {
  for (const image of images()) {
    if (image.dataset.zoom) continue;
    image.dataset.zoom = '';
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `${translate({id: 'imageZoom.label', message: 'Enlarge image'})}: ${image.alt}`);
    image.addEventListener('click', onClick, {capture: true});
    image.addEventListener('keydown', onKeyDown);
  }
}

let timer = 0;

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  if (!ExecutionEnvironment.canUseDOM) return;
  // An open picture would cover the next page.
  if (previousLocation && previousLocation.pathname !== location.pathname)
    zoom?.then((instance) => instance.detach(), forget);
  window.clearTimeout(timer);
  timer = window.setTimeout(attach, ATTACH_MS);
};
