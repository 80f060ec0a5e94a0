/** Runs in the browser that renders the figures: a demo, a theme and a size in, a PNG out. */
import {releaseRenderAt, renderAt, type StageDemo, type Theme, type Values, type View} from '../../src/stage/engine';

export interface Figure {
  readonly demo: StageDemo;
  readonly theme: Theme;
  readonly values?: Values;
  readonly view?: View;
  /** Seconds of the idle motion. */
  readonly time: number;
  readonly width: number;
  readonly height: number;
}

/** @returns the picture as a data address; every figure starts with a fresh scene */
export function draw({demo, theme, values, view, time, width, height}: Figure): string {
  releaseRenderAt();
  return renderAt(demo, {theme, values: values ?? {}, view: view ?? 'color'}, time, {width, height}).toDataURL(
    'image/png',
  );
}
