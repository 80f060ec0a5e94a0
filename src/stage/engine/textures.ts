/** Textures of a stage: made once for each content, kept until it is disposed. */
import {
  CanvasTexture,
  ClampToEdgeWrapping,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  MirroredRepeatWrapping,
  NearestFilter,
  RepeatWrapping,
  SRGBColorSpace,
  Texture,
  type Wrapping,
} from 'three';
import type {Picture} from '../character';
import {paintIris, paintMask, paintTop, type Expression} from '../character/face';
import type {Painter} from '../character/strokes';
import type {Face} from '../character/figure';
import type {Quality} from './quality';

/** Wrap modes of three by the constants of WebGL; all others repeat. */
const WRAPPING: Readonly<Record<number, Wrapping>> = {33071: ClampToEdgeWrapping, 33648: MirroredRepeatWrapping};

interface Painted {
  readonly mask: Texture;
  readonly top: Texture;
}

function canvas(w: number, h: number): {canvas: OffscreenCanvas | HTMLCanvasElement; g: Painter} {
  const c =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), {width: w, height: h})
      : new OffscreenCanvas(w, h);
  const g = c.getContext('2d') as Painter | null;
  if (!g) throw new Error('no 2D context for the face');
  return {canvas: c, g};
}

export class Textures {
  private readonly made: Texture[] = [];
  readonly clear = this.texels(new Uint8Array(4), 1, 1);
  readonly white = this.texels(new Uint8Array([255, 255, 255, 255]), 1, 1);
  private readonly faces = new Map<string, Painted>();
  private readonly pictures = new Map<ImageBitmap, Map<string, Texture>>();

  /** @param anisotropy the most that the context offers */
  constructor(
    private readonly anisotropy: number,
    private quality: Quality,
  ) {}

  setQuality(quality: Quality): void {
    const {faceSize, taps} = this.quality;
    this.quality = quality;
    if (faceSize !== quality.faceSize || taps !== quality.taps) this.dropFaces();
  }

  /** Linear RGBA8 texels. */
  texels(data: Uint8Array, width: number, height: number, mipmaps = false): DataTexture {
    const t = new DataTexture(data, width, height);
    t.magFilter = LinearFilter;
    t.minFilter = mipmaps ? LinearMipmapLinearFilter : LinearFilter;
    t.generateMipmaps = mipmaps;
    t.needsUpdate = true;
    return this.keep(t);
  }

  /** A canvas that is painted at once, linear, with mipmaps. */
  private painted(w: number, h: number, draw: (g: Painter) => void, premultiply: boolean): Texture {
    const {canvas: c, g} = canvas(w, h);
    draw(g);
    const t = new CanvasTexture(c as HTMLCanvasElement);
    const sharp = this.quality.taps > 1;
    t.premultiplyAlpha = premultiply;
    t.minFilter = sharp ? LinearMipmapLinearFilter : LinearMipmapNearestFilter;
    t.anisotropy = sharp ? Math.min(8, this.anisotropy) : 1;
    return t;
  }

  iris(face: Face): Texture {
    return this.keep(this.painted(256, 256, (g) => paintIris(g, face, 256), true));
  }

  /** Mask and top layer of the face's painting with an expression. */
  face(face: Face, expression: Expression, blink: boolean): Painted {
    const key = `${expression}${blink ? '-shut' : ''}`;
    const known = this.faces.get(key);
    if (known) return known;
    const w = this.quality.faceSize;
    const h = (w * 3) / 4;
    const painted: Painted = {
      mask: this.painted(w, h, (g) => paintMask(g, face, w, h, expression, blink), false),
      top: this.painted(w, h, (g) => paintTop(g, face, w, h, expression, blink), true),
    };
    this.faces.set(key, painted);
    return painted;
  }

  /** A picture of a reader's model; white without one. */
  picture(picture: Picture | undefined): Texture {
    if (!picture) return this.white;
    const {image, wrap, nearest} = picture;
    const key = `${wrap.join()} ${nearest}`;
    const ways = this.pictures.get(image) ?? new Map<string, Texture>();
    this.pictures.set(image, ways);
    const known = ways.get(key);
    if (known) return known;
    const [first] = ways.values();
    // A clone shares the texels.
    const t = first ? first.clone() : new Texture(image);
    t.colorSpace = SRGBColorSpace;
    [t.wrapS, t.wrapT] = wrap.map((mode) => WRAPPING[mode] ?? RepeatWrapping) as [Wrapping, Wrapping];
    t.magFilter = nearest ? NearestFilter : LinearFilter;
    t.anisotropy = nearest ? 1 : Math.min(4, this.anisotropy);
    t.flipY = false;
    t.needsUpdate = true;
    ways.set(key, t);
    return this.keep(t);
  }

  ofPictures(): Texture[] {
    return [...this.pictures.values()].flatMap((ways) => [...ways.values()]);
  }

  dispose(): void {
    this.dropFaces();
    for (const t of this.made) t.dispose();
  }

  private keep<T extends Texture>(t: T): T {
    this.made.push(t);
    return t;
  }

  private dropFaces(): void {
    for (const {mask, top} of this.faces.values()) {
      mask.dispose();
      top.dispose();
    }
    this.faces.clear();
  }
}
