/** Builds the character off the main thread: one mesh per worker, its buffers handed over. */
import {buildCharacter} from './build';

const mesh = buildCharacter();
const buffers = Object.values(mesh).flatMap((part) => (ArrayBuffer.isView(part) ? [part.buffer] : []));
postMessage(mesh, {transfer: buffers});
