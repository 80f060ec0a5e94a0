import {zoom, type CameraState} from '@site/src/stage/engine';
import {isShortcut} from '@site/src/lib/keys';

/** Yaw of the camera in degrees, by key: front, three-quarter, side, back. */
const VIEWS: Readonly<Record<string, number>> = {1: 0, 2: 35, 3: 90, 4: 180};
/** Pixels of a line of the wheel, for browsers that count in lines. */
const LINE = 16;

/** The camera that a key of the viewport gives; undefined for another key. */
export const viewOf = (key: string, camera: CameraState): CameraState | undefined =>
  Object.hasOwn(VIEWS, key) ? {...camera, yaw: VIEWS[key]!} : undefined;

/** The camera after a turn of the wheel; `deltaMode` and `deltaY` as in WheelEvent. */
export function wheeled(
  camera: CameraState,
  {deltaY, deltaMode}: Pick<WheelEvent, 'deltaY' | 'deltaMode'>,
): CameraState {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE;
  return zoom(camera, Math.exp(Math.max(-60, Math.min(60, pixels)) * 0.004));
}

/**
 * Adds to the stage's own input what a picture can have that fills its window, where nothing scrolls: the wheel needs no key,
 * a finger turns her up and down too, keys show her from all sides.
 * @param camera reads the camera of the picture
 * @param onTurn takes its next
 * @param onHelp shows or hides the list of keys
 * @returns removes the listeners
 */
export function attachViewport(
  canvas: HTMLCanvasElement,
  camera: () => CameraState,
  onTurn: (camera: CameraState) => void,
  onHelp: () => void,
): () => void {
  const off = new AbortController();
  const {signal} = off;
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
    'keydown',
    (event) => {
      if (isShortcut(event)) return;
      if (event.key === '?') onHelp();
      const next = viewOf(event.key, camera());
      if (next) onTurn(next);
    },
    {signal},
  );
  return () => off.abort();
}
