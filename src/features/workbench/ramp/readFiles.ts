/** Ramps from files: CSV of Unreal's curves, CSV of positions and colours, and a row of a picture. */
import {sizeOf} from '@site/src/stage/model/images';
import type {Key} from '@site/src/stage/exchange/rampCsv';
import {RAMP_COUNT, RAMP_WIDTH} from '@site/src/stage/shading/ramp';
import {decodeSRGB} from '@site/src/stage/shading/srgb';
import {fromHex} from '@site/src/stage/ui/color';
import {fewestStops, fromKeys, HALF_STEP, MOST_KEYS, type Ramp, type Stop} from './stops';

export type FileFault =
  'empty' | 'long' | 'columns' | 'number' | 'color' | 'range' | 'order' | 'picture' | 'size' | 'flat' | 'noise';

/** A file that is no ramp; `line` of a CSV counts from 1. */
export class RampFileError extends Error {
  constructor(
    readonly fault: FileFault,
    readonly line = 0,
  ) {
    super(`ramp file, line ${line}: ${fault}`);
  }
}

/** A colour and how lit it is, of six or eight hexadecimal digits. */
function colorOf(cell: string): Pick<Stop, 'color' | 'lit'> | undefined {
  const [, digits = '', opacity = 'ff'] = /^#?([\da-f]{6})([\da-f]{2})?$/i.exec(cell) ?? [];
  const color = fromHex(digits);
  return color && {color, lit: Number.parseInt(opacity, 16) / 255};
}

/** `time,R,G,B,A`, linear, rising, as Unreal writes curves; or `position,colour`, where two at one position make a hard edge. @throws RampFileError */
export function readCsv(text: string): Ramp {
  const keys: Key[] = [];
  const stops: Stop[] = [];
  text.split(/\r?\n/).forEach((row, i) => {
    const cells = row.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const [first = '', second = ''] = cells;
    // The first line may name the two columns.
    if (row.trim() === '' || (i === 0 && cells.length === 2 && Number.isNaN(Number(first)))) return;
    const isStop = cells.length === 2 && keys.length === 0;
    const color = isStop ? colorOf(second) : undefined;
    const numbers = (isStop ? [first] : cells).map(Number);
    const [time = 0, ...channels] = numbers;
    const last = stops.at(-1)?.at ?? keys.at(-1)?.[0] ?? -1;
    const fault: FileFault | undefined =
      !isStop && (cells.length !== 5 || stops.length > 0)
        ? 'columns'
        : (isStop ? [first] : cells).includes('') || !numbers.every(Number.isFinite)
          ? 'number'
          : isStop && !color
            ? 'color'
            : channels.some((x) => x < 0 || x > 1) || time < -HALF_STEP || time > 1 + HALF_STEP
              ? 'range'
              : time < last || (time === last && !isStop)
                ? 'order'
                : keys.length + stops.length === MOST_KEYS
                  ? 'long'
                  : undefined;
    if (fault) throw new RampFileError(fault, i + 1);
    if (color) stops.push({at: Math.min(1, Math.max(0, time)), ...color, hard: time === last});
    else keys.push(numbers as unknown as Key);
  });
  if (keys.length + stops.length === 0) throw new RampFileError('empty', 1);
  return stops.length > 0 ? stops : fromKeys(keys);
}

/** Longest side of a picture that is read, px. */
export const MOST_PIXELS = 4096;
/** Most stops that a row of a picture becomes: a row that needs more is no gradient. */
export const MOST_STOPS = 48;
/** Errors that the stops of a picture may have, levels of 255: the first that needs few enough stops. */
const TOLERANCES = [2, 4, 8, 16];

export interface PictureRow {
  readonly ramp: Ramp;
  readonly tolerance: number;
}

/**
 * Stops of a row of a picture: colour becomes tint, opacity how lit it is.
 * @param pixels RGBA8
 * @param linear whether colours are linear, as in the atlas
 * @throws RampFileError
 */
export function stopsOfPixels(pixels: Uint8Array, linear: boolean): PictureRow {
  const width = pixels.length / 4;
  const texels = Array.from({length: RAMP_WIDTH}, (_, i) => {
    const from = Math.floor(((i + 0.5) / RAMP_WIDTH) * width) * 4;
    const [r, g, b, a] = [...pixels.subarray(from, from + 4)].map((x) => x / 255) as [number, number, number, number];
    return [...(linear ? [r, g, b] : decodeSRGB([r, g, b])), a].map((x) => x * 255);
  });
  if (!linear && texels.every((texel) => texel.every((x, k) => x === texels[0]![k]))) throw new RampFileError('flat');
  for (const tolerance of TOLERANCES) {
    const ramp = fewestStops(texels, tolerance);
    if (ramp.length <= MOST_STOPS) return {ramp, tolerance};
  }
  throw new RampFileError('noise');
}

/** Pixels of one row of a picture, untouched by opacity, which a 2D canvas would multiply into the colour. */
function rowPixels(bitmap: ImageBitmap): Uint8Array {
  const gl = document.createElement('canvas').getContext('webgl2')!;
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const pixels = new Uint8Array(bitmap.width * 4);
  gl.readPixels(0, 0, bitmap.width, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return pixels;
}

/** The row of a picture of the atlas that has the number; of any other picture, the middle one. @throws RampFileError */
export async function readPicture(file: Blob, row: number): Promise<PictureRow> {
  const size = sizeOf(new Uint8Array(await file.arrayBuffer()));
  if (!size) throw new RampFileError('picture');
  const {width, height} = size;
  if (Math.max(width, height) > MOST_PIXELS) throw new RampFileError('size');
  const isAtlas = width === RAMP_WIDTH && height === RAMP_COUNT;
  const options = {premultiplyAlpha: 'none', colorSpaceConversion: 'none'} as const;
  const y = isAtlas ? row : Math.floor(height / 2);
  const bitmap = await createImageBitmap(file, 0, y, width, 1, options).catch(() => {
    throw new RampFileError('picture');
  });
  return stopsOfPixels(rowPixels(bitmap), isAtlas);
}
