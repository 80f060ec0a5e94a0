/** Reads and repairs models off the main thread. */
import {ModelFault} from './faults';
import type {Answer, Order} from './load';
import {readModel} from './read';
import {repair} from './repair';

const post = postMessage as (answer: Answer, transfer?: Transferable[]) => void;

onmessage = async ({data: {task, file, corrections}}: MessageEvent<Order>) => {
  try {
    if (task === 'read') {
      const model = await readModel(file, corrections, (progress) => post({progress}));
      const buffers = Object.values(model).flatMap((part) =>
        ArrayBuffer.isView(part) ? [part.buffer as ArrayBuffer] : [],
      );
      post({done: model}, [...buffers, ...model.images.values()]);
    } else {
      const repaired = repair(new Uint8Array(await file.arrayBuffer()));
      post({done: repaired && new Blob([repaired], {type: 'model/gltf-binary'})});
    }
  } catch (error) {
    post(error instanceof ModelFault ? {fault: error.sentence} : {error: String(error)});
  }
};
