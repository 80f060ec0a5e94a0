/** What a camera sees of a picture of all that is around it: twice as wide as high, its middle behind the character. */
import type {CameraState} from '@site/src/stage/engine';

const VERTEX = `#version 300 es
in vec2 at;
uniform vec2 lens, pitch;
out vec3 ray;
void main() {
  gl_Position = vec4(at, 0, 1);
  vec2 p = at * lens;
  ray = vec3(p.x, p.y * pitch.y - pitch.x, pitch.y + p.y * pitch.x);
}`;

const FRAGMENT = `#version 300 es
precision highp float;
in vec3 ray;
uniform float yaw;
uniform sampler2D picture;
out vec4 color;
void main() {
  float up = asin(normalize(ray).y);
  color = texture(picture, vec2(0.5 + (atan(ray.x, ray.z) - yaw) / 6.2831853, 0.5 - up / 3.1415927));
}`;

/** Least angle from top to bottom, degrees: through the lens of a portrait, a panorama is a blur. */
const WIDE = 60;
const RAD = Math.PI / 180;

function start() {
  const gl = document.createElement('canvas').getContext('webgl2', {antialias: false});
  if (!gl) throw new Error('WebGL2 is not available');
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const at = gl.getAttribLocation(program, 'at');
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const place = (name: string) => gl.getUniformLocation(program, name);
  return {gl, lens: place('lens'), pitch: place('pitch'), yaw: place('yaw'), shown: undefined as unknown};
}

/** One context for all: a browser ends the oldest of many, which is the stage's. */
let made: ReturnType<typeof start> | undefined;

/** Paints over the whole canvas. @throws Error when there is no WebGL2 */
export function paintPanorama(
  g: CanvasRenderingContext2D,
  image: HTMLImageElement,
  {yaw, pitch, fov}: Pick<CameraState, 'yaw' | 'pitch' | 'fov'>,
): void {
  if (made?.gl.isContextLost()) made = undefined;
  made ??= start();
  const {gl} = made;
  const {width, height} = g.canvas;
  // Setting a size allocates the buffer anew, even the same size.
  if (gl.canvas.width !== width || gl.canvas.height !== height) Object.assign(gl.canvas, {width, height});
  gl.viewport(0, 0, width, height);
  // Comparing by content: the image of another version may be of the same element.
  if (made.shown !== image.src) gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
  made.shown = image.src;
  const half = Math.tan((Math.max(fov, WIDE) / 2) * RAD);
  gl.uniform2f(made.lens, (half * width) / height, half);
  gl.uniform2f(made.pitch, Math.sin(pitch * RAD), Math.cos(pitch * RAD));
  gl.uniform1f(made.yaw, yaw * RAD);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  g.drawImage(gl.canvas as HTMLCanvasElement, 0, 0);
}
