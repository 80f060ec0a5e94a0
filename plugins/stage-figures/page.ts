/** Runs in the browser that renders the figures: a demo, a theme and a size in, a PNG out. */
import type {SceneLight, StageDemo} from '../../src/stage/engine';
import {releaseRenderAt, renderAt, type RenderRequest} from '../../src/stage/engine/figure';

export interface Figure extends RenderRequest {
  /** Starts a fresh scene; without it the last one goes on, as the frames of a video want. */
  readonly demo?: StageDemo;
  /** Lighting of this frame alone. */
  readonly scene?: SceneLight;
  /** Seconds of the idle motion. */
  readonly time: number;
  readonly width: number;
  readonly height: number;
}

let current: StageDemo | undefined;

/** @returns the picture as a data address */
export function draw({demo, scene, time, width, height, ...request}: Figure): string {
  if (demo) {
    releaseRenderAt();
    current = demo;
  }
  if (!current) throw new Error('The first figure needs a demo');
  // The renderer keeps its demo and asks it for the lighting at every frame.
  if (scene) Object.assign(current, {scene: {[request.theme ?? 'light']: scene}});
  return renderAt(current, request, time, {width, height}).toDataURL('image/png');
}
