/** The stage's one WebGL2 context, made to suit the machine. */
const ATTRIBUTES: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  stencil: false,
  powerPreference: 'high-performance',
};

/**
 * Asks first for a context that is not much slower than a GPU; a machine that has none draws without multisampling, which
 * costs it a third of the frame.
 * @throws Error when there is no WebGL2 at all
 */
export function makeContext(
  canvas: HTMLCanvasElement,
  {antialias, preserve}: {antialias?: boolean; preserve: boolean},
): {context: WebGL2RenderingContext; software: boolean} {
  const get = (more: WebGLContextAttributes): WebGL2RenderingContext | null =>
    canvas.getContext('webgl2', {...ATTRIBUTES, preserveDrawingBuffer: preserve, ...more});
  const fast = antialias === undefined ? get({antialias: true, failIfMajorPerformanceCaveat: true}) : null;
  const context = fast ?? get({antialias: antialias ?? false});
  if (!context) throw new Error('WebGL2 is not available');
  return {context, software: !fast};
}
