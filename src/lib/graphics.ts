/** Renderer names of software WebGL; Chromium does not report these as a performance caveat. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

let known: boolean | undefined;

/** Whether WebGL2 runs on a GPU. The first call makes a context to find out. */
export const hasGraphics = (): boolean => (known ??= look());

function look(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', {failIfMajorPerformanceCaveat: true});
  if (!context) return false;
  const unmasked = context.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL;
  const renderer = String(context.getParameter(unmasked ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}
