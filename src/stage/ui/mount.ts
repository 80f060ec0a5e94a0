/** The canvas of a running stage in a page: of tutorials, the home page and the workbench. */
import {createStage, type Stage, type StageOptions} from '../engine';

interface Mounted {
  readonly canvas: HTMLCanvasElement;
  readonly stage: Stage;
  unmount(): void;
}

/**
 * Puts a canvas with a stage into an element. `data-shown` of the element says whether the canvas has a picture.
 * @param title name of the picture
 * @param keys id of the element that describes the keys
 */
export function mountStage(host: HTMLElement, title: string, keys: string, options: StageOptions): Mounted {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', title);
  canvas.setAttribute('aria-describedby', keys);
  host.append(canvas);
  host.dataset.shown = 'false';
  const stage = createStage(canvas, {
    ...options,
    onState(state) {
      host.dataset.shown = String(state.kind === 'running' || state.kind === 'paused');
      options.onState?.(state);
    },
  });
  // What has been drawn, for tests.
  Object.defineProperties(canvas, {frames: {get: () => stage.frames}, compiling: {get: () => stage.compiling}});
  return {
    canvas,
    stage,
    unmount() {
      stage.dispose();
      canvas.remove();
    },
  };
}
