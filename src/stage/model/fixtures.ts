/** Files for tests. */
import {BIN_CHUNK, GLB_MAGIC, JSON_CHUNK} from './container';

/** A GLB of a description and data; `json` may be text that is no JSON. */
export function glb(json: unknown, bin: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(typeof json === 'string' ? json : JSON.stringify(json));
  const pad = (n: number): number => Math.ceil(n / 4) * 4;
  const out = new Uint8Array(12 + 8 + pad(text.length) + 8 + pad(bin.length)).fill(32);
  const view = new DataView(out.buffer);
  [GLB_MAGIC, 2, out.length, pad(text.length), JSON_CHUNK].forEach((x, i) => view.setUint32(i * 4, x, true));
  out.set(text, 20);
  const at = 20 + pad(text.length);
  view.setUint32(at, pad(bin.length), true);
  view.setUint32(at + 4, BIN_CHUNK, true);
  out.set(bin, at + 8);
  return out;
}
