/** Textures of the stage as pictures that Unreal imports. */
import {faceShadowMap} from '../character/face-shadow';
import type {Figure} from '../character/figure';
import {chibi} from '../character/figures/chibi';
import {RAMP_COUNT, RAMP_WIDTH, rampAtlas} from '../shading/ramp';
import {metalMatcap} from '../shading/textures';
import type {Picture} from './png';

/** Names of the files, those of the plugin's assets. */
export const atlasFile = 'CA_Toon_DiffuseRamps.png';
export const faceMapFile = 'T_Toon_FaceShadowMap.png';

/** The ramp atlas, linear: one row of texels a ramp, row 0 at the top. */
export const rampPicture = (data = rampAtlas()): Picture => ({
  width: RAMP_WIDTH,
  height: RAMP_COUNT,
  channels: 4,
  data,
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

/**
 * The face shadow map with 16 bits a channel, linear.
 * @param thresholds half-turns of the texels, bottom row first, in place of the shipped ones
 * @param figure whose face it is for
 */
export function faceMapPicture(size = 512, thresholds?: ArrayLike<number>, {shadow}: Figure = chibi): Picture {
  const map = faceShadowMap(size, size, shadow, new Uint16Array(size * size * 4));
  for (let i = 0; thresholds && i < size * size; i++) map[i * 4] = Math.round(thresholds[i]! * 65535);
  return pictureOf(map, new Uint16Array(size * size * 3), size);
}

/** The sphere of metal, sRGB. */
export const matcapPicture = (size = 256): Picture =>
  pictureOf(metalMatcap(size), new Uint8Array(size * size * 3), size);
