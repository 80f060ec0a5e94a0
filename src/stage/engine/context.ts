/** Creates the one WebGL2 context of the stage, with settings for the machine. */
import {hasGraphics} from '../../lib/graphics';

const ATTRIBUTES: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  stencil: false,
  powerPreference: 'high-performance',
};

/**
 * Creates the context. Without a GPU it has no multisampling, which would cost a third of the frame time there.
 * @param antialias overrides the choice of multisampling
 * @returns `software`: whether the settings are those for a machine without a GPU
 * @throws Error when WebGL2 is not available
 */
export function makeContext(
  canvas: HTMLCanvasElement,
  {antialias, preserve = false}: {antialias?: boolean; preserve?: boolean} = {},
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
