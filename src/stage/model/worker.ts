/** Reads one model off the main thread. */
import {bake} from './bake';
import {readContainer} from './container';
import {examine} from './doctor';
import {ModelFault} from './faults';
import {Gltf} from './gltf';
import {decodeImage} from './images';
import type {Answer, Order} from './load';
import {repair} from './repair';

const post = postMessage as (answer: Answer, transfer?: Transferable[]) => void;

async function read(bytes: Uint8Array): Promise<void> {
  const gltf = new Gltf(readContainer(bytes));
  post({progress: 0.2});
  const mesh = bake(gltf);
  const findings = examine(mesh);
  const wanted = [...new Set(mesh.materials.flatMap(({image}) => image ?? []))];
  const images = new Map<number, ImageBitmap>();
  // One after the other: decoding all at once would take the memory of all.
  for (const [at, index] of wanted.entries()) {
    post({progress: 0.6 + (0.4 * at) / wanted.length});
    images.set(index, await decodeImage(gltf.image(index)));
  }
  const buffers = Object.values(mesh).flatMap((part) => (ArrayBuffer.isView(part) ? [part.buffer as ArrayBuffer] : []));
  post({done: {...mesh, images, findings}}, [...buffers, ...images.values()]);
}

onmessage = async ({data: {task, file}}: MessageEvent<Order>) => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (task === 'read') await read(bytes);
    else {
      const repaired = repair(bytes);
      post({done: repaired && new Blob([repaired], {type: 'model/gltf-binary'})});
    }
  } catch (error) {
    post(error instanceof ModelFault ? {fault: error.sentence} : {error: String(error)});
  }
};
