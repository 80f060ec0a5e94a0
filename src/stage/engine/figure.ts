/** Renders one frame as a pure function, for posters, strips and videos. */
import {character, chibi} from '../character';
import {buildCharacter} from '../character/build';
import type {Expression} from '../character/face';
import {knight} from '../character/figures/knight';
import {clampCamera} from './camera';
import {makeContext} from './context';
import {idlePose} from './motion';
import {QUALITY} from './quality';
import {StageRenderer} from './renderer';
import {frameState} from './state';
import type {CameraState, StageDemo, Theme, Values, View} from './types';

/** Inputs of a figure besides the parameters. */
export interface RenderRequest {
  values?: Values;
  theme?: Theme;
  view?: View;
  camera?: Partial<CameraState>;
  light?: {yaw: number; pitch: number};
  expression?: Expression;
  blink?: boolean;
  gaze?: readonly [number, number];
  ramps?: Uint8Array | undefined;
  faceMap?: Uint8Array | undefined;
}

const FIGURES = {chibi, knight};

let figure: {canvas: HTMLCanvasElement; renderer: StageRenderer; demo: StageDemo} | undefined;

/**
 * Renders one frame; the result depends on the arguments only.
 * @param time seconds of the idle motion (0 when the demo has none)
 * @param size pixels of the picture
 * @returns the canvas, valid until the next call; read it in the same task
 */
export function renderAt(
  demo: StageDemo,
  request: RenderRequest,
  time: number,
  size: {width: number; height: number},
): HTMLCanvasElement {
  if (figure && figure.demo !== demo) releaseRenderAt();
  if (!figure) {
    const canvas = document.createElement('canvas');
    const {context} = makeContext(canvas, {preserve: true, antialias: true});
    const shown = FIGURES[demo.figure ?? 'chibi'];
    figure = {
      canvas,
      demo,
      renderer: new StageRenderer(context, demo, QUALITY[0]!, character(shown, buildCharacter(shown))),
    };
  }
  const {renderer, canvas} = figure;
  const s = frameState(demo, request.values ?? {}, request.theme ?? 'light');
  if (request.camera) s.camera = clampCamera({...s.camera, ...request.camera});
  if (request.light) s.light = request.light;
  if (request.expression) s.expression = request.expression;
  s.view = request.view ?? 'color';
  s.blink = request.blink ?? (demo.idle ? idlePose(time).blink : false);
  s.gaze = request.gaze ?? [0, 0];
  s.ramps = request.ramps;
  s.faceMap = request.faceMap;
  renderer.setSize(size.width, size.height, 1);
  renderer.setOrb(demo.orb ?? true, false);
  renderer.render(s, demo.idle ? time : 0);
  return canvas;
}

/** Frees the context that `renderAt` keeps between calls. */
export function releaseRenderAt(): void {
  figure?.renderer.dispose();
  figure = undefined;
}
