/** Base and shadow colour of the face: skin, eyes and ink, composed as the shader of the stage does (shading/glsl/surface.ts). */
import {createCanvas} from '@napi-rs/canvas';
import {FACE_REGION, type Figure} from '../../src/stage/character';
import {hexToLinear} from '../../src/stage/shading/srgb';
import {paintIris, paintMask, paintTop} from '../../src/stage/character/face';
import type {Painter} from '../../src/stage/character/strokes';
import {mix, mix3, mul, type Vec3} from '../../src/stage/shading/math';
import {decodeSRGB} from '../../src/stage/shading/srgb';
import {parameter} from '../../src/stage/shading/parameters';
import {put, type Baked} from './bake';

const WIDTH = 1024;
const HEIGHT = (WIDTH * FACE_REGION.height) / FACE_REGION.width;
const IRIS = 768;

/** Straight RGBA, 0..1, of a drawn layer. */
function layer(w: number, h: number, draw: (g: Painter) => void) {
  const g = createCanvas(w, h).getContext('2d');
  draw(g as unknown as Painter);
  const {data} = g.getImageData(0, 0, w, h);
  return (x: number, y: number) => {
    const at = (Math.min(h - 1, Math.max(0, y)) * w + Math.min(w - 1, Math.max(0, x))) * 4;
    const [r, gr, b, a] = [0, 1, 2, 3].map((k) => data[at + k]! / 255) as [number, number, number, number];
    return {rgb: [r, gr, b] as Vec3, a};
  };
}

/** Paints the face with the smile, and one iris, as base and shade textures. */
export function bakeFace({face, materials}: Figure): Baked {
  const mask = layer(WIDTH, HEIGHT, (g) => paintMask(g, face, WIDTH, HEIGHT, 'smile', false));
  const top = layer(WIDTH, HEIGHT, (g) => paintTop(g, face, WIDTH, HEIGHT, 'smile', false));
  const iris = layer(IRIS, IRIS, (g) => paintIris(g, face, IRIS));
  const picture = () => ({
    width: WIDTH,
    height: HEIGHT,
    channels: 3 as const,
    data: new Uint8Array(WIDTH * HEIGHT * 3),
  });
  const baked = {base: picture(), shade: picture()};
  const {lit, shade} = materials.face;
  const skin: Vec3 = hexToLinear(lit);
  const skinShade: Vec3 = hexToLinear(shade);
  const tone = skinShade.map((c, k) => c / Math.max(skin[k]!, 1e-3)) as unknown as Vec3;
  const lidStrength = parameter('EyeLidShadowStrength').default as number;
  const glintStrength = parameter('EyeHighlightIntensity').default as number;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const hx = FACE_REGION.x + ((x + 0.5) / WIDTH) * FACE_REGION.width;
      const hy = FACE_REGION.y + (1 - (y + 0.5) / HEIGHT) * FACE_REGION.height;
      const side = hx < 0 ? -1 : 1;
      const tile = [((hx - face.eye.x * side) * side) / face.eye.scale[0], -(hy - face.eye.y) / face.eye.scale[1]].map(
        (e) => e / (2 * face.eye.tile) + 0.5,
      );
      const isOnTile = tile.every((e) => e >= 0 && e < 1);
      const disc = iris(Math.floor(tile[0]! * IRIS), Math.floor(tile[1]! * IRIS));
      const {rgb: eyes} = mask(x, y);
      const ink = top(x, y);
      const irisShare = isOnTile ? disc.a : 0;
      let eye: Vec3 = mix3([0.995, 0.98, 0.96], decodeSRGB(disc.rgb), irisShare);
      eye = mul(eye, mix3([1, 1, 1], [0.3, 0.22, 0.52], eyes[2] * lidStrength * 1.8 * mix(1, 0.45, irisShare)));
      eye = mix3(eye, [1, 1, 1], Math.min(1, eyes[1] * glintStrength));
      const inked = decodeSRGB(ink.rgb);
      put(baked.base, x, y, mix3(mix3(skin, eye, eyes[0]), inked, ink.a));
      put(
        baked.shade,
        x,
        y,
        mix3(mix3(skinShade, mul(eye, [0.835, 0.805, 0.94]), eyes[0]), mul(inked, mix3([1, 1, 1], tone, 0.6)), ink.a),
      );
    }
  return baked;
}
