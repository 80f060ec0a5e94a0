import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import type {Figure} from '@site/src/stage/character';
import {faceMapFile} from '@site/src/stage/exchange/maps';
import editor from '../editor.module.css';
import {save} from '../save';
import {useEdits} from '../useEdits';
import {draw, paintFeatures, skinOf} from './draw';
import {ANGLES, HEIGHT, texelsOf, WIDTH, type FaceMasks} from './masks';
import {orderFile, orderMasks, useShipped} from './order';
import Sheet from './Sheet';
import styles from './styles.module.css';
import Tools, {SIZE, SOFTNESS} from './Tools';
import {useStroke, type Brush} from './useStroke';
import type {PainterWords} from './words';

export interface FaceShadowPainterProps {
  /** Undefined while the map is the shipped one. */
  value: FaceMasks | undefined;
  /** Whose face it is. */
  figure: Figure;
  /** Why strokes change nothing in the picture. */
  note?: string | undefined;
  onChange: (next: FaceMasks | undefined) => void;
  onCommit: () => void;
  /** Called with the heading of the chosen mask, degrees from her front to her right. */
  onAngle: (degrees: number) => void;
  words: PainterWords;
}

const BRUSH: Brush = {size: SIZE.value, softness: SOFTNESS.value, light: false, mirror: false};

function Frame({texels, skin}: {texels: Uint8Array; skin: readonly number[]}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => draw(canvas.current!, {texels, skin}), [texels, skin]);
  return <canvas ref={canvas} width={WIDTH / 2} height={HEIGHT / 2} aria-hidden="true" />;
}

/** Masks of the lit area on the face's UV. Every change is reported at once, the end of a stroke by `onCommit`. */
export default function FaceShadowPainter(props: FaceShadowPainterProps): ReactNode {
  const shipped = useShipped(props.figure);
  const masks = props.value ?? shipped;
  return masks && <Painter {...props} masks={masks} />;
}

function Painter({
  value,
  masks,
  figure,
  note,
  onChange,
  onCommit,
  onAngle,
  words,
}: FaceShadowPainterProps & {masks: FaceMasks}): ReactNode {
  const [angle, setAngle] = useState(4);
  const [brush, setBrush] = useState(BRUSH);
  const [table, setTable] = useState(false);
  const [said, say] = useState('');
  const {change, commit, ends} = useEdits(onChange, onCommit);
  const skin = useMemo(() => skinOf(figure), [figure]);
  const features = useMemo(() => paintFeatures(figure), [figure]);
  const stroke = useStroke(masks, angle, brush, change, commit);
  const onBrush = (next: Partial<Brush>): void => setBrush((old) => ({...old, ...next}));
  const choose = (k: number): void => {
    stroke.end();
    setAngle(k);
    onAngle(ANGLES[k]!);
  };

  return (
    <div className={editor.editor}>
      {note && <p className={editor.note}>{note}</p>}
      <div className={styles.frames} role="radiogroup" aria-label={words.angles}>
        {ANGLES.map((degrees, k) => (
          <label key={degrees}>
            <input type="radio" name="face-angle" checked={k === angle} onChange={() => choose(k)} />
            <Frame texels={texelsOf(masks, k)} skin={skin} />
            <span>{degrees}°</span>
          </label>
        ))}
      </div>
      <Sheet
        masks={masks}
        angle={angle}
        skin={skin}
        features={features}
        table={table}
        brush={brush}
        onBrush={onBrush}
        stroke={stroke}
        words={words}
        say={say}
      />
      <div {...ends}>
        <Tools brush={brush} onBrush={onBrush} table={table} onTable={setTable} words={words} />
        <div className={editor.foot}>
          <button
            type="button"
            onClick={() =>
              void orderMasks({task: 'bake', figure}).then((baked) => {
                change(baked);
                commit();
                say(words.baked);
              })
            }>
            {words.bake}
          </button>
          <button
            type="button"
            aria-disabled={!value}
            onClick={() => {
              if (value) change(undefined);
              say(words.reset);
            }}>
            {words.reset}
          </button>
          <button
            type="button"
            onClick={() => void orderFile(figure, masks).then((png) => save(faceMapFile, png, 'image/png'))}>
            {words.exportMap}
          </button>
        </div>
      </div>
      <p id="painter-help" className={editor.note}>
        {words.help}
      </p>
      <p className={editor.note} role="status">
        {said}
      </p>
    </div>
  );
}
