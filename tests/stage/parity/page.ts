/** Runs in the browser: evaluates every formula on the GPU and in TypeScript and measures the difference. */
import {seeded} from '../../../src/stage/character/seeded';
import {formulas} from '../../../src/stage/shading/glsl/chunks';
import {cases, type Case} from './cases';

export interface Outcome {
  name: string;
  /** Largest |GPU − TypeScript| as a share of the formula's range. */
  worst: number;
  /** Samples beyond 2/255, and samples that are not finite on either side. */
  wrong: number;
  notFinite: number;
  arguments: string;
}

const WIDTH = 1024;
const SIDE = 100;
export const SAMPLES = SIDE * SIDE;

function program(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const p = gl.createProgram();
  for (const [type, source] of [
    [
      gl.VERTEX_SHADER,
      '#version 300 es\nvoid main(){vec2 p=vec2(gl_VertexID&1,gl_VertexID>>1)*4.0-1.0;gl_Position=vec4(p,0,1);}',
    ],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const s = gl.createShader(type)!;
    gl.shaderSource(s, source);
    gl.compileShader(s);
    if (!gl.getShaderParameter(s, gl.COMPILE_STATUS))
      throw new Error(`${gl.getShaderInfoLog(s)}\n${fragment.split('void main')[1]}`);
    gl.attachShader(p, s);
  }
  gl.linkProgram(p);
  if (!gl.getProgramParameter(p, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(p) ?? 'link');
  return p;
}

function measure(gl: WebGL2RenderingContext, test: Case, seed: number): Outcome {
  const size = test.args.reduce((n, a) => n + a.size, 0);
  const texels = Math.ceil(size / 4);
  const rows = Math.ceil((SAMPLES * texels) / WIDTH);
  const data = new Float32Array(WIDTH * rows * 4);
  const r = seeded(seed);
  for (let s = 0; s < SAMPLES; s++) {
    const out: number[] = [];
    for (const a of test.args) a.draw(r, out);
    data.set(out, s * texels * 4);
  }

  let at = 0;
  const args = test.args.map((a) => {
    const base = at;
    at += a.size;
    return a.glsl((i) => `a[${(base + i) >> 2}][${(base + i) & 3}]`);
  });
  const wrap = {float: 'vec4(r,0,0,1)', vec2: 'vec4(r,0,1)', vec3: 'vec4(r,1)'}[test.result];
  const p = program(
    gl,
    `#version 300 es
precision highp float;precision highp int;
uniform highp sampler2D uIn;out vec4 o;
${formulas}
void main(){
  int s=(int(gl_FragCoord.y)*${SIDE}+int(gl_FragCoord.x))*${texels};
  vec4 a[${texels}];
  for(int i=0;i<${texels};i++)a[i]=texelFetch(uIn,ivec2((s+i)%${WIDTH},(s+i)/${WIDTH}),0);
  ${test.result} r=${test.name}(${args.join(',')});
  o=${wrap};
}`,
  );
  const tex = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, tex);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, WIDTH, rows, 0, gl.RGBA, gl.FLOAT, data);
  gl.useProgram(p);
  gl.viewport(0, 0, SIDE, SIDE);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const got = new Float32Array(SAMPLES * 4);
  gl.readPixels(0, 0, SIDE, SIDE, gl.RGBA, gl.FLOAT, got);
  if (gl.getError() !== gl.NO_ERROR) throw new Error(`${test.name}: GL error`);
  gl.deleteTexture(tex);
  gl.deleteProgram(p);

  const outcome: Outcome = {name: test.name, worst: 0, wrong: 0, notFinite: 0, arguments: ''};
  for (let s = 0; s < SAMPLES; s++) {
    let i = s * texels * 4;
    const values = test.args.map((a) => {
      const x = Array.from(data.subarray(i, i + a.size));
      i += a.size;
      return a.read(x);
    });
    const want = test.formula(...values);
    const list = typeof want === 'object' ? want : [Number(want)];
    list.forEach((w, k) => {
      const g = got[s * 4 + k]!;
      const e = Math.abs(g - w) / test.range;
      if (!Number.isFinite(g) || !Number.isFinite(w)) outcome.notFinite++;
      else {
        if (e > 2 / 255) outcome.wrong++;
        if (e > outcome.worst) {
          outcome.worst = e;
          outcome.arguments = JSON.stringify({values, gpu: g, ts: w});
        }
      }
    });
  }
  return outcome;
}

export function run(): {renderer: string; outcomes: Outcome[]} {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) throw new Error('no WebGL2');
  if (!gl.getExtension('EXT_color_buffer_float')) throw new Error('no float targets');
  const target = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, target);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, SIDE, SIDE);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target, 0);
  const outcomes = cases.map((c, i) => measure(gl, c, 1000 + i));
  return {renderer: String(gl.getParameter(gl.VERSION)), outcomes};
}

/** Names of the GLSL functions, to check that each is tested. */
export const names = [...formulas.matchAll(/^(?:float|vec2|vec3|vec4|bool)\s+(\w+)\(/gm)].map((m) => m[1]!);
export const tested = cases.map((c) => c.name);
