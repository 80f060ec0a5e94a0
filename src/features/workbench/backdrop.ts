/** The reader's picture behind the character: as the document keeps it, and in the pictures that are saved. */
import type {CameraState} from '@site/src/stage/engine';
import {LONGEST_BACKDROP, type Backdrop} from './document';
import {paintPanorama} from './panorama';

/** Longest side that is kept, px; smaller where the picture would take more characters than a document may. */
const SIDE = 1600;
const SMALLER = 0.75;

/** @throws Error when the browser cannot read the picture */
export async function readBackdrop(file: Blob): Promise<Backdrop> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const g = canvas.getContext('2d')!;
  for (let side = SIDE; side > 1; side *= SMALLER) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    // A JPEG has no holes: white paper shows through those of the picture.
    g.fillStyle = '#fff';
    g.fillRect(0, 0, canvas.width, canvas.height);
    g.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const data = canvas.toDataURL('image/jpeg', 0.88);
    if (data.length > LONGEST_BACKDROP) continue;
    // The proportions of a panorama, which few other pictures have.
    return {data, ...(picture.width === 2 * picture.height && {panorama: true})};
  }
  throw new Error('No picture is small enough');
}

/** Draws the background that an image of the page shows, as the page does: so that it covers the canvas, or what a camera sees. */
export function paintBehind(g: CanvasRenderingContext2D, image: HTMLImageElement, camera: CameraState): void {
  // The page has the image of a panorama only to draw it.
  if (image.hidden) return paintPanorama(g, image, camera);
  const {width, height} = g.canvas;
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  g.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
}
