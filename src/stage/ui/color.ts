/** Converts colours: linear in parameters, sRGB hex codes on the page. No other file converts between the two. */
const encode = (x: number): number => (x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055);
const decode = (x: number): number => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** `#rrggbb` of linear RGB; channels outside 0–1 are clamped. */
export const toHex = (linear: readonly number[]): string =>
  `#${[0, 1, 2]
    .map((i) =>
      Math.round(encode(Math.min(1, Math.max(0, linear[i] ?? 0))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Linear RGB of a six-digit hex code, rounded to four places; undefined for anything else. */
export function fromHex(hex: string): [number, number, number] | undefined {
  const parts = HEX.exec(hex.trim())?.slice(1);
  return parts?.map((part) => Number(decode(parseInt(part, 16) / 255).toFixed(4))) as
    [number, number, number] | undefined;
}
