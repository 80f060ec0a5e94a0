/** Renderer names of software WebGL; Chromium does not report these as a performance caveat. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether WebGL2 runs on a GPU. */
export function hasGraphics(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', {failIfMajorPerformanceCaveat: true});
  if (!context) return false;
  const unmasked = context.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL;
  const renderer = String(context.getParameter(unmasked ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}
