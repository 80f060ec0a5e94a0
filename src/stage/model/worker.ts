/** Reads one model off the main thread. */
import {bake} from './bake';
import {readContainer} from './container';
import {ModelFault} from './faults';
import {Gltf} from './gltf';
import {decodeImage} from './images';
import type {Answer} from './load';

const post = postMessage as (answer: Answer, transfer?: Transferable[]) => void;

async function read(file: Blob): Promise<void> {
  const gltf = new Gltf(readContainer(new Uint8Array(await file.arrayBuffer())));
  post({progress: 0.2});
  const mesh = bake(gltf);
  const wanted = [...new Set(mesh.materials.flatMap(({image}) => image ?? []))];
  const images = new Map<number, ImageBitmap>();
  // One after the other: decoding all at once would take the memory of all.
  for (const [at, index] of wanted.entries()) {
    post({progress: 0.6 + (0.4 * at) / wanted.length});
    images.set(index, await decodeImage(gltf.image(index)));
  }
  const buffers = Object.values(mesh).flatMap((part) => (ArrayBuffer.isView(part) ? [part.buffer as ArrayBuffer] : []));
  post({model: {...mesh, images}}, [...buffers, ...images.values()]);
}

onmessage = ({data}: MessageEvent<Blob>) => {
  read(data).catch((error: unknown) =>
    post(error instanceof ModelFault ? {fault: error.sentence} : {error: String(error)}),
  );
};
