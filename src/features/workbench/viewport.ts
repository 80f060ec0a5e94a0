import {zoom, type CameraState, type Stage} from '@site/src/stage/engine';
import {pan} from '@site/src/stage/engine/pan';
import {isShortcut} from '@site/src/lib/keys';

/** Yaw of the camera in degrees, by key: front, three-quarter, side, back. */
const VIEWS: Readonly<Record<string, number>> = {1: 0, 2: 35, 3: 90, 4: 180};
/** Direction of the drag that a key stands for: a drag to the right moves the camera to the left. */
const PANS: Readonly<Record<string, readonly [number, number]>> = {a: [1, 0], d: [-1, 0], w: [0, 1], s: [0, -1]};
/** CSS pixels of an equivalent drag. */
const PAN_STEP = 24;
/** Pixels of a line of the wheel, for browsers that count in lines. */
const LINE = 16;
/** How much nearer the camera comes to a place that the reader picks twice. */
const NEARER = 0.6;
const MIDDLE = 1;
const RIGHT = 2;

/** The camera that a key of the viewport gives on a canvas `height` px high; undefined for another key. */
export function viewOf(key: string, camera: CameraState, height: number): CameraState | undefined {
  if (Object.hasOwn(VIEWS, key)) return {...camera, yaw: VIEWS[key]!};
  const [x, y] = Object.hasOwn(PANS, key) ? PANS[key]! : [];
  return x === undefined ? undefined : pan(camera, x * PAN_STEP, y! * PAN_STEP, height);
}

/** The camera after a turn of the wheel; `deltaMode` and `deltaY` as in WheelEvent. */
export function wheeled(
  camera: CameraState,
  {deltaY, deltaMode}: Pick<WheelEvent, 'deltaY' | 'deltaMode'>,
): CameraState {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE;
  return zoom(camera, Math.exp(Math.max(-60, Math.min(60, pixels)) * 0.004), true);
}

/**
 * Adds to the stage's own input what a picture can have that fills its window, where nothing scrolls: the wheel needs no key,
 * a finger turns her up and down too, two fingers, the middle or the right button move the picture, two clicks bring a place
 * nearer, keys show her from all sides.
 * @param onTurn takes the next camera
 * @param onHelp shows or hides the list of keys
 * @returns removes the listeners
 */
export function attachViewport(
  canvas: HTMLCanvasElement,
  stage: Pick<Stage, 'document' | 'hit'>,
  onTurn: (camera: CameraState) => void,
  onHelp: () => void,
): () => void {
  const off = new AbortController();
  const {signal} = off;
  const camera = () => stage.document.camera;
  /** Pointers that are down, by their ids. */
  const down = new Map<number, {x: number; y: number; moves: boolean}>();
  canvas.addEventListener(
    'wheel',
    (event) => {
      // With a key, and as two fingers on a touch pad, the stage takes it.
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onTurn(wheeled(camera(), event));
    },
    {passive: false, signal},
  );
  canvas.addEventListener(
    'pointerdown',
    ({pointerId, clientX, clientY, button}) => {
      const moves = button === MIDDLE || button === RIGHT;
      down.set(pointerId, {x: clientX, y: clientY, moves});
      if (moves) canvas.setPointerCapture(pointerId);
    },
    {signal},
  );
  canvas.addEventListener(
    'pointermove',
    ({pointerId, clientX, clientY}) => {
      const last = down.get(pointerId);
      if (!last) return;
      down.set(pointerId, {...last, x: clientX, y: clientY});
      // Of two fingers each moves the picture by half.
      const share = last.moves ? 1 : down.size === 2 ? 0.5 : 0;
      const [dx, dy] = [(clientX - last.x) * share, (clientY - last.y) * share];
      if (dx !== 0 || dy !== 0) onTurn(pan(camera(), dx, dy, canvas.clientHeight));
    },
    {signal},
  );
  for (const type of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(type, ({pointerId}) => down.delete(pointerId), {signal});
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), {signal});
  canvas.addEventListener(
    'dblclick',
    ({offsetX, offsetY}) => {
      const found = stage.hit((offsetX / canvas.clientWidth) * 2 - 1, 1 - (offsetY / canvas.clientHeight) * 2);
      if (found) onTurn(zoom({...camera(), target: found.point}, NEARER, true));
    },
    {signal},
  );
  canvas.addEventListener(
    'keydown',
    (event) => {
      if (isShortcut(event)) return;
      if (event.key === '?') onHelp();
      const next = viewOf(event.key, camera(), canvas.clientHeight);
      if (next) onTurn(next);
    },
    {signal},
  );
  return () => off.abort();
}
