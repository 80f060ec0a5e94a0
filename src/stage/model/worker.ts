/** Reads one model off the main thread. */
import {bake} from './bake';
import {readContainer} from './container';
import {examine} from './doctor';
import {ModelFault} from './faults';
import {Gltf} from './gltf';
import {decodeImages, isClear} from './images';
import type {Answer, Order} from './load';
import {imagesOf} from './pieces';
import {repair} from './repair';
import type {Corrections} from './skeleton';

const post = postMessage as (answer: Answer, transfer?: Transferable[]) => void;

async function read(bytes: Uint8Array, corrections: Corrections): Promise<void> {
  const gltf = new Gltf(readContainer(bytes));
  post({progress: 0.2});
  let mesh = bake(gltf, corrections);
  const wanted = imagesOf(mesh.materials.flatMap(({picture, toon}) => [picture, toon?.shadePicture, toon?.matcap]));
  const images = new Map<number, ImageBitmap>();
  for await (const bitmap of decodeImages(wanted.map((index) => gltf.image(index)))) {
    images.set(wanted[images.size]!, bitmap);
    post({progress: 0.6 + (0.4 * images.size) / wanted.length});
  }
  const holed = mesh.materials.filter(({blended, cutoff}) => blended || cutoff > 0);
  const clear = imagesOf(holed.map(({picture}) => picture)).filter((image) => isClear(images.get(image)!));
  if (clear.length > 0) mesh = bake(gltf, corrections, new Set(clear));
  // The page does not need the places.
  const {first, ...shown} = mesh;
  const findings = examine({first, ...shown});
  const buffers = Object.values(shown).flatMap((part) =>
    ArrayBuffer.isView(part) ? [part.buffer as ArrayBuffer] : [],
  );
  post({done: {...shown, images, findings}}, [...buffers, ...images.values()]);
}

onmessage = async ({data: {task, file, corrections}}: MessageEvent<Order>) => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (task === 'read') await read(bytes, corrections ?? {});
    else {
      const repaired = repair(bytes);
      post({done: repaired && new Blob([repaired], {type: 'model/gltf-binary'})});
    }
  } catch (error) {
    post(error instanceof ModelFault ? {fault: error.sentence} : {error: String(error)});
  }
};
