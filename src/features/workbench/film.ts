/** Pictures and films of the stage, in front of the reader's background. */
import {Zip, ZipPassThrough} from 'fflate';
import type {PictureChange, Stage} from '@site/src/stage/engine';
import {paintBehind} from './backdrop';

/** Where a picture comes from: the running stage, and the element that holds its canvas, behind which the background lies. */
export interface Scene {
  readonly stage: Stage;
  readonly host: HTMLElement;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Even sizes, as video encoders take, in the proportions of the stage. */
function sizeOf({clientWidth, clientHeight}: HTMLElement, longest: number): Size {
  const scale = longest / Math.max(clientWidth, clientHeight);
  const even = (length: number) => Math.max(2, 2 * Math.round((length * scale) / 2));
  return {width: even(clientWidth), height: even(clientHeight)};
}

const paper = (size: Size) => Object.assign(document.createElement('canvas'), size).getContext('2d')!;

const imageBehind = ({host}: Scene) => host.parentElement!.querySelector<HTMLImageElement>('img:not([data-left])');

/** @returns what draws the frames of one size, each on the same canvas, valid until the next */
function camera(scene: Scene, size: Size): (change?: PictureChange) => HTMLCanvasElement {
  const {stage} = scene;
  const image = imageBehind(scene);
  if (!image) return (change) => stage.picture(size, change);
  const g = paper(size);
  return (change) => {
    const drawn = stage.picture(size, change);
    g.clearRect(0, 0, size.width, size.height);
    const {camera: now} = stage.document;
    if (!change?.cutOut) paintBehind(g, image, {...now, yaw: now.yaw + (change?.turn ?? 0)});
    g.drawImage(drawn, 0, 0);
    return g.canvas;
  };
}

function scaled(drawn: HTMLCanvasElement, size: Size): HTMLCanvasElement {
  const g = paper(size);
  g.drawImage(drawn, 0, 0, size.width, size.height);
  return g.canvas;
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));

/** Longest side of a picture that is drawn twice as large, where the browser smooths no edges: larger ones take too much memory. */
const LONGEST_TWICE = 2048;

/** @throws Error when the machine cannot draw the size */
export async function takePicture(scene: Scene, longest: number, cutOut: boolean): Promise<Blob> {
  const {stage, host} = scene;
  const canvas = host.querySelector('canvas')!;
  const size = sizeOf(host, longest);
  const isRough = !canvas.getContext('webgl2')?.getContextAttributes()?.antialias;
  const times = isRough && longest <= LONGEST_TWICE ? 2 : 1;
  try {
    const drawn = camera(scene, {width: size.width * times, height: size.height * times})({cutOut});
    // The browser copies the pixels during the call.
    const blob = pngOf(times === 1 ? drawn : scaled(drawn, size));
    stage.resize();
    const picture = await blob;
    if (!picture || canvas.width === 0) throw new Error(`No picture of ${size.width} by ${size.height} pixels`);
    return picture;
  } finally {
    stage.resize();
  }
}

/** In the proportions of the looks' pictures. */
const SMALL: Size = {width: 240, height: 300};

/** The pixels of a stage as a canvas takes them: from above, colours without alpha. */
function imageData(pixels: Uint8Array, {width, height}: Size): ImageData {
  const image = new ImageData(width, height);
  const row = 4 * width;
  image.data.forEach((_, i, data) => {
    const from = pixels.length - row * (Math.floor(i / row) + 1) + (i % row);
    const alpha = pixels[from | 3]!;
    data[i] = i % 4 === 3 || alpha === 0 ? alpha : (pixels[from]! * 255) / alpha;
  });
  return image;
}

/** A small picture as a data address. @throws Error when the stage does not run */
export async function thumbnail(scene: Scene): Promise<string> {
  const {stage} = scene;
  const g = paper(SMALL);
  const image = imageBehind(scene);
  if (image) paintBehind(g, image, stage.document.camera);
  const figure = paper(SMALL);
  figure.putImageData(imageData(await stage.pixels(SMALL), SMALL), 0, 0);
  g.drawImage(figure.canvas, 0, 0);
  return g.canvas.toDataURL('image/jpeg', 0.85);
}

export const SECONDS = 6;
const FRAMES_PER_SECOND = 30;
const COUNT = SECONDS * FRAMES_PER_SECOND;
const LONGEST = 1280;
const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];

/** MIME type in which the browser can record a canvas; undefined where it cannot. */
export const recordingType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : TYPES.find((type) => MediaRecorder.isTypeSupported(type));

/** Six seconds of the character. */
interface Film {
  /** The camera goes round her once. */
  readonly turns: boolean;
  /** She breathes, sways and blinks. */
  readonly moves: boolean;
  readonly cutOut: boolean;
}

const changeAt = ({turns, moves, cutOut}: Film, frame: number): PictureChange => ({
  turn: turns ? (360 * frame) / COUNT : 0,
  time: moves ? frame / FRAMES_PER_SECOND : undefined,
  cutOut,
});

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Pauses the stage while a film is made, so that it draws no frames of its own between. */
async function filming<T>(
  scene: Scene,
  film: Film,
  make: (frame: (at: number) => HTMLCanvasElement) => Promise<T>,
): Promise<T> {
  const {stage, host} = scene;
  const shoot = camera(scene, sizeOf(host, LONGEST));
  stage.pause();
  try {
    return await make((at) => shoot(changeAt(film, at)));
  } finally {
    stage.resume();
    stage.resize();
  }
}

/**
 * @param onProgress gets the share that is done, 0..1
 * @returns undefined when it was cancelled
 */
type Recorder = (
  scene: Scene,
  film: Film,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Blob | undefined>;

/** Records the film as WebM. */
export const recordFilm: Recorder = (scene, film, onProgress, signal) =>
  filming(scene, film, async (frame) => {
    const stream = frame(0).captureStream(0);
    const track = stream.getVideoTracks()[0] as CanvasCaptureMediaStreamTrack;
    const recorder = new MediaRecorder(stream, {mimeType: recordingType()!, videoBitsPerSecond: 12_000_000});
    const parts: Blob[] = [];
    recorder.ondataavailable = ({data}) => void parts.push(data);
    const ended = new Promise((resolve) => (recorder.onstop = resolve));
    try {
      recorder.start();
      const start = performance.now();
      for (let i = 0; i < COUNT && !signal.aborted; i++) {
        // The recorder stamps frames with the clock; a slow machine yields once a frame, for Cancel.
        do await nextFrame();
        while (performance.now() - start < (i * 1000) / FRAMES_PER_SECOND);
        frame(i);
        track.requestFrame();
        onProgress(i / COUNT);
      }
      recorder.stop();
      await ended;
    } finally {
      track.stop();
    }
    return signal.aborted ? undefined : new Blob(parts, {type: 'video/webm'});
  });

/** Saves the frames as PNG files in one ZIP; `film.cutOut` leaves the background out. */
export const saveFrames: Recorder = (scene, film, onProgress, signal) =>
  filming(scene, film, async (frame) => {
    const parts: BlobPart[] = [];
    const zip = new Zip((error, data) => {
      if (error) throw error;
      parts.push(data as Uint8Array<ArrayBuffer>);
    });
    for (let i = 0; i < COUNT && !signal.aborted; i++) {
      const png = await pngOf(frame(i));
      if (!png) throw new Error('No picture');
      // PNG is compressed already.
      const file = new ZipPassThrough(`workbench_${String(i + 1).padStart(4, '0')}.png`);
      zip.add(file);
      file.push(new Uint8Array(await png.arrayBuffer()), true);
      onProgress(i / COUNT);
    }
    zip.end();
    return signal.aborted ? undefined : new Blob(parts, {type: 'application/zip'});
  });
