import React, {useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode} from 'react';
import {isShortcut} from '@site/src/lib/keys';
import {toHex, type fromHex} from '@site/src/stage/ui/color';
import {decodeSRGB} from '@site/src/stage/shading/srgb';
import FileField from '@site/src/components/kit/FileField';
import links from '@site/src/components/kit/text.module.css';
import editor from '../editor.module.css';
import styles from './styles.module.css';
import type {RampWords} from './words';

type Linear = NonNullable<ReturnType<typeof fromHex>>;
/** From 0 to 1, from the left and from the top. */
type Point = readonly [number, number];

const MIDDLE: Point = [0.5, 0.5];

/** Longest side of the picture that is kept, px. */
const LONGEST = 1024;
/** Side of the square whose mean is taken, px of the picture: one pixel of a photograph is noise. */
const SQUARE = 3;
/** Shares of the picture that an arrow key moves the cross. */
const [STEP, LARGE_STEP] = [0.005, 0.05];

/** Mean colour around a point of a canvas, linear. */
function colorAt(canvas: HTMLCanvasElement, [x, y]: Point): Linear {
  const from = (share: number, length: number) =>
    Math.min(length - SQUARE, Math.max(0, Math.round(share * length - SQUARE / 2)));
  const {data} = canvas.getContext('2d')!.getImageData(from(x, canvas.width), from(y, canvas.height), SQUARE, SQUARE);
  const mean = [0, 1, 2].map(
    (channel) => data.filter((_, i) => i % 4 === channel).reduce((sum, level) => sum + level, 0) / SQUARE ** 2 / 255,
  );
  return decodeSRGB(mean as unknown as Linear) as Linear;
}

/** A picture of the reader beside the ramp, from which colours are taken. It is neither sent nor kept. */
export default function Reference({
  words,
  onTake,
  say,
}: {
  words: RampWords;
  onTake: (color: Linear) => void;
  say: (text: string) => void;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [cross, setCross] = useState(MIDDLE);
  const [under, setUnder] = useState<string>();

  useEffect(() => {
    const g = canvas.current?.getContext('2d', {willReadFrequently: true});
    if (!g || !picture) return;
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    g.canvas.width = Math.max(SQUARE, Math.round(picture.width * scale));
    g.canvas.height = Math.max(SQUARE, Math.round(picture.height * scale));
    g.drawImage(picture, 0, 0, g.canvas.width, g.canvas.height);
    setUnder(toHex(colorAt(g.canvas, MIDDLE)));
  }, [picture]);

  const open = async (file: File): Promise<void> => {
    try {
      setPicture(await createImageBitmap(file));
      setCross(MIDDLE);
      say(words.referenceOpened.replace('{file}', () => file.name));
    } catch {
      say(`${words.refused.replace('{file}', () => file.name)} ${words.faults.picture}`);
    }
  };
  const point = (to: Point): void => {
    setCross(to);
    setUnder(toHex(colorAt(canvas.current!, to)));
  };
  const placeOf = ({clientX, clientY}: {clientX: number; clientY: number}): Point => {
    const {left, top, width, height} = canvas.current!.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isShortcut(event)) return;
    const by = event.shiftKey ? LARGE_STEP : STEP;
    const [x, y] = {ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by]}[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const within = (share: number) => Math.min(1, Math.max(0, share));
    point([within(cross[0] + x), within(cross[1] + y)]);
  };

  return (
    <>
      <div className={editor.foot}>
        <FileField
          className={links.file}
          label={words.openReference}
          accept="image/*"
          onFile={(file) => void open(file)}
        />
        {picture && (
          <button type="button" onClick={() => setPicture(undefined)}>
            {words.closeReference}
          </button>
        )}
      </div>
      {picture && (
        <button
          type="button"
          className={styles.plate}
          style={{'--x': cross[0], '--y': cross[1], '--under': under} as CSSProperties}
          aria-label={words.reference.replace('{color}', under ?? '')}
          onPointerMove={(event) => point(placeOf(event))}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            // A key's click has no place: it takes the colour at the cross.
            const at = event.detail > 0 ? placeOf(event) : cross;
            const color = colorAt(canvas.current!, at);
            point(at);
            onTake(color);
            say(words.colorTaken.replace('{color}', toHex(color)));
          }}>
          <canvas ref={canvas} />
        </button>
      )}
    </>
  );
}
