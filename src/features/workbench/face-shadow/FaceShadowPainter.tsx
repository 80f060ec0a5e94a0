import React, {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {Slider} from '@site/src/components/Stage/inputs';
import type {Figure} from '@site/src/stage/character';
import {paintIris, paintMask, paintTop, type Painter} from '@site/src/stage/character/face';
import {FACE_REGION} from '@site/src/stage/character/measures';
import {linear} from '@site/src/stage/character/palette';
import {faceMapFile} from '@site/src/stage/exchange/maps';
import {encodePng} from '@site/src/stage/exchange/png';
import {toHex} from '@site/src/stage/ui/color';
import {isShortcut} from '@site/src/lib/keys';
import editor from '../editor.module.css';
import {save} from '../save';
import {useEdits} from '../useEdits';
import {bakeHead} from './bake';
import {ANGLES, exportedMap, HEIGHT, paint, shippedMasks, texelsOf, WIDTH, type FaceMasks, type Stroke} from './masks';
import styles from './styles.module.css';
import type {PainterWords} from './words';

export interface FaceShadowPainterProps {
  /** Undefined while the map is the shipped one. */
  value: FaceMasks | undefined;
  /** Whose face it is. */
  figure: Figure;
  onChange: (next: FaceMasks | undefined) => void;
  onCommit: () => void;
  /** Called with the heading of the chosen mask, degrees from her front to her right. */
  onAngle: (degrees: number) => void;
  words: PainterWords;
}

type Point = Stroke['points'][number];

const SIZE = {kind: 'number', id: 'size', label: '', min: 1, max: 40, step: 1, value: 10} as const;
const SOFTNESS = {kind: 'number', id: 'softness', label: '', min: 0, max: 1, step: 0.05, value: 0.2} as const;
/** Texels that the keyboard moves the brush. */
const [STEP, LARGE_STEP] = [2, 12];
/** Pixels of the canvas a texel. */
const SCALE = 3;

/** A figure's skin from shade to light. */
const skinOf = ({materials: {face}}: Figure): readonly number[] =>
  Array.from({length: 256}, (_, i) => {
    const [a, b] = [linear(face.shade), linear(face.lit)];
    return parseInt(toHex(a.map((x, k) => x + ((b[k]! - x) * i) / 255)).slice(1), 16);
  });

function layer(width: number, height: number): {canvas: HTMLCanvasElement; g: CanvasRenderingContext2D} {
  const canvas = Object.assign(document.createElement('canvas'), {width, height});
  return {canvas, g: canvas.getContext('2d')!};
}

/** Her eyes, brows, nose and mouth, which show where on the UV a stroke lies. */
function paintFeatures({face}: Figure): HTMLCanvasElement {
  const {eye} = face;
  const [width, height] = [WIDTH * SCALE, HEIGHT * SCALE];
  const eyes = layer(width, height);
  paintMask(eyes.g as Painter, face, width, height, 'smile', false);
  // The mask's red channel is the opening of the eyes.
  const image = eyes.g.getImageData(0, 0, width, height);
  for (let i = 0; i < image.data.length; i += 4) image.data.set([255, 250, 246, image.data[i]!], i);
  eyes.g.putImageData(image, 0, 0);
  const iris = layer(256, 256);
  paintIris(iris.g as Painter, face, 256);
  eyes.g.setTransform(width / FACE_REGION.width, 0, 0, height / FACE_REGION.height, 0, 0);
  eyes.g.globalCompositeOperation = 'source-atop';
  const [halfX, halfY] = eye.scale.map((scale) => scale * eye.tile) as [number, number];
  for (const side of [-1, 1]) {
    const [x, y] = [eye.x * side - FACE_REGION.x, FACE_REGION.height + FACE_REGION.y - eye.y];
    eyes.g.drawImage(iris.canvas, x - halfX, y - halfY, 2 * halfX, 2 * halfY);
  }
  const top = layer(width, height);
  paintTop(top.g as Painter, face, width, height, 'smile', false);
  top.g.setTransform(1, 0, 0, 1, 0, 0);
  top.g.globalCompositeOperation = 'destination-over';
  // A stroke over an eye must show.
  top.g.globalAlpha = 0.7;
  top.g.drawImage(eyes.canvas, 0, 0);
  return top.canvas;
}

interface Sheet {
  readonly texels: Uint8Array;
  readonly skin: readonly number[];
  /** The masks of the neighbouring angles, which shine through. */
  readonly under?: readonly (Uint8Array | undefined)[];
  readonly features?: CanvasImageSource;
}

/** Draws a mask in her skin's colours, and her features over it. */
function draw(canvas: HTMLCanvasElement, {texels, skin, under = [], features}: Sheet): void {
  const g = canvas.getContext('2d')!;
  const small = layer(WIDTH, HEIGHT);
  const image = small.g.createImageData(WIDTH, HEIGHT);
  texels.forEach((x, i) => {
    // What lies on the dark side of the border is drawn dark, however softly it is painted.
    let share = (x > 127 ? 204 : 0) + Math.round(x / 5);
    for (const other of under) if (other && other[i]! > 127 !== x > 127) share += x > 127 ? -45 : 45;
    const color = skin[share]!;
    const row = HEIGHT - 1 - Math.floor(i / WIDTH);
    image.data.set([color >> 16, (color >> 8) & 255, color & 255, 255], (row * WIDTH + (i % WIDTH)) * 4);
  });
  small.g.putImageData(image, 0, 0);
  g.drawImage(small.canvas, 0, 0, canvas.width, canvas.height);
  if (features) g.drawImage(features, 0, 0, canvas.width, canvas.height);
}

function Frame({texels, skin}: Pick<Sheet, 'texels' | 'skin'>): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => draw(canvas.current!, {texels, skin}), [texels, skin]);
  return <canvas ref={canvas} width={WIDTH / 2} height={HEIGHT / 2} aria-hidden="true" />;
}

/** Masks of the lit area on the face's UV. Every change is reported at once, the end of a stroke by `onCommit`. */
export default function FaceShadowPainter({
  value,
  figure,
  onChange,
  onCommit,
  onAngle,
  words,
}: FaceShadowPainterProps): ReactNode {
  const [angle, setAngle] = useState(4);
  const [size, setSize] = useState<number>(SIZE.value);
  const [softness, setSoftness] = useState<number>(SOFTNESS.value);
  const [light, setLight] = useState(false);
  const [mirror, setMirror] = useState(false);
  const [table, setTable] = useState(false);
  const [said, say] = useState('');
  const [pen, setPen] = useState<Point>();
  const {change, commit, ends} = useEdits(onChange, onCommit);
  const shipped = useMemo(() => shippedMasks(figure), [figure]);
  const skin = useMemo(() => skinOf(figure), [figure]);
  const features = useMemo(() => paintFeatures(figure), [figure]);
  const masks = value ?? shipped;
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The masks before the stroke, and its points so far. */
  const stroke = useRef<{start: FaceMasks; points: Point[]}>(undefined);
  const frame = useRef(0);

  const texels = texelsOf(masks, angle);
  const seen = (k: number): Uint8Array | undefined =>
    table && masks[k] !== undefined ? texelsOf(masks, k) : undefined;
  const [before, after] = [seen(angle - 1), seen(angle + 1)];
  useEffect(() => {
    draw(canvas.current!, {texels, skin, under: [before, after], features});
  }, [texels, skin, before, after, features]);

  const apply = (): void => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    const {current} = stroke;
    if (current) change(paint(current.start, angle, {points: current.points, softness, light, mirror}));
  };
  const begin = (point: Point): void => {
    stroke.current = {start: masks, points: [point]};
    apply();
  };
  const go = (points: readonly Point[]): void => {
    setPen(points.at(-1));
    if (!stroke.current) return;
    stroke.current.points.push(...points);
    // Pens report more often than pictures are drawn.
    frame.current ||= requestAnimationFrame(apply);
  };
  const end = (): void => {
    if (!stroke.current) return;
    apply();
    stroke.current = undefined;
    commit();
  };

  const pointOf = ({clientX, clientY, pointerType, pressure}: globalThis.PointerEvent): Point => {
    const {left, top, width, height} = canvas.current!.getBoundingClientRect();
    return {
      x: ((clientX - left) / width) * WIDTH,
      y: (1 - (clientY - top) / height) * HEIGHT,
      radius: size * (pointerType === 'pen' ? pressure : 1),
    };
  };
  const onPointerMove = ({nativeEvent}: PointerEvent): void =>
    go((stroke.current && nativeEvent.getCoalescedEvents?.().map(pointOf)) || [pointOf(nativeEvent)]);
  const onKeys = (event: KeyboardEvent): void => {
    if (isShortcut(event)) return;
    const at = pen ?? {x: WIDTH / 2, y: HEIGHT / 2, radius: size};
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const by = {ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step]}[event.key];
    if (by) {
      const x = Math.min(WIDTH, Math.max(0, at.x + by[0]!));
      const y = Math.min(HEIGHT, Math.max(0, at.y + by[1]!));
      go([{x, y, radius: size}]);
      const percent = (part: number, whole: number): string => String(Math.round((part / whole) * 100));
      say(words.pen.replace('{x}', percent(x, WIDTH)).replace('{y}', percent(HEIGHT - y, HEIGHT)));
    } else if (event.key === ' ') {
      if (stroke.current) end();
      else begin({...at, radius: size});
      setPen({...at, radius: size});
      say(stroke.current ? words.down : words.up);
    } else if (event.key === '[' || event.key === ']') {
      setSize(Math.min(SIZE.max, Math.max(SIZE.min, size + (event.key === '[' ? -1 : 1))));
    } else if (event.key.toLowerCase() === 'x') {
      setLight(!light);
      say(light ? words.shade : words.light);
    } else return;
    event.preventDefault();
  };
  const choose = (k: number): void => {
    end();
    setAngle(k);
    onAngle(ANGLES[k]!);
  };

  return (
    <div className={editor.editor}>
      <div className={styles.frames} role="radiogroup" aria-label={words.angles}>
        {ANGLES.map((degrees, k) => (
          <label key={degrees}>
            <input type="radio" name="face-angle" checked={k === angle} onChange={() => choose(k)} />
            <Frame texels={texelsOf(masks, k)} skin={skin} />
            <span>{degrees}°</span>
          </label>
        ))}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles its own keys */}
      <div
        className={styles.sheet}
        role="application"
        aria-label={`${words.mask.replace('{n}', String(ANGLES[angle]))}. ${words.canvas}`}
        aria-describedby="painter-help"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the keys of the brush
        tabIndex={0}
        onKeyDown={onKeys}
        onBlur={end}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          begin(pointOf(event.nativeEvent));
        }}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setPen(undefined)}
        onLostPointerCapture={end}>
        <canvas ref={canvas} width={WIDTH * SCALE} height={HEIGHT * SCALE} aria-hidden="true" />
        {pen && (
          <svg className={styles.pen} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
            {(mirror ? [pen.x, WIDTH - pen.x] : [pen.x]).map((x, i) => (
              <circle key={i} cx={x} cy={HEIGHT - pen.y} r={size} />
            ))}
          </svg>
        )}
        <span className={styles.tab}>{words.mask.replace('{n}', String(ANGLES[angle]))}</span>
      </div>
      <div {...ends}>
        <div className={styles.tools} role="group" aria-label={words.brush}>
          <span className={editor.choice} role="radiogroup" aria-label={words.brush}>
            {[false, true].map((on) => (
              <label key={String(on)}>
                <input type="radio" name="face-brush" checked={light === on} onChange={() => setLight(on)} />
                <span>{on ? words.light : words.shade}</span>
              </label>
            ))}
          </span>
          <label className={editor.switch}>
            <input type="checkbox" role="switch" checked={mirror} onChange={({target}) => setMirror(target.checked)} />
            {words.mirror}
          </label>
          <label className={editor.switch}>
            <input type="checkbox" role="switch" checked={table} onChange={({target}) => setTable(target.checked)} />
            {words.table}
          </label>
          <label className={editor.wide} htmlFor="face-size">
            <span>
              {words.size} <output>{size}</output>
            </span>
            <Slider control={SIZE} id="face-size" value={size} text={String(size)} onChange={setSize} />
          </label>
          <label className={editor.wide} htmlFor="face-softness">
            <span>
              {words.softness} <output>{softness}</output>
            </span>
            <Slider
              control={SOFTNESS}
              id="face-softness"
              value={softness}
              text={String(softness)}
              onChange={setSoftness}
            />
          </label>
        </div>
        <div className={editor.foot}>
          <button
            type="button"
            onClick={() => {
              change(bakeHead(figure));
              say(words.baked);
            }}>
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
            onClick={() =>
              void encodePng(exportedMap(masks, figure)).then((png) => save(faceMapFile, png, 'image/png'))
            }>
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
