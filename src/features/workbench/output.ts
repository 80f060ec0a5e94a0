/** Pictures, turntables and files of a document. */
import {strToU8, zipSync} from 'fflate';
import {figureOf, type FigureName} from '@site/src/stage/character/load';
import {atlasFile, faceMapFile, rampPicture} from '@site/src/stage/exchange/maps';
import {encodePng} from '@site/src/stage/exchange/png';
import {pythonScript} from '@site/src/stage/exchange/python';
import {rampName} from '@site/src/stage/exchange/rampCsv';
import {unrealText, type ParameterValues} from '@site/src/stage/exchange/unrealText';
import type {Stage} from '@site/src/stage/engine';
import {instanceOf, profileNames} from '@site/src/stage/ui/exchange';
import {writeFile, type Desk, type Snapshots} from './document';
import {exportedMap} from './face-shadow/masks';
import {GROUPS, instanceIn} from './model';
import {editedAtlas, rowCsv} from './ramp/stops';
import type {Part, WorkbenchData} from './types';

/** Even sizes, as video encoders take, in the proportions of the stage. */
export function sizeOf(canvas: HTMLCanvasElement, longest: number): {width: number; height: number} {
  const {clientWidth, clientHeight} = canvas;
  const scale = longest / Math.max(clientWidth, clientHeight);
  const even = (length: number) => Math.max(2, 2 * Math.round((length * scale) / 2));
  return {width: even(clientWidth), height: even(clientHeight)};
}

/** @throws Error when the machine cannot draw the size */
export async function takePicture(stage: Stage, longest: number, cutOut: boolean, canvas: HTMLCanvasElement) {
  const size = sizeOf(canvas, longest);
  try {
    // The browser copies the pixels during the call.
    const blob = new Promise<Blob | null>((resolve) => stage.picture(size, {cutOut}).toBlob(resolve, 'image/png'));
    stage.resize();
    const picture = await blob;
    if (!picture || canvas.width === 0) throw new Error(`No picture of ${size.width} by ${size.height} pixels`);
    return picture;
  } finally {
    stage.resize();
  }
}

/** A small picture as a data address, in the proportions of the looks' pictures. @throws Error when the stage does not run */
export function thumbnail(stage: Stage): string {
  try {
    return stage.picture({width: 240, height: 300}).toDataURL('image/jpeg', 0.85);
  } finally {
    stage.resize();
  }
}

const SECONDS = 6;
const FRAMES_PER_SECOND = 30;
const LONGEST = 1280;
const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];

export const recordingType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : TYPES.find((type) => MediaRecorder.isTypeSupported(type));

/**
 * Six seconds of the character.
 * @param turns the camera goes round her once
 * @param moves she breathes, sways and blinks
 * @returns undefined when it was cancelled
 */
export async function recordFilm(
  stage: Stage,
  canvas: HTMLCanvasElement,
  {turns, moves}: {turns: boolean; moves: boolean},
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const size = sizeOf(canvas, LONGEST);
  const stream = canvas.captureStream(0);
  const track = stream.getVideoTracks()[0] as CanvasCaptureMediaStreamTrack;
  const recorder = new MediaRecorder(stream, {mimeType: recordingType()!, videoBitsPerSecond: 12_000_000});
  const parts: Blob[] = [];
  recorder.ondataavailable = ({data}) => void parts.push(data);
  const ended = new Promise((resolve) => (recorder.onstop = resolve));
  const count = SECONDS * FRAMES_PER_SECOND;
  // Frames of the stage's own would come between.
  stage.pause();
  try {
    stage.picture(size);
    recorder.start();
    const start = performance.now();
    for (let i = 0; i < count && !signal.aborted; i++) {
      // The recorder stamps frames with the clock; a slow machine yields once a frame, for Cancel.
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (performance.now() - start < (i * 1000) / FRAMES_PER_SECOND);
      stage.picture(size, {turn: turns ? (360 * i) / count : 0, time: moves ? i / FRAMES_PER_SECOND : undefined});
      track.requestFrame();
      onProgress(i / count);
    }
    recorder.stop();
    await ended;
  } finally {
    track.stop();
    stage.resume();
    stage.resize();
  }
  return signal.aborted ? undefined : new Blob(parts, {type: 'video/webm'});
}

/** Text that Unreal pastes into a material instance of a part; empty when nothing differs from the plugin's defaults. */
export function pasteText(data: WorkbenchData, part: Part, desk: Desk): string {
  const {controls, values} = instanceIn(data, part, desk.values);
  return unrealText(instanceOf({controls}, values, false));
}

/** Everything that Unreal takes, as one ZIP. */
export async function unrealZip(
  data: WorkbenchData,
  desk: Desk,
  snapshots: Snapshots,
): Promise<Uint8Array<ArrayBuffer>> {
  const files: Record<string, Uint8Array> = {
    'workbench.json': strToU8(writeFile(desk, snapshots)),
    [atlasFile]: new Uint8Array(await encodePng(rampPicture(editedAtlas(desk.ramps)))),
  };
  for (const part of GROUPS) {
    const {controls, values} = instanceIn(data, part, desk.values);
    const instance = instanceOf({controls}, values, false);
    const text = unrealText(instance);
    if (!text) continue;
    files[`paste/${part}.txt`] = strToU8(text);
    files[`python/${part}.py`] = strToU8(pythonScript(instance));
  }
  const profile = profileNames(desk.values as ParameterValues).map((id) => `${id} = ${String(desk.values[id])}`);
  if (profile.length > 0) files['profile.txt'] = strToU8(profile.join('\r\n'));
  for (const row of Object.keys(desk.ramps).map(Number))
    files[`ramps/${rampName(row)}.csv`] = strToU8(rowCsv(desk.ramps, row));
  if (desk.face) {
    const figure = await figureOf(desk.values['Figure'] as FigureName | undefined);
    files[faceMapFile] = new Uint8Array(await encodePng(exportedMap(desk.face, figure)));
  }
  // A line that begins with the name of a file or folder is about it.
  const names = Object.keys(files);
  const isTrue = (line: string) => names.some((name) => name.startsWith(/^[\w./]+(?=[:：])/.exec(line)?.[0] ?? ''));
  files['README.txt'] = strToU8(data.text.readme.filter(isTrue).join('\r\n'));
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}
