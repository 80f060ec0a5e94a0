/** The overlay of an enlarged picture: loaded by the first click on one. */
// The build of medium-zoom without a style element, which the Content-Security-Policy would block.
import mediumZoom from 'medium-zoom/dist/pure';
import {closeOnBack} from '../../lib/closeOnBack';
import {largest} from './largest';
import './overlay.css';
import {drawingSource, stripSource} from './vector';

/** Distance in px that closes the overlay (specification, section 9). */
const SCROLL_OFFSET = 40;

const zoom = mediumZoom({background: 'var(--lk-zoom)', scrollOffset: SCROLL_OFFSET});

export const close = (): unknown => zoom.detach();

/**
 * An image in the place of a drawing or strip, which medium-zoom, made for images, can enlarge; removed when it closes.
 * It is as wide as its place and keeps its own proportions: medium-zoom enlarges to the proportions on the page, in which
 * the sheet of a strip would be smaller than the strip.
 */
async function standIn(source: string, place: Element, alt: string): Promise<HTMLImageElement> {
  const image = Object.assign(new Image(), {src: source, alt});
  await image.decode();
  const {left, top, width, height} = place.getBoundingClientRect();
  const tall = (width * image.naturalHeight) / image.naturalWidth;
  Object.assign(image.style, {
    position: 'absolute',
    left: `${left + window.scrollX}px`,
    top: `${top + window.scrollY + (height - tall) / 2}px`,
    width: `${width}px`,
    height: `${tall}px`,
    pointerEvents: 'none',
  });
  document.body.append(image);
  image.addEventListener('medium-zoom:closed', () => {
    zoom.detach(image);
    image.remove();
  });
  return image;
}

async function enlargeable(picture: HTMLImageElement | SVGSVGElement): Promise<HTMLImageElement> {
  const label = picture.getAttribute('aria-label') ?? '';
  if (picture instanceof SVGSVGElement) return standIn(drawingSource(picture), picture, label);
  const strip = picture.closest<HTMLElement>('.strip');
  if (strip) return standIn(await stripSource(strip, picture), picture, label);
  const best = largest(picture);
  if (best) picture.dataset.zoomSrc = best;
  return picture;
}

/** Opens a picture, drawing or strip in its best resolution; closes what is open. */
export async function toggle(picture: HTMLImageElement | SVGSVGElement): Promise<void> {
  if (zoom.getZoomedImage()) {
    await zoom.close();
    return;
  }
  const image = await enlargeable(picture);
  zoom.attach(image);
  const grown = zoom.open({target: image});
  window.history.scrollRestoration = 'manual';
  // Until the picture has grown, medium-zoom ignores what would close it.
  const closed = closeOnBack(() => void grown.then(() => zoom.close()));
  image.addEventListener('medium-zoom:close', closed, {once: true});
  await grown;
}
