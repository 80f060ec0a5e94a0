/** The stage's one WebGL2 context, made to suit the machine. */
import {hasGraphics} from '../graphics';

const ATTRIBUTES: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  stencil: false,
  powerPreference: 'high-performance',
};

/**
 * Without a graphics card it draws without multisampling, which costs such a machine a third of the frame.
 * @param antialias says whether to multisample, whatever the machine
 * @returns `software`: whether this is the choice for a machine without a card
 * @throws Error when there is no WebGL2 at all
 */
export function makeContext(
  canvas: HTMLCanvasElement,
  {antialias, preserve}: {antialias?: boolean; preserve: boolean},
): {context: WebGL2RenderingContext; software: boolean} {
  const software = antialias === undefined && !hasGraphics();
  const context = canvas.getContext('webgl2', {
    ...ATTRIBUTES,
    preserveDrawingBuffer: preserve,
    antialias: antialias ?? !software,
  });
  if (!context) throw new Error('WebGL2 is not available');
  return {context, software};
}
