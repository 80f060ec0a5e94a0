import type {Figure} from '@site/src/stage/character';
import {paintIris, paintMask, paintTop} from '@site/src/stage/character/face';
import type {Painter} from '@site/src/stage/character/strokes';
import {FACE_REGION} from '@site/src/stage/character/measures';
import {hexToLinear} from '@site/src/stage/shading/srgb';
import {toHex} from '@site/src/stage/ui/color';
import {HEIGHT, WIDTH} from './masks';

/** Pixels of the canvas a texel. */
export const SCALE = 3;

/** A figure's skin from shade to light. */
export const skinOf = ({materials: {face}}: Figure): readonly number[] =>
  Array.from({length: 256}, (_, i) => {
    const [a, b] = [hexToLinear(face.shade), hexToLinear(face.lit)];
    return parseInt(toHex(a.map((x, k) => x + ((b[k]! - x) * i) / 255)).slice(1), 16);
  });

function layer(width: number, height: number): {canvas: HTMLCanvasElement; g: CanvasRenderingContext2D} {
  const canvas = Object.assign(document.createElement('canvas'), {width, height});
  // Kept by the processor: reading it back from a GPU waits for the stage's frames.
  return {canvas, g: canvas.getContext('2d', {willReadFrequently: true})!};
}

/** Her eyes, brows, nose and mouth, which show where on the UV a stroke lies. */
export function paintFeatures({face}: Figure): HTMLCanvasElement {
  const {eye} = face;
  const [width, height] = [WIDTH * SCALE, HEIGHT * SCALE];
  const eyes = layer(width, height);
  paintMask(eyes.g as Painter, face, width, height, 'smile', false);
  // The mask's red channel is the opening of the eyes.
  const image = eyes.g.getImageData(0, 0, width, height);
  for (let i = 0; i < image.data.length; i += 4) image.data.set([255, 250, 246, image.data[i]!], i);
  eyes.g.putImageData(image, 0, 0);
  const iris = layer(256, 256);
  paintIris(iris.g as Painter, face, 256);
  eyes.g.setTransform(width / FACE_REGION.width, 0, 0, height / FACE_REGION.height, 0, 0);
  eyes.g.globalCompositeOperation = 'source-atop';
  const [halfX, halfY] = eye.scale.map((scale) => scale * eye.tile) as [number, number];
  for (const side of [-1, 1]) {
    const [x, y] = [eye.x * side - FACE_REGION.x, FACE_REGION.height + FACE_REGION.y - eye.y];
    eyes.g.drawImage(iris.canvas, x - halfX, y - halfY, 2 * halfX, 2 * halfY);
  }
  const top = layer(width, height);
  paintTop(top.g as Painter, face, width, height, 'smile', false);
  top.g.setTransform(1, 0, 0, 1, 0, 0);
  top.g.globalCompositeOperation = 'destination-over';
  // A stroke over an eye must show.
  top.g.globalAlpha = 0.7;
  top.g.drawImage(eyes.canvas, 0, 0);
  return top.canvas;
}

interface Picture {
  readonly texels: Uint8Array;
  readonly skin: readonly number[];
  /** The masks of the neighbouring angles, which shine through. */
  readonly under?: readonly (Uint8Array | undefined)[];
  readonly features?: CanvasImageSource;
}

/** Draws a mask in her skin's colours, and her features over it. */
export function draw(canvas: HTMLCanvasElement, {texels, skin, under = [], features}: Picture): void {
  const g = canvas.getContext('2d')!;
  const small = layer(WIDTH, HEIGHT);
  const image = small.g.createImageData(WIDTH, HEIGHT);
  texels.forEach((x, i) => {
    // What lies on the dark side of the border is drawn dark, however softly it is painted.
    let share = (x > 127 ? 204 : 0) + Math.round(x / 5);
    for (const other of under) if (other && other[i]! > 127 !== x > 127) share += x > 127 ? -45 : 45;
    const color = skin[share]!;
    const row = HEIGHT - 1 - Math.floor(i / WIDTH);
    image.data.set([color >> 16, (color >> 8) & 255, color & 255, 255], (row * WIDTH + (i % WIDTH)) * 4);
  });
  small.g.putImageData(image, 0, 0);
  g.drawImage(small.canvas, 0, 0, canvas.width, canvas.height);
  if (features) g.drawImage(features, 0, 0, canvas.width, canvas.height);
}
