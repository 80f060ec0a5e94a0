/** Builds the figure that it is sent off the main thread: one mesh per worker, its buffers handed over. */
import {buildCharacter} from './build';
import type {Figure} from './figure';

onmessage = ({data}: MessageEvent<Figure>) => {
  const mesh = buildCharacter(data);
  const buffers = Object.values(mesh).flatMap((part) => (ArrayBuffer.isView(part) ? [part.buffer] : []));
  postMessage(mesh, {transfer: buffers});
};
