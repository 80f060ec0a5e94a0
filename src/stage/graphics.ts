/** Names under which processors draw in the place of a graphics card; Chromium does not call that a performance caveat. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether a graphics card draws what WebGL2 is asked for. */
export function hasGraphics(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', {failIfMajorPerformanceCaveat: true});
  if (!context) return false;
  const unmasked = context.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL;
  const renderer = String(context.getParameter(unmasked ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}
