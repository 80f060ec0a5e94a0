import React, {memo, useEffect, useRef, type ReactNode} from 'react';
import {chibi} from '@site/src/stage/character/figures/chibi';
import {rampColor} from '@site/src/stage/shading/diffuse';
import {RAMP_WIDTH, rampAtlas} from '@site/src/stage/shading/ramp';
import {hexToLinear} from '@site/src/stage/shading/srgb';
import {toHex} from '@site/src/stage/ui/color';
import {rampTexels, type Ramp} from './stops';

const SKIN = chibi.materials.skin;
const [BASE, SHADE] = [hexToLinear(SKIN.lit), hexToLinear(SKIN.shade)];
const shippedAtlas = rampAtlas();

/** A texel of a ramp on her skin, as a hexadecimal colour. */
export const onSkin = (texel: Parameters<typeof rampColor>[2]): string => toHex(rampColor(BASE, SHADE, texel));

/** A row on her skin; without an edited ramp, as it is shipped. */
const Strip = memo(function Strip({row, ramp}: {row: number; ramp: Ramp | undefined}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const g = canvas.current?.getContext('2d');
    if (!g) return;
    const texels = ramp ? rampTexels(ramp) : shippedAtlas.subarray(row * RAMP_WIDTH * 4);
    for (let i = 0; i < RAMP_WIDTH; i++) {
      const [r, gr, b, a] = [...texels.subarray(i * 4, i * 4 + 4)].map((x) => x / 255);
      g.fillStyle = onSkin([r!, gr!, b!, a!]);
      g.fillRect(i, 0, 1, 1);
    }
  }, [row, ramp]);
  return <canvas ref={canvas} width={RAMP_WIDTH} height={1} aria-hidden="true" />;
});

export default Strip;
