/** Textures of the stage as pictures that Unreal imports. */
import {faceShadowMap} from '../character/face-shadow';
import {RAMP_ROWS, RAMP_WIDTH, rampAtlas} from '../shading/ramp';
import {metalMatcap} from '../shading/textures';
import type {Picture} from './png';

/** The ramp atlas, linear: one row of texels a ramp, row 0 at the top. */
export const rampPicture = (): Picture => ({
  width: RAMP_WIDTH,
  height: RAMP_ROWS.length,
  channels: 4,
  data: rampAtlas(),
});

/** Picture of a square RGBA texture without A. The stage's V axis points up, that of pictures down. */
function pictureOf<Data extends Uint8Array | Uint16Array>(texture: Data, data: Data, size: number): Picture {
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = ((size - 1 - y) * size + x) * 4;
      data.set(texture.subarray(from, from + 3), (y * size + x) * 3);
    }
  return {width: size, height: size, channels: 3, data};
}

/** The face shadow map with 16 bits a channel, linear. */
export const faceMapPicture = (size = 512): Picture =>
  pictureOf(faceShadowMap(size, size, new Uint16Array(size * size * 4)), new Uint16Array(size * size * 3), size);

/** The sphere of metal, sRGB. */
export const matcapPicture = (size = 256): Picture =>
  pictureOf(metalMatcap(size), new Uint8Array(size * size * 3), size);
