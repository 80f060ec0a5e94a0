/** Runs in the browser: compiles every pass and draws the surface with hostile parameters, looking for NaN and GL errors. */
import {seeded} from '../../../src/stage/character/seeded';
import * as glsl from '../../../src/stage/shading/glsl';
import {parameters, type Parameter} from '../../../src/stage/shading/parameters';
import {VIEWS} from '../../../src/stage/engine/types';
import {rampAtlas, RAMP_WIDTH} from '../../../src/stage/shading/ramp';

const model: glsl.ShaderModel = {
  swatches: 14,
  paint: `struct Paint{vec3 base;vec3 shade;vec3 line;};
Paint paint(Paint p,int m,vec3 rest,vec2 uv,vec2 st,float rnd){float w=fwidth(uv.y);return Paint(vec3(0.9,0.7,w),vec3(0.4,0.3,0.5),vec3(0.1));}`,
  holes: {vertex: 'void hole(){}', fragment: 'void cut(){}'},
  head: [0, 0, 0],
  hairCentre: [0, 0.06, -0.03],
  eye: {x: 0.207, y: -0.112, scale: [1.1, 1.1], tile: 0.15},
  faceRegion: {width: 1.024, height: 0.768},
  hairReach: [0.66, 0.85],
  hairMats: [2],
};

const SIZE = 40;
type Gl = WebGL2RenderingContext;

function link(gl: Gl, vertex: string, fragment: string, name: string): WebGLProgram {
  const p = gl.createProgram();
  for (const [type, body] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const s = gl.createShader(type)!;
    gl.shaderSource(s, `#version 300 es\n${body}`);
    gl.compileShader(s);
    if (!gl.getShaderParameter(s, gl.COMPILE_STATUS)) throw new Error(`${name}: ${gl.getShaderInfoLog(s)}`);
    gl.attachShader(p, s);
  }
  ['position', 'normal', 'tangent', 'color', 'uv0', 'uv1', 'uv3', 'matId', 'rig'].forEach((a, i) =>
    gl.bindAttribLocation(p, i, a),
  );
  gl.linkProgram(p);
  if (!gl.getProgramParameter(p, gl.LINK_STATUS)) throw new Error(`${name}: ${gl.getProgramInfoLog(p)}`);
  return p;
}

function context(): Gl {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const gl = canvas.getContext('webgl2', {antialias: false, preserveDrawingBuffer: true});
  if (!gl) throw new Error('no WebGL2');
  return gl;
}

type Defines = Readonly<Record<string, number>>;
const head = (defines: Defines): string =>
  Object.entries(defines)
    .map(([name, value]) => `#define ${name} ${value}\n`)
    .join('');
/** Every feature on. */
const ALL: Defines = {
  ...{THROUGH: 0, TAPS: 1, VIEW: 0, LIGHTS: 3, HAIR_MODE: 2},
  ...{
    RAMP: 1,
    RIM: 1,
    FRESNEL: 1,
    SPECULAR: 1,
    MATCAP: 1,
    REFLECTION: 1,
    INNER_LINES: 1,
    SCREENTONE: 1,
    FRINGE: 1,
    LAYER: 1,
  },
  ...{PAINTED: 1, FOG: 1},
};
const VARIANTS: readonly (readonly [string, Defines])[] = [
  ['plain', {...ALL, KIND: 0}],
  ['facets', {...ALL, KIND: 0, FLAT: 1}],
  ['face', {...ALL, KIND: 1}],
  ['eyes', {...ALL, KIND: 1, THROUGH: 1}],
  ['ring', {...ALL, KIND: 2}],
  ['strand', {...ALL, KIND: 2, HAIR_MODE: 1}],
  ['bare', {KIND: 0, THROUGH: 0, TAPS: 1, VIEW: 0, LIGHTS: 1, HAIR_MODE: 0}],
];

/** Compiles and links every pass in every variant; returns their names. */
export function compileAll(): string[] {
  const gl = context();
  const done: string[] = [];
  const go = (name: string, v: string, f: string): void => {
    gl.deleteProgram(link(gl, v, f, name));
    done.push(name);
  };
  const vertex = glsl.surfaceVertex(model);
  const fragment = glsl.surfaceFragment(model);
  for (const [name, defines] of VARIANTS)
    for (const taps of [1, 4]) {
      const all = head({...defines, TAPS: taps});
      go(`${name}, ${taps} taps`, all + vertex, all + fragment);
    }
  for (let view = 1; view < VIEWS.length; view++)
    for (const kind of [0, 1, 2]) {
      const all = head({...ALL, KIND: kind, VIEW: view});
      go(`view ${VIEWS[view]}, kind ${kind}`, all + vertex, all + fragment);
    }
  go('outline', glsl.outlineVertex(model), glsl.outlineFragment(model));
  const [depthVertex, depthFragment] = [glsl.depthVertex(model), glsl.depthFragment(model)];
  go('depth', depthVertex, depthFragment);
  for (const aux of ['#define AUX 1\n', '#define AUX 1\n#define FLAT 1\n'])
    go('depth and normals', aux + depthVertex, aux + depthFragment);
  go('shadow', glsl.shadowVertex(model), depthFragment);
  go('plate', glsl.screenVertex, glsl.plateFragment);
  go('floor', glsl.floorVertex, `#define TAPS 4\n${glsl.floorFragment}`);
  go('orb', glsl.orbVertex, glsl.orbFragment);
  return done;
}

/** A sphere of radius 0.5 at the origin with every attribute of the contract, some of them degenerate. */
function sphere(gl: Gl): number {
  const U = 24;
  const V = 14;
  const data: number[][] = [[], [], [], [], [], [], [], [], []];
  for (let j = 0; j <= V; j++)
    for (let i = 0; i <= U; i++) {
      const a = (i / U) * 2 * Math.PI;
      const b = (j / V - 0.5) * Math.PI;
      const n = [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)];
      data[0]!.push(...n.map((x) => x * 0.5));
      // Poles get no usable tangent and one vertex no normal: real meshes have such corners.
      data[1]!.push(...(i === 3 && j === 5 ? [0, 0, 0] : n));
      data[2]!.push(...(j === 0 || j === V ? [0, 0, 0] : [Math.cos(a), 0, -Math.sin(a)]), 1);
      data[3]!.push(1, j / V, i / U, 1);
      data[4]!.push(i / U, j / V);
      data[5]!.push((i / U) * 2 - 1, j / V);
      data[6]!.push(0.5 + 0.2 * Math.sin(i), 0.5);
      data[7]!.push(i % 14);
      data[8]!.push(1, j / V, 0.3, 0);
    }
  const sizes = [3, 3, 4, 4, 2, 2, 2, 1, 4];
  data.forEach((d, i) => {
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(d), gl.STATIC_DRAW);
    gl.enableVertexAttribArray(i);
    gl.vertexAttribPointer(i, sizes[i]!, gl.FLOAT, false, 0, 0);
  });
  const index: number[] = [];
  for (let j = 0; j < V; j++)
    for (let i = 0; i < U; i++) {
      const a = j * (U + 1) + i;
      index.push(a, a + 1, a + U + 1, a + 1, a + U + 2, a + U + 1);
    }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array(index), gl.STATIC_DRAW);
  return index.length;
}

function texture(gl: Gl, unit: number, width: number, data: Uint8Array): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, data.length / 4 / width, 0, gl.RGBA, gl.UNSIGNED_BYTE, data);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
}

const SAMPLERS = [
  'uRamp',
  'uDepthMap',
  'uAuxMap',
  'uFaceMask',
  'uFaceTop',
  'uFaceIris',
  'uFaceShadow',
  'uMatCap',
  'uLayerMask',
];

type Value = number | readonly number[];

class Subject {
  private readonly at = new Map<string, {where: WebGLUniformLocation; type: number; size: number}>();

  constructor(
    private readonly gl: Gl,
    private readonly program: WebGLProgram,
    private readonly count: number,
  ) {
    for (let i = 0; i < gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS); i++) {
      const info = gl.getActiveUniform(program, i)!;
      this.at.set(info.name.replace('[0]', ''), {
        where: gl.getUniformLocation(program, info.name)!,
        type: info.type,
        size: info.size,
      });
    }
    gl.useProgram(program);
    SAMPLERS.forEach((name, i) => this.set(name, i));
    this.set('uShadowMap', 10);
  }

  set(name: string, value: Value): void {
    const {gl} = this;
    const u = this.at.get(name);
    if (!u) return;
    const v = typeof value === 'number' ? [value] : [...value];
    if (u.type === gl.FLOAT) gl.uniform1fv(u.where, v);
    else if (u.type === gl.FLOAT_VEC2) gl.uniform2fv(u.where, v);
    else if (u.type === gl.FLOAT_VEC3) gl.uniform3fv(u.where, v.slice(0, u.size * 3));
    else if (u.type === gl.FLOAT_VEC4) gl.uniform4fv(u.where, v);
    else if (u.type === gl.FLOAT_MAT3) gl.uniformMatrix3fv(u.where, false, v);
    else if (u.type === gl.FLOAT_MAT4) gl.uniformMatrix4fv(u.where, false, v);
    else gl.uniform1i(u.where, v[0]!);
  }

  /** Pixels drawn, and those that were not finite. */
  draw(): {drawn: number; bad: number} {
    const {gl} = this;
    gl.useProgram(this.program);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.drawElements(gl.TRIANGLES, this.count, gl.UNSIGNED_SHORT, 0);
    const px = new Uint8Array(SIZE * SIZE * 4);
    gl.readPixels(0, 0, SIZE, SIZE, gl.RGBA, gl.UNSIGNED_BYTE, px);
    let drawn = 0;
    let bad = 0;
    for (let i = 3; i < px.length; i += 4) {
      if (px[i]! > 0) drawn++;
      if (px[i] === 128 || px[i] === 127) bad++;
    }
    return {drawn, bad};
  }
}

function number(p: Parameter, v: Parameter['default']): Value | undefined {
  if (typeof v === 'number') return v;
  if (typeof v === 'boolean') return v ? 1 : 0;
  if (p.type === 'enum') return p.options.indexOf(String(v));
  if (p.type === 'color' || p.type === 'vec3') return p.default;
  return undefined;
}

function ends(p: Parameter): Value[] {
  switch (p.type) {
    case 'scalar':
    case 'int':
      return [p.min, p.max];
    case 'color':
      return [
        [p.min, p.min, p.min],
        [p.max, p.max, p.max],
      ];
    case 'vec3':
      return p.min === undefined || p.max === undefined
        ? []
        : [
            [p.min, p.max, p.min],
            [p.max, p.min, p.max],
          ];
    case 'bool':
      return [0, 1];
    case 'enum':
      return p.options.map((_, i) => i);
    default:
      return [];
  }
}

export interface Report {
  frames: number;
  empty: number;
  bad: string[];
  errors: string[];
  /** A deliberately broken shader must be caught, or the test is void. */
  caught: boolean;
}

export function stress(vectors: number): Report {
  const gl = context();
  const count = sphere(gl);
  const noise = seeded(9);
  const bytes = (n: number): Uint8Array => Uint8Array.from({length: n * 4}, () => Math.floor(noise() * 256));
  SAMPLERS.forEach((name, i) =>
    name === 'uRamp' ? texture(gl, i, RAMP_WIDTH, rampAtlas()) : texture(gl, i, 16, bytes(256)),
  );
  gl.activeTexture(gl.TEXTURE10);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, 16, 16);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.enable(gl.DEPTH_TEST);

  const probe = 'vec3 rgb=encodeColor(col);';
  const check = `${probe}if(any(isnan(col))||any(isinf(col))){outColor=vec4(1,0,1,0.5);return;}`;
  const vertex = glsl.surfaceVertex(model);
  const source = glsl.surfaceFragment(model);
  if (!source.includes(probe))
    throw new Error('tests/stage/shaders/page.ts: the probe no longer occurs in the shader source: adapt it');
  const make = (name: string, defines: Defines, spoil = ''): Subject => {
    const all = head(defines);
    return new Subject(gl, link(gl, all + vertex, all + source.replace(probe, spoil + check), name), count);
  };
  // The see-through pass leaves pixels out on purpose.
  const subjects = VARIANTS.filter(([name]) => name !== 'eyes').map(([name, defines]): [string, Subject] => [
    name,
    make(name, defines),
  ]);

  const r = seeded(77);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(r() * list.length)]!;
  const direction = (): number[] => {
    const z = r() * 2 - 1;
    const a = r() * 2 * Math.PI;
    const s = Math.sqrt(1 - z * z);
    return [s * Math.cos(a), s * Math.sin(a), z];
  };
  const AXES = [
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
    [1, 0, 0],
  ];

  const place = (s: Subject, wild: boolean): void => {
    const d = wild ? pick([40, 120, 300, 3000, 9000]) : 150;
    const fy = (d / 32) * 0.8;
    const near = 5;
    const far = 10000;
    s.set('viewMatrix', [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -d, 1]);
    s.set('projectionMatrix', [
      fy,
      0,
      0,
      0,
      0,
      fy,
      0,
      0,
      0,
      0,
      -(far + near) / (far - near),
      -1,
      0,
      0,
      (-2 * far * near) / (far - near),
      0,
    ]);
    s.set('uCamera', [0, 0, d]);
    s.set('uFy', fy);
    s.set('uNearFar', [near, far]);
    s.set('uSize', [SIZE, SIZE]);
    s.set('uScale', 65);
    s.set('uHead', [1, 0, 0, 0, 1, 0, 0, 0, 1]);
    s.set('uPivot', [0, 1, 0]);
    s.set('uShadowMatrix', [0.004, 0, 0, 0, 0, 0.004, 0, 0, 0, 0, 0.004, 0, 0.5, 0.5, 0.5, 1]);
    s.set('uShadowTexel', 1 / 16);
    const light = (): number[] => (wild && r() < 0.4 ? pick(AXES) : wild ? direction() : [-0.5, 0.6, 0.62]);
    const main = light();
    s.set('uLightDir', [...main, ...light(), ...light()]);
    s.set('uLf', main);
    s.set('uLv', [main[0]!, main[1]!, 0, 0, 0, 1]);
    s.set('uAmbient', [0.2, 0.2, 0.3, 0.1, 0, wild ? -0.4 : 0]);
    const strength = wild ? pick([0, 1e-4, 1, 30, 1000]) : 1;
    s.set('uC', [strength, strength * 0.8, 0, 0, 0, strength, 0, 0, 0]);
    s.set('uSkyUp', [0.3, 0.3, 0.4]);
    s.set('uSkyDown', wild ? [0, 0, 0] : [0.2, 0.2, 0.2]);
    s.set('uShadeMap', wild && r() < 0.5 ? 1 : 0);
    s.set('uFog', [0.5, 0.5, 0.6, wild ? r() : 0]);
    s.set('uGaze', wild ? [r() - 0.5, r() - 0.5] : [0, 0]);
    s.set('uLayerChannel', [1, 0, 0, 0]);
    s.set('uLayerTile', [2, 2]);
    s.set('uLayerMats', 0xff);
    s.set('uLayerAffects', 7);
    s.set('uLayerSpecular', 0.5);
    s.set('uLayerBase', wild && r() < 0.3 ? [0, 0, 0] : [1, 0.5, 0.2]);
    s.set('uLayerShade', [0, 0, 0]);
  };

  const report: Report = {frames: 0, empty: 0, bad: [], errors: [], caught: false};
  const frame = (name: string, s: Subject, values: ReadonlyMap<string, Value>, wild: boolean): void => {
    gl.useProgram((s as unknown as {program: WebGLProgram}).program);
    place(s, wild);
    for (const [id, v] of values) s.set(id, v);
    const {drawn, bad} = s.draw();
    report.frames++;
    if (drawn === 0) report.empty++;
    if (bad > 0) report.bad.push(`${name}: ${bad} of ${drawn} pixels, ${JSON.stringify([...values])}`);
    const e = gl.getError();
    if (e !== gl.NO_ERROR) report.errors.push(`${name}: ${e}`);
  };

  const defaults = new Map<string, Value>();
  for (const p of parameters) {
    const v = number(p, p.default);
    if (v !== undefined) defaults.set(p.id, v);
  }
  for (const [name, s] of subjects) frame(name, s, defaults, false);
  for (const p of parameters)
    for (const end of ends(p))
      for (const [name, s] of subjects) {
        const values = new Map(defaults);
        values.set(p.id, end);
        frame(`${name} ${p.id}`, s, values, false);
      }
  for (let i = 0; i < vectors; i++) {
    const values = new Map<string, Value>();
    for (const p of parameters) {
      const e = ends(p);
      if (e.length === 0) continue;
      if (p.type === 'scalar') values.set(p.id, r() < 0.3 ? pick(e) : p.min + (p.max - p.min) * r());
      else values.set(p.id, pick(e));
    }
    const [name, s] = subjects[i % subjects.length]!;
    frame(name, s, values, true);
  }
  const broken = make('broken', {...ALL, KIND: 0}, 'col.g=sqrt(uSize.x*-1.0);');
  const before = report.bad.length;
  frame('broken', broken, defaults, false);
  report.caught = report.bad.length > before;
  report.bad.length = before;
  return report;
}
