/** Runs in the browser that renders the strips of parameters: one step in, a PNG out. */
import {renderAt, type RenderRequest} from '../../src/stage/engine/figure';
import type {StageDemo} from '../../src/stage/engine';

/** Demos by name: one object each, because another one makes a new context. */
const demos = new Map<string, StageDemo>();

export function keep(name: string, demo: StageDemo): void {
  demos.set(name, demo);
}

/** @returns the picture as a data address */
export function draw(name: string, request: RenderRequest, size: {width: number; height: number}): string {
  const demo = demos.get(name);
  if (!demo) throw new Error(`There is no demo "${name}"`);
  return renderAt(demo, request, 0, size).toDataURL('image/png');
}
