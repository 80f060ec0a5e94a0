/** Decodes base colour images: the size is read from the file's header, so that a picture too large is never decoded. */
import {ModelFault, within} from './faults';

/** Longest side of a decoded image, px; half of it for more than `MANY` images. */
const SIDE = 2048;
const MANY = 16;

interface Image {
  readonly bytes: Uint8Array;
  readonly name: string;
}

interface Size {
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** Width and height of a PNG, JPEG or WebP. */
export function sizeOf(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 30) return undefined;
  if (view.getUint32(0) === 0x89504e47)
    return {type: 'image/png', width: view.getUint32(16), height: view.getUint32(20)};
  if (view.getUint16(0) === 0xffd8) {
    for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
      const marker = bytes[at + 1]!;
      // Frame headers are C0 to CF, without the tables C4, C8 and CC.
      if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
        return {type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5)};
    }
  }
  if (word(0) !== 'RIFF' || word(8) !== 'WEBP') return undefined;
  const type = 'image/webp';
  if (word(12) === 'VP8X')
    return {type, width: 1 + (view.getUint32(23, true) >>> 8), height: 1 + (view.getUint32(26, true) >>> 8)};
  if (word(12) === 'VP8 ')
    return {type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff};
  const bits = view.getUint32(21, true);
  return word(12) === 'VP8L' ? {type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff)} : undefined;
}

/**
 * @param side longest side of the result, px
 * @throws ModelFault when the picture is too large or broken
 */
async function decodeImage({bytes, name}: Image, {type, width, height}: Size, side: number): Promise<ImageBitmap> {
  const scale = Math.min(1, side / Math.max(width, height));
  try {
    return await createImageBitmap(new Blob([new Uint8Array(bytes)], {type}), {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'high',
      premultiplyAlpha: 'none',
      colorSpaceConversion: 'none',
    });
  } catch {
    throw new ModelFault('texture', name);
  }
}

/** Checks the sizes of all, then decodes one after the other: all at once would take the memory of all. */
export async function* decodeImages(images: readonly Image[]): AsyncGenerator<ImageBitmap> {
  const sizes = images.map(({bytes, name}) => {
    const size = sizeOf(bytes);
    if (!size || size.width === 0 || size.height === 0) throw new ModelFault('texture', name);
    within('texturePixels', size.width * size.height);
    return size;
  });
  within(
    'totalPixels',
    sizes.reduce((sum, {width, height}) => sum + width * height, 0),
  );
  const side = images.length > MANY ? SIDE / 2 : SIDE;
  for (const [i, image] of images.entries()) yield await decodeImage(image, sizes[i]!, side);
}

/** Rows of a picture that are looked at together: all at once would take the memory of another picture. */
const ROWS = 256;

/** Largest alpha of a picture, 0..1. */
export function alphaOf(bitmap: ImageBitmap): number {
  const {width, height} = bitmap;
  const paper = new OffscreenCanvas(width, ROWS).getContext('2d', {willReadFrequently: true})!;
  let most = 0;
  for (let top = 0; top < height && most < 255; top += ROWS) {
    paper.clearRect(0, 0, width, ROWS);
    paper.drawImage(bitmap, 0, -top);
    const {data} = paper.getImageData(0, 0, width, Math.min(ROWS, height - top));
    for (let i = 3; i < data.length && most < 255; i += 4) most = Math.max(most, data[i]!);
  }
  return most / 255;
}
