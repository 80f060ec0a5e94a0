/** Writes PNG files (RGB or RGBA, 8 or 16 bits a channel): a canvas writes 8 bits only. Runs in browsers and in Node. */

/** Pixels of a picture to write. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  /** Top row first; the type says the bits of a channel. */
  readonly data: Uint8Array | Uint16Array;
}

const CRC = Uint32Array.from({length: 256}, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function crc(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = CRC[(c ^ byte) & 255]! ^ (c >>> 8);
  return ~c;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  out.set(data, 8);
  view.setUint32(data.length + 8, crc(out.subarray(4, data.length + 8)));
  return out;
}

/** Compresses into the zlib format, which PNG takes. */
const deflate = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  );

/** @throws Error when the data does not fit the size */
export async function encodePng({width, height, channels, data}: Picture): Promise<Uint8Array<ArrayBuffer>> {
  if (data.length !== width * height * channels)
    throw new Error(`PNG of ${width} x ${height} x ${channels}: ${data.length} values given`);
  const size = data.BYTES_PER_ELEMENT;
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([size * 8, channels === 4 ? 6 : 2], 8);

  const stride = width * channels * size;
  const texels = new DataView(new ArrayBuffer(stride * height));
  data.forEach((value, i) => (size === 1 ? texels.setUint8(i, value) : texels.setUint16(i * 2, value)));
  const bytes = new Uint8Array(texels.buffer);
  // Filter 2 of PNG stores the differences to the row above, which compress better.
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    rows[y * (stride + 1)] = 2;
    for (let x = 0; x < stride; x++)
      rows[y * (stride + 1) + 1 + x] = bytes[y * stride + x]! - (y ? bytes[(y - 1) * stride + x]! : 0);
  }
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const parts = [signature, chunk('IHDR', head), chunk('IDAT', await deflate(rows)), chunk('IEND', new Uint8Array())];
  const out = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
