/** Hex codes of the page's colours; parameters are linear. */
import {encodeSRGB, hexToLinear} from '../shading/srgb';

const HEX = /^#?([0-9a-f]{6})$/i;

/** `#rrggbb` of linear RGB; channels outside 0–1 are clamped. */
export const toHex = (linear: readonly number[]): string =>
  `#${encodeSRGB(linear as [number, number, number])
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Linear RGB of a six-digit hex code, rounded to four places; undefined for anything else. */
export function fromHex(hex: string): [number, number, number] | undefined {
  const [, digits] = HEX.exec(hex.trim()) ?? [];
  return digits === undefined
    ? undefined
    : (hexToLinear(`#${digits}`).map((channel) => Number(channel.toFixed(4))) as [number, number, number]);
}
