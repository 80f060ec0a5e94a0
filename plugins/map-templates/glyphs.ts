/** Capitals and digits of 5 x 7 pixels: a build must not depend on the fonts of its machine. Bytes are columns, bit 0 on top. */
const GLYPHS: Readonly<Record<string, string>> = {
  0: '3e5149453e',
  1: '00427f4000',
  2: '4261514946',
  3: '2141454b31',
  4: '1814127f10',
  5: '2745454539',
  6: '3c4a494930',
  7: '0171090503',
  8: '3649494936',
  9: '064949291e',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  '.': '0060600000',
  ',': '0050300000',
  '-': '0808080808',
  ' ': '0000000000',
};

export const ADVANCE = 6;

/** Pixels of a text, x to the right and y down. @throws Error naming a character without a glyph */
export function* pixelsOf(text: string): Generator<readonly [x: number, y: number]> {
  for (const [at, character] of [...text].entries()) {
    const columns = GLYPHS[character];
    if (!columns) throw new Error(`plugins/map-templates/glyphs.ts has no "${character}": add it, or change the label`);
    for (let x = 0; x < 5; x += 1) {
      const bits = parseInt(columns.slice(2 * x, 2 * x + 2), 16);
      for (let y = 0; y < 7; y += 1) if ((bits >> y) & 1) yield [at * ADVANCE + x, y];
    }
  }
}
