import React, {memo, useEffect, useRef, type ReactNode} from 'react';
import type {Figure} from '@site/src/stage/character';
import {rampColor} from '@site/src/stage/shading/diffuse';
import {RAMP_WIDTH, rampAtlas} from '@site/src/stage/shading/ramp';
import {hexToLinear} from '@site/src/stage/shading/srgb';
import {toHex} from '@site/src/stage/ui/color';
import {rampTexels, type Ramp} from './stops';

/** A texel of a ramp on a material, as a hexadecimal colour. */
export type Tint = (texel: Parameters<typeof rampColor>[2]) => string;

/** Materials whose colours show the ramps of a part: the first of them that the figure has. */
const TYPICAL: Readonly<Record<string, readonly string[]>> = {
  cloth: ['navy', 'coat'],
  metal: ['steel', 'gold'],
  prop: ['prop', 'leather'],
};

/** Colours of a part of a figure; of the whole, those of its skin. */
export function tintIn({materials}: Figure, part: string): Tint {
  const name = (TYPICAL[part] ?? [part]).find((each) => materials[each]);
  const {lit, shade} = materials[name ?? 'skin']!;
  const [base, dark] = [hexToLinear(lit), hexToLinear(shade)];
  return (texel) => toHex(rampColor(base, dark, texel));
}

const shippedAtlas = rampAtlas();

/** A row on a material; without an edited ramp, as it is shipped. */
const Strip = memo(function Strip({row, ramp, tint}: {row: number; ramp: Ramp | undefined; tint: Tint}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const g = canvas.current?.getContext('2d');
    if (!g) return;
    const texels = ramp ? rampTexels(ramp) : shippedAtlas.subarray(row * RAMP_WIDTH * 4);
    for (let i = 0; i < RAMP_WIDTH; i++) {
      const [r, gr, b, a] = [...texels.subarray(i * 4, i * 4 + 4)].map((x) => x / 255);
      g.fillStyle = tint([r!, gr!, b!, a!]);
      g.fillRect(i, 0, 1, 1);
    }
  }, [row, ramp, tint]);
  return <canvas ref={canvas} width={RAMP_WIDTH} height={1} aria-hidden="true" />;
});

export default Strip;
