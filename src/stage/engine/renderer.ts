/**
 * GPU side of the stage: programs, render targets and the passes of one frame. Has no events and no timers: draws a given
 * state.
 */
import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  ClampToEdgeWrapping,
  CustomBlending,
  DataTexture,
  DepthTexture,
  DoubleSide,
  FrontSide,
  GLSL3,
  LessEqualCompare,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  LinearSRGBColorSpace,
  Matrix3,
  Matrix4,
  Mesh,
  MirroredRepeatWrapping,
  NearestFilter,
  NoColorSpace,
  OneFactor,
  OneMinusSrcAlphaFactor,
  Camera,
  RawShaderMaterial,
  Raycaster,
  RepeatWrapping,
  RGBAFormat,
  Scene,
  SRGBColorSpace,
  Texture,
  UnsignedByteType,
  UnsignedIntType,
  Vector2,
  Vector3,
  Vector4,
  WebGLRenderer,
  WebGLRenderTarget,
  type IUniform,
  type Side,
  type Wrapping,
} from 'three';
import {
  BACKDROP,
  chibi,
  linear,
  type Figure,
  type GroupName,
  type Part,
  type Picture,
  type Subject,
} from '../character';
import {paintIris, paintMask, paintTop, type Painter} from '../character/face';
import {FACE_MAP, faceShadowMap} from '../character/face-shadow';
import * as glsl from '../shading/glsl';
import {ambient, clampLight, hemisphere, uniformAmbient} from '../shading/lighting';
import type {Vec3} from '../shading/math';
import {RAMP_ROWS, RAMP_WIDTH, rampAtlas} from '../shading/ramp';
import {flattenPitch} from '../shading/shadows';
import {layerMask, metalMatcap} from '../shading/textures';
import {CM_PER_UNIT} from '../shading/units';
import {direction, eye, fit, headRotation} from './camera';
import {parameter} from '../shading/parameters';
import type {Quality} from './quality';
import {
  VIEWS,
  type CameraState,
  type FrameState,
  type SceneLight,
  type StageDemo,
  type Theme,
  type Values,
  type View,
} from './types';
import {groupValues, resolve} from './values';

type Uniforms = Record<string, IUniform>;
type Defines = Record<string, number>;

interface Surface {
  readonly group: GroupName;
  readonly uniforms: Uniforms;
  readonly flat?: boolean | undefined;
}

const KIND: Readonly<Record<GroupName, 0 | 1 | 2>> = {skin: 0, face: 1, hair: 2, cloth: 0, metal: 0, prop: 0, stand: 0};
const FAR = 4000;
/** Centre of the light handle's circle and its radius, recipe units. */
const ORB = {centre: [0, 1.9, 0], radius: 1.32, size: 0.34} as const;

const DEFAULT_SCENE: Readonly<Record<Theme, SceneLight>> = {
  // Lit side: light plus 0.6 of the ambient comes to 1, so a picked colour comes out as picked.
  light: {color: [0.92, 0.91, 0.9], skyUp: [0.13, 0.13, 0.17], skyDown: [0.15, 0.13, 0.13], extra: []},
  // Night: the ambient is violet, so that skin in shade turns mauve and not brown; a cool lamp behind her draws the rim.
  dark: {
    color: [0.88, 0.76, 0.74],
    skyUp: [0.12, 0.11, 0.34],
    skyDown: [0.08, 0.05, 0.24],
    extra: [{yaw: 132, pitch: 34, color: [0.46, 0.6, 0.8]}],
  },
};

/** Alpha from which a blended surface is drawn as a solid one: it then hides what is behind it in any order. */
const DENSE = 0.95;
/** Wrap modes of three by the constants of WebGL; all others repeat. */
const WRAPPING: Readonly<Record<number, Wrapping>> = {33071: ClampToEdgeWrapping, 33648: MirroredRepeatWrapping};

/** Pose of a model that has none. */
const STRAIGHT = {yaw: 0, pitch: 0, roll: 0} as const;

export class ShaderError extends Error {}

function canvas(w: number, h: number): {canvas: OffscreenCanvas | HTMLCanvasElement; g: Painter} {
  const c =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), {width: w, height: h})
      : new OffscreenCanvas(w, h);
  const g = c.getContext('2d') as Painter | null;
  if (!g) throw new Error('no 2D context for the face');
  return {canvas: c, g};
}

export class StageRenderer {
  readonly renderer: WebGLRenderer;
  private readonly shared: Uniforms;
  private readonly groupUniforms = new Map<GroupName, Uniforms>();
  private readonly geometry = new BufferGeometry();
  private readonly groups: readonly GroupName[];
  private readonly disposables: {dispose(): void}[] = [];
  private readonly camera = new Camera();
  private readonly shadowCamera = new Camera();
  private readonly scenes: {shadow: Scene; depth: Scene; back: Scene; main: Scene; front: Scene};
  private readonly faceTextures = new Map<string, {mask: Texture; top: Texture}>();
  private readonly pictures = new Map<ImageBitmap, Map<string, Texture>>();
  private readonly clear = new DataTexture(new Uint8Array(4), 1, 1);
  private readonly blank = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
  private shadowTarget!: WebGLRenderTarget;
  private depthTarget!: WebGLRenderTarget;
  private readonly surfaces: (Surface & {readonly mesh: Mesh})[] = [];
  /** Parts whose parameters start at values of their own. */
  private readonly starts: {readonly group: GroupName; readonly uniforms: Uniforms; readonly values: Values}[] = [];
  private brows: Mesh | undefined;
  private orb!: Mesh;
  private plate!: Mesh;
  private floor!: Mesh;
  private readonly lines: {readonly group: GroupName; readonly mesh: Mesh}[] = [];
  private readonly depths: {readonly mesh: Mesh; readonly defines: Defines}[] = [];
  private lastValues: FrameState['values'] | undefined;
  private lastView: View = 'color';
  /** Colours of the lights before the parameters change them. */
  private lamps: readonly Vec3[] = [];
  /** Which results of the depth pass the surface shaders read. */
  private reads = {depth: true, aux: true};
  /** State for which the shadow map and the depth pass were last drawn. */
  private drawn = {shadow: '', depth: ''};
  private shaderError: string | undefined;
  /** Draw calls and triangles of the last frame. */
  info = {calls: 0, triangles: 0};

  constructor(
    context: WebGL2RenderingContext,
    private readonly demo: StageDemo,
    private quality: Quality,
    private readonly subject: Subject,
    /** Width through height of the narrowest picture that the cameras are made for. */
    private readonly aspect = 0,
  ) {
    this.renderer = new WebGLRenderer({canvas: context.canvas as HTMLCanvasElement, context});
    const r = this.renderer;
    r.outputColorSpace = LinearSRGBColorSpace; // The shaders encode themselves, once.
    r.autoClear = false;
    r.info.autoReset = false;
    r.debug.onShaderError = (gl, program, vertex, fragment) => {
      const log = [gl.getProgramInfoLog(program), gl.getShaderInfoLog(vertex), gl.getShaderInfoLog(fragment)]
        .filter(Boolean)
        .join('\n');
      this.shaderError = log || 'program did not link';
    };
    this.camera.matrixAutoUpdate = false;
    this.shadowCamera.matrixAutoUpdate = false;
    this.shared = this.makeShared();
    this.groups = [...new Set(subject.parts.map(({group}) => group))];
    this.loadMesh();
    this.scenes = {shadow: new Scene(), depth: new Scene(), back: new Scene(), main: new Scene(), front: new Scene()};
    for (const s of Object.values(this.scenes)) s.matrixWorldAutoUpdate = false;
    this.makeTargets();
    this.makeMaterials();
  }

  /** Compiles every program without blocking where the driver can; rejects with ShaderError. */
  async compile(values: Values, view: View): Promise<void> {
    this.applyValues(values, view);
    for (const s of Object.values(this.scenes)) await this.renderer.compileAsync(s, this.camera);
    this.check();
  }

  setQuality(q: Quality): void {
    const old = this.quality;
    this.quality = q;
    if (old.shadowSize !== q.shadowSize) {
      this.shadowTarget.dispose();
      this.shadowTarget.depthTexture?.dispose();
      this.makeShadowTarget();
      this.drawn.shadow = '';
    }
    if (old.faceSize !== q.faceSize || old.taps !== q.taps) this.dropFaces();
    this.lastValues = undefined;
  }

  /** Canvas size in CSS pixels and the ratio to draw at. */
  setSize(width: number, height: number, ratio: number): void {
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
  }

  /** Draws one frame. `time` in seconds only moves breath and sway. */
  render(s: FrameState, time: number): void {
    const {renderer: r, shared: u} = this;
    const size = r.getDrawingBufferSize(new Vector2());
    const w = Math.max(1, size.x);
    const h = Math.max(1, size.y);
    if (this.depthTarget.width !== w || this.depthTarget.height !== h) this.depthTarget.setSize(w, h);
    this.place(s, w, h, time);
    this.applyFace(s);
    this.applyTexels('uRamp', s.ramps);
    this.applyTexels('uFaceShadow', s.faceMap);
    const scene = this.sceneLight(s);
    this.applyLight(s, scene);
    this.applyPlate(s, scene);
    if (this.lastValues !== s.values || this.lastView !== s.view) {
      this.applyValues(s.values, s.view);
      this.lastValues = s.values;
      this.lastView = s.view;
    }
    const {depth, aux} = this.reads;

    r.info.reset();
    r.setClearColor(0x000000, 0);
    // A pass is redrawn only when its input has changed: both depend on her pose, one on the light, the other on the camera.
    const pose = [...u['uHead']!.value.elements, ...u['uIdle']!.value.toArray()].join();
    const casts = resolve(this.demo, s.values)['CastShadow'] !== false;
    const shadow = `${pose}|${u['uShadowView']!.value.elements}|${casts}`;
    if (this.drawn.shadow !== shadow) {
      this.drawn.shadow = shadow;
      // A texture must not be bound while it is the render target: WebGL draws black then, without an error.
      u['uShadowMap']!.value = null;
      r.setRenderTarget(this.shadowTarget);
      r.clear(false, true, false);
      if (casts) r.render(this.scenes.shadow, this.shadowCamera);
      u['uShadowMap']!.value = this.shadowTarget.depthTexture;
    }
    const seen = `${pose}|${this.camera.matrixWorld.elements}|${this.camera.projectionMatrix.elements}|${w}|${h}|${aux}`;
    if (depth && this.drawn.depth !== seen) {
      this.drawn.depth = seen;
      u['uDepthMap']!.value = null;
      u['uAuxMap']!.value = null;
      for (const {mesh, defines} of this.depths) this.setDefines(mesh, aux ? {...defines, AUX: 1} : defines);
      r.setRenderTarget(this.depthTarget);
      r.clear(aux, true, false);
      r.render(this.scenes.depth, this.camera);
      u['uDepthMap']!.value = this.depthTarget.depthTexture;
      u['uAuxMap']!.value = this.depthTarget.texture;
    }
    r.setRenderTarget(null);
    r.clear(true, true, false);
    this.settleLights();
    for (const scene of [this.scenes.back, this.scenes.main, this.scenes.front]) r.render(scene, this.camera);
    // Checked once, on the first frame, which allocates everything: getError waits for the GPU.
    const context = r.getContext();
    if (this.info.calls === 0 && context.getError() === context.OUT_OF_MEMORY) throw new Error('out of GPU memory');
    this.info = {calls: r.info.render.calls, triangles: r.info.render.triangles};
    this.check();
  }

  /** After a lost context is restored, the contents of all targets are gone. */
  restored(): void {
    this.drawn = {shadow: '', depth: ''};
  }

  /** Screen place of the light handle, CSS-independent: x right, y up, -1..1, and its radius in half heights. */
  orbPlace(): {x: number; y: number; radius: number} {
    const o = this.shared['uOrb']!.value as Vector4;
    return {x: o.x, y: o.y, radius: o.z * 0.3};
  }

  /** The surface at a place of the picture, -1..1 each way, y up, and the place, recipe units; undefined beside the figure. Takes the figure at rest, without holes. */
  hitAt(x: number, y: number): {material: number; group: GroupName; point: CameraState['target']} | undefined {
    const from = new Vector3().setFromMatrixPosition(this.camera.matrixWorld).divideScalar(CM_PER_UNIT);
    const to = new Vector3(x, y, 0).unproject(this.camera).divideScalar(CM_PER_UNIT);
    const ray = new Raycaster(from, to.sub(from).normalize());
    const [hit] = ray.intersectObjects(this.surfaces.map(({mesh}) => mesh));
    const surface = this.surfaces.find(({mesh}) => mesh === hit?.object);
    if (!hit?.face || !surface) return undefined;
    return {material: this.subject.mesh.matId[hit.face.a]!, group: surface.group, point: hit.point.toArray()};
  }

  setOrb(visible: boolean, focus: boolean): void {
    this.orb.visible = visible;
    this.shared['uOrbFocus']!.value = focus ? 1 : 0;
  }

  /** @param stale the context was lost once: three's old handles belong to a dead context, and deleting them only warns */
  dispose(stale = false): void {
    if (stale) {
      this.renderer.forceContextLoss();
      return;
    }
    this.dropFaces();
    for (const d of this.disposables) d.dispose();
    this.shadowTarget.depthTexture?.dispose();
    this.shadowTarget.dispose();
    this.depthTarget.depthTexture?.dispose();
    this.depthTarget.dispose();
    this.blank.dispose();
    this.clear.dispose();
    this.geometry.dispose();
    this.renderer.dispose();
    // three keeps the context alive as long as the canvas lives; a page may hold only one.
    this.renderer.forceContextLoss();
  }

  private check(): void {
    if (this.shaderError !== undefined) throw new ShaderError(this.shaderError);
  }

  private makeShared(): Uniforms {
    const v = (value: unknown): IUniform => ({value});
    const {swatches, palette, figure} = this.subject;
    // Only our face reads them.
    const iris = figure ? this.texture(256, 256, (g) => paintIris(g, figure.face, 256), true) : this.clear;
    const {width: fw, height: fh} = FACE_MAP;
    const face = figure ? faceShadowMap(fw, fh, figure.shadow) : new Uint8Array(4 * fw * fh);
    const shadow = new DataTexture(face, fw, fh, RGBAFormat, UnsignedByteType);
    shadow.magFilter = shadow.minFilter = LinearFilter;
    shadow.needsUpdate = true;
    const ramp = new DataTexture(rampAtlas(), RAMP_WIDTH, RAMP_ROWS.length, RGBAFormat, UnsignedByteType);
    ramp.magFilter = ramp.minFilter = LinearFilter;
    ramp.needsUpdate = true;
    this.blank.needsUpdate = this.clear.needsUpdate = true;
    const layer = this.demo.layer;
    const mats = swatches.reduce((bits, name, i) => bits | (layer?.materials.includes(name) ? 1 << i : 0), 0);
    const mask = layer ? new DataTexture(layerMask(), 128, 128, RGBAFormat, UnsignedByteType) : this.blank;
    if (layer) {
      mask.wrapS = mask.wrapT = RepeatWrapping;
      mask.magFilter = LinearFilter;
      mask.minFilter = LinearMipmapLinearFilter;
      mask.generateMipmaps = true;
      mask.needsUpdate = true;
    }
    const matcap = new DataTexture(metalMatcap(), 64, 64, RGBAFormat, UnsignedByteType);
    matcap.magFilter = LinearFilter;
    matcap.minFilter = LinearMipmapLinearFilter;
    matcap.generateMipmaps = true;
    matcap.needsUpdate = true;
    this.disposables.push(iris, shadow, ramp, mask, matcap);
    return {
      uHead: v(new Matrix3()),
      uPivot: v(new Vector3(...(figure ?? chibi).neck)),
      uScale: v(CM_PER_UNIT),
      uIdle: v(new Vector3()),
      uPull: v(0),
      uCamera: v(new Vector3()),
      uFy: v(1),
      uSize: v(new Vector2(1, 1)),
      uNearFar: v(new Vector2(this.near, FAR)),
      uLightDir: v([new Vector3(0, 0, 1), new Vector3(0, 0, 1), new Vector3(0, 0, 1)]),
      uLv: v([new Vector2(), new Vector2(), new Vector2()]),
      uSkyUp: v(new Vector3()),
      uSkyDown: v(new Vector3()),
      uShadowMap: v(null),
      uShadowMatrix: v(new Matrix4()),
      uShadowView: v(new Matrix4()),
      uShadowTexel: v(1 / this.quality.shadowSize),
      uDepthMap: v(null),
      uAuxMap: v(null),
      uRamp: v(ramp),
      uFaceMask: v(figure ? this.blank : this.clear),
      uFaceTop: v(figure ? this.blank : this.clear),
      uFaceIris: v(iris),
      uFaceShadow: v(shadow),
      uGaze: v(new Vector2()),
      uTop: v(new Vector3()),
      uBottom: v(new Vector3()),
      uDisc: v(new Vector3()),
      uDots: v(new Vector3()),
      uDiscAt: v(new Vector3()),
      uFloorTint: v(new Vector3()),
      uOrb: v(new Vector4()),
      uOrbFront: v(1),
      uOrbFocus: v(0),
      uSmoothHull: v(1),
      uFaceMirror: v(1),
      uLayerChannel: v(new Vector4(1, 0, 0, 0)),
      uLayerTile: v(new Vector2(1, 1)),
      uLayerMask: v(mask),
      uLayerBase: v(new Vector3(...(layer?.base ?? [1, 1, 1]))),
      uLayerShade: v(new Vector3(...(layer?.shade ?? [1, 1, 1]))),
      uLayerMats: v(mats),
      uLayerAffects: v(0),
      uLayerSpecular: v(layer?.specular ?? 0),
      uLayerRamp: v(layer?.rampIndex ?? 0),
      uMatCap: v(matcap),
      uFog: v(new Vector4()),
      ControlMap: v(new Vector4()),
      EmissiveMap: v(new Vector3()),
      uPalette: v(palette),
      uBias: v(0),
      uInk: v(1),
      uShadeMap: v(1),
    };
  }

  /** cm. A reader's model can have a small head, which a camera comes near. */
  private get near(): number {
    return this.subject.figure ? 40 : 8;
  }

  private loadMesh(): void {
    const g = this.geometry;
    const m = this.subject.mesh;
    const set = (name: string, array: Float32Array | Uint8Array, n: number): void => {
      g.setAttribute(name, new BufferAttribute(array, n, array instanceof Uint8Array));
    };
    set('position', m.position, 3);
    set('normal', m.normal, 3);
    set('tangent', m.tangent, 4);
    set('color', m.color, 4);
    set('uv0', m.uv0, 2);
    // An attribute without data is 0, 0, 0, 1.
    if (m.uv1.length > 0) set('uv1', m.uv1, 2);
    set('uv3', m.uv3, 2);
    set('matId', m.matId, 1);
    if (m.rig.length > 0) set('rig', m.rig, 4);
    g.setIndex(new BufferAttribute(m.index, 1));
    g.computeBoundingSphere();
  }

  private material(
    vertexShader: string,
    fragmentShader: string,
    uniforms: Uniforms,
    side: Side,
    extra: Partial<RawShaderMaterial> = {},
  ): RawShaderMaterial {
    const m = new RawShaderMaterial({vertexShader, fragmentShader, uniforms, glslVersion: GLSL3, side});
    m.toneMapped = false;
    Object.assign(m, extra);
    this.disposables.push(m);
    return m;
  }

  private mesh(geometry: BufferGeometry, material: RawShaderMaterial | RawShaderMaterial[], order = 0): Mesh {
    const m = new Mesh(geometry, material);
    m.frustumCulled = false;
    m.matrixAutoUpdate = false;
    m.renderOrder = order;
    return m;
  }

  private makeShadowTarget(): void {
    const n = this.quality.shadowSize;
    const depth = new DepthTexture(n, n, UnsignedIntType);
    depth.compareFunction = LessEqualCompare;
    depth.magFilter = depth.minFilter = LinearFilter;
    this.shadowTarget = new WebGLRenderTarget(n, n, {depthTexture: depth, generateMipmaps: false});
    this.shared['uShadowTexel']!.value = 1 / n;
  }

  private makeTargets(): void {
    this.makeShadowTarget();
    const depth = new DepthTexture(1, 1, UnsignedIntType);
    depth.magFilter = depth.minFilter = NearestFilter;
    this.depthTarget = new WebGLRenderTarget(1, 1, {
      depthTexture: depth,
      magFilter: NearestFilter,
      minFilter: NearestFilter,
      generateMipmaps: false,
    });
  }

  private makeMaterials(): void {
    const {shared, geometry, scenes} = this;
    // Draw ranges of single groups share the attributes, so nothing is uploaded twice.
    const {figure, parts, shader, solid} = this.subject;
    const drawn = (index: BufferAttribute | null): BufferGeometry => {
      const g = new BufferGeometry();
      for (const [name, a] of Object.entries(geometry.attributes)) g.setAttribute(name, a);
      g.setIndex(index);
      // three would go through all vertices for each of them.
      g.boundingSphere = geometry.boundingSphere;
      this.disposables.push(g);
      return g;
    };
    for (const group of this.groups) {
      const own: Uniforms = {...shared};
      for (const id of groupValues(group, {}).keys()) own[id] = {value: 0};
      own['uC'] = {value: [new Vector3(), new Vector3(), new Vector3()]};
      own['uLf'] = {value: new Vector3()};
      own['uAmbient'] = {value: [new Vector3(), new Vector3()]};
      this.groupUniforms.set(group, own);
    }
    const premultiplied: Partial<RawShaderMaterial> = {
      transparent: true,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      depthWrite: false,
    };
    const vertex = glsl.surfaceVertex(shader);
    const fragment = glsl.surfaceFragment(shader);
    const lineVertex = glsl.outlineVertex(shader);
    const lineFragment = glsl.outlineFragment(shader);
    for (const part of parts) {
      const {group, start, count, cutoff, blended, twoSided, flat, values} = part;
      const common = this.groupUniforms.get(group)!;
      const uniforms = this.subject.figure ? common : this.partUniforms(part, common);
      if (values) this.starts.push({group, uniforms, values});
      const range = drawn(geometry.index);
      range.setDrawRange(start, count);
      const side = twoSided ? DoubleSide : FrontSide;
      const surface = (own: Uniforms, order: number, extra?: Partial<RawShaderMaterial>): void => {
        const mesh = this.mesh(range, this.material(vertex, fragment, own, side, extra), order);
        this.surfaces.push({group, mesh, uniforms: own, flat});
        scenes.main.add(mesh);
      };
      if (blended) {
        const alpha = (least: number, most: number, blend: 0 | 1): Uniforms => ({
          ...uniforms,
          uAlpha: {value: new Vector4(part.opacity, least, most, blend)},
        });
        surface(alpha(DENSE, 2, 0), 1);
        surface(alpha(1 / 255, DENSE, 1), 3, premultiplied);
      } else surface(uniforms, 1);
      if (blended) continue;
      const holes: Defines = cutoff ? {HOLES: 1} : {};
      if (cutoff || flat)
        this.cast(range, uniforms, cutoff && twoSided ? DoubleSide : undefined, {...holes, ...(flat && {FLAT: 1})});
      if (part.bare) continue;
      const hull = this.material(lineVertex, lineFragment, uniforms, BackSide, {defines: holes});
      const line = this.mesh(range, hull, 2);
      this.lines.push({group, mesh: line});
      scenes.main.add(line);
    }
    if (figure) {
      const uniforms: Uniforms = {...this.groupUniforms.get('face')!, uPull: {value: 0.2 * CM_PER_UNIT}};
      const eyes = drawn(new BufferAttribute(this.eyes(figure), 1));
      this.brows = this.mesh(eyes, this.material(vertex, fragment, uniforms, FrontSide, premultiplied), 3);
      scenes.front.add(this.brows);
    }

    // Shadow and depth take one draw call for all other parts.
    this.cast(drawn(solid === this.subject.mesh.index ? geometry.index : new BufferAttribute(solid, 1)), shared);

    const triangle = new BufferGeometry();
    triangle.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3));
    const quad = new BufferGeometry();
    quad.setAttribute(
      'position',
      new BufferAttribute(new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, 1, 0]), 3),
    );
    const y = -0.088;
    const ground = new BufferGeometry();
    ground.setAttribute(
      'position',
      new BufferAttribute(new Float32Array([-2, y, 2, 2, y, 2, 2, y, -2, -2, y, 2, 2, y, -2, -2, y, -2]), 3),
    );
    this.disposables.push(triangle, quad, ground);
    this.plate = this.mesh(
      triangle,
      this.material(glsl.screenVertex, glsl.plateFragment, shared, DoubleSide, {depthTest: false, depthWrite: false}),
      0,
    );
    this.floor = this.mesh(
      ground,
      this.material(glsl.floorVertex, glsl.floorFragment, shared, FrontSide, {...premultiplied, defines: {TAPS: 4}}),
      1,
    );
    scenes.back.add(this.plate, this.floor);
    this.orb = this.mesh(
      quad,
      this.material(glsl.orbVertex, glsl.orbFragment, shared, DoubleSide, {...premultiplied, depthTest: true}),
      4,
    );
    scenes.front.add(this.orb);
  }

  /**
   * Adds triangles to the shadow and to the depth pass.
   * @param side both for a sheet; else back faces cast shadows and front faces are seen
   */
  private cast(geometry: BufferGeometry, uniforms: Uniforms, side?: Side, defines: Defines = {}): void {
    const {shader} = this.subject;
    const fragment = glsl.depthFragment(shader);
    const caster = this.material(glsl.shadowVertex(shader), fragment, uniforms, side ?? BackSide, {
      colorWrite: false,
      defines,
    });
    this.scenes.shadow.add(this.mesh(geometry, caster));
    const seen = this.material(glsl.depthVertex(shader), fragment, uniforms, side ?? FrontSide, {defines});
    const mesh = this.mesh(geometry, seen);
    this.depths.push({mesh, defines});
    this.scenes.depth.add(mesh);
  }

  /** Uniforms of one part of a reader's model: those of its group, its textures and its start values. */
  private partUniforms(
    {picture, shadePicture, matcap, opacity, cutoff, bias, values}: Part,
    common: Uniforms,
  ): Uniforms {
    const own: Uniforms = {
      ...common,
      uBaseMap: {value: this.picture(picture)},
      uShadeTexture: {value: this.picture(shadePicture)},
      uAlpha: {value: new Vector4(opacity, cutoff, 2, 0)},
      uBias: {value: bias ?? 0},
    };
    if (matcap) own['uMatCap'] = {value: this.picture(matcap)};
    for (const id of Object.keys(values ?? {})) own[id] = {value: 0};
    return own;
  }

  /** Triangles of the face that show through the fringe: from the lower lids up, in front. */
  private eyes({head, face}: Figure): Uint16Array {
    const {mesh, parts} = this.subject;
    const {y, scale, tile} = face.eye;
    const lids = head[1] + y - scale * tile;
    const {start, count} = parts.find(({group}) => group === 'face')!;
    const kept: number[] = [];
    for (let i = start; i < start + count; i += 3) {
      const corners = mesh.index.subarray(i, i + 3);
      if (corners.some((v) => mesh.position[v * 3 + 1]! > lids && mesh.position[v * 3 + 2]! > 0)) kept.push(...corners);
    }
    return new Uint16Array(kept);
  }

  /** White without a picture. */
  private picture(picture: Picture | undefined): Texture {
    if (!picture) return this.blank;
    const {image, wrap, nearest} = picture;
    const key = `${wrap.join()} ${nearest}`;
    const ways = this.pictures.get(image) ?? new Map<string, Texture>();
    this.pictures.set(image, ways);
    const known = ways.get(key);
    if (known) return known;
    const [first] = ways.values();
    // A clone shares the texels.
    const t = first ? first.clone() : new Texture(image);
    t.colorSpace = SRGBColorSpace;
    [t.wrapS, t.wrapT] = wrap.map((mode) => WRAPPING[mode] ?? RepeatWrapping) as [Wrapping, Wrapping];
    t.generateMipmaps = true;
    t.minFilter = LinearMipmapLinearFilter;
    t.magFilter = nearest ? NearestFilter : LinearFilter;
    t.anisotropy = nearest ? 1 : Math.min(4, this.renderer.capabilities.getMaxAnisotropy());
    t.flipY = false;
    t.needsUpdate = true;
    ways.set(key, t);
    this.disposables.push(t);
    return t;
  }

  private sceneLight(s: FrameState): SceneLight {
    const preset = s.values['ScenePreset'] ?? this.demo.values?.['ScenePreset'];
    return (
      (typeof preset === 'string' ? this.demo.scenes?.[preset] : undefined) ??
      this.demo.scene?.[s.theme] ??
      DEFAULT_SCENE[s.theme]
    );
  }

  private place(s: FrameState, w: number, h: number, time: number): void {
    const {shared: u, camera} = this;
    const k = CM_PER_UNIT;
    const fy = 1 / Math.tan((s.camera.fov * Math.PI) / 360);
    const halfY = this.near / fy;
    const halfX = (halfY * w) / h;
    camera.projectionMatrix.makePerspective(-halfX, halfX, halfY, -halfY, this.near, FAR, camera.coordinateSystem);
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
    u['uFy']!.value = fy;
    const shot = {...s.camera, distance: s.camera.distance * Math.max(1, (this.aspect * h) / w)};
    // The light's handle has its place in the picture of our character.
    this.placeOrb(s.light, shot, w, h, fy);
    const e = this.aim(this.subject.figure ? shot : fit(shot, chibi, this.subject));
    (u['uCamera']!.value as Vector3).copy(e);
    (u['uSize']!.value as Vector2).set(w, h);
    const pose = (this.subject.figure ? this.demo.pose : STRAIGHT) ?? {yaw: 3, pitch: 3, roll: 5};
    (u['uHead']!.value as Matrix3).fromArray(headRotation(pose.yaw, pose.pitch, pose.roll));
    const sway = 0.9 * Math.sin(time * 1.05);
    (u['uIdle']!.value as Vector3).set(
      0.004 * Math.sin(time * 1.9),
      0.09 * Math.sin(sway),
      0.03 * Math.sin(sway * 1.7),
    );

    // Shadow camera: orthographic, +-1.9 units around her, looking along the light.
    const L = direction(s.light.yaw, s.light.pitch);
    const c = new Vector3(0, 1.15 * k, 0);
    const from = c.clone().addScaledVector(new Vector3(...L), 3 * k);
    const world = new Matrix4()
      .lookAt(from, c, Math.abs(L[1]) > 0.99 ? new Vector3(0, 0, 1) : new Vector3(0, 1, 0))
      .setPosition(from);
    const proj = new Matrix4().makeOrthographic(
      -1.9 * k,
      1.9 * k,
      1.9 * k,
      -1.9 * k,
      0.8 * k,
      5.6 * k,
      camera.coordinateSystem,
    );
    const sv = (u['uShadowView']!.value as Matrix4).copy(proj).multiply(world.invert());
    (u['uShadowMatrix']!.value as Matrix4).set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1).multiply(sv);
  }

  /** Points the camera; returns its place, cm. */
  private aim(state: CameraState): Vector3 {
    const {camera} = this;
    const place = new Vector3(...eye(state)).multiplyScalar(CM_PER_UNIT);
    const target = new Vector3(...state.target).multiplyScalar(CM_PER_UNIT);
    camera.matrixWorld.lookAt(place, target, new Vector3(0, 1, 0)).setPosition(place);
    camera.matrixWorldInverse.copy(camera.matrixWorld).invert();
    return place;
  }

  private placeOrb(light: FrameState['light'], shot: CameraState, w: number, h: number, fy: number): void {
    const {shared: u, camera} = this;
    const k = CM_PER_UNIT;
    this.aim(shot);
    // The handle is on a circle round her head, in the direction of the light as seen from the camera: it never covers her
    // face.
    const vp = new Matrix4().copy(camera.projectionMatrix).multiply(camera.matrixWorldInverse);
    const centre = new Vector3(...ORB.centre).multiplyScalar(k);
    const lv = new Vector3(...direction(light.yaw, light.pitch)).transformDirection(camera.matrixWorldInverse);
    const flat = new Vector2(lv.x, lv.y);
    const reach = Math.max(0.86, flat.length()) / Math.max(flat.length(), 0.05);
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    const p = centre
      .addScaledVector(right, flat.x * reach * ORB.radius * k)
      .addScaledVector(up, flat.y * reach * ORB.radius * k * 0.86);
    const clip = new Vector4(p.x, p.y, p.z, 1).applyMatrix4(vp);
    const edgeX = 1 - (0.07 * h) / w;
    const front = lv.z > -0.05;
    (u['uOrb']!.value as Vector4).set(
      Math.min(edgeX, Math.max(-edgeX, clip.x / clip.w)),
      Math.min(0.91, Math.max(-0.91, clip.y / clip.w)),
      Math.min(0.36, (ORB.size * k * fy) / clip.w),
      front ? -0.99 : 0.9999,
    );
    u['uOrbFront']!.value = front ? 1 : 0;
  }

  private applyValues(values: Values, view: View): void {
    const said = resolve(this.demo, values);
    this.reads = {depth: false, aux: false};
    for (const group of this.groups) {
      const uniforms = this.groupUniforms.get(group)!;
      for (const [id, value] of groupValues(group, said, this.demo.scope)) {
        const u = uniforms[id] ?? (uniforms[id] = {value: 0});
        u.value = Array.isArray(value) ? new Vector3(...(value as [number, number, number])) : value;
      }
      // The map is made for our face.
      if (!this.subject.figure) uniforms['UseFaceShadowMap']!.value = 0;
    }
    for (const {group, uniforms, values: start} of this.starts) {
      const all = groupValues(group, said, this.demo.scope, start);
      for (const id of Object.keys(start)) {
        const value = all.get(id)!;
        uniforms[id]!.value = Array.isArray(value) ? new Vector3(...(value as [number, number, number])) : value;
      }
    }
    for (const surface of this.surfaces) this.setDefines(surface.mesh, this.defines(surface, said, view));
    if (this.brows) {
      const uniforms = this.groupUniforms.get('face')!;
      this.setDefines(this.brows, {...this.defines({group: 'face', uniforms}, said, view), THROUGH: 1});
    }
    const u = this.shared;
    u['uSmoothHull']!.value = said['OutlineNormalSource'] === 'VertexNormal' ? 0 : 1;
    u['uFaceMirror']!.value = said['FaceMapMirror'] === false ? 0 : 1;
    const affects = (said['LayerAffects'] ?? parameter('LayerAffects').default) as readonly string[];
    u['uLayerAffects']!.value = ['Base', 'Shadow', 'Specular'].reduce(
      (bits, name, i) => bits | (affects.includes(name) ? 1 << i : 0),
      0,
    );
    const channel = Math.max(0, 'RGBA'.indexOf(String(said['LayerMaskChannel'] ?? 'R')));
    (u['uLayerChannel']!.value as Vector4).fromArray([0, 0, 0, 0].fill(1, channel, channel + 1));
    // The wash rises once over the whole chart; dots and stripes repeat.
    const tile = channel >= 2 ? [1, 1] : (this.demo.layer?.tile ?? [1, 1]);
    (u['uLayerTile']!.value as Vector2).set(tile[0]!, tile[1]!);
    // A map's value is what the pattern of the layer mask is painted with.
    const paint = (id: string, empty: readonly number[]): readonly number[] =>
      Array.isArray(said[id]) ? (said[id] as readonly number[]) : empty;
    (u['ControlMap']!.value as Vector4).fromArray([...paint('ControlMap', [0.5, 1, 1, 1])]);
    (u['EmissiveMap']!.value as Vector3).fromArray([...paint('EmissiveMap', [0, 0, 0])]);
    const lines = view === 'outline';
    for (const {mesh} of this.surfaces) mesh.visible = !lines;
    for (const {group, mesh} of this.lines)
      mesh.visible = lines || this.groupUniforms.get(group)!['OutlineEnabled']!.value !== 0;
    if (this.brows)
      this.brows.visible = view === 'color' && this.groupUniforms.get('face')!['EyeThroughHair']!.value > 0;
  }

  /**
   * Features that are off are compiled out: software renderers, and some phones, pay for both sides of a branch. three keeps
   * the programs it has seen, so switching back is free.
   */
  private defines({group, uniforms: u, flat}: Surface, said: Values, view: View): Defines {
    const on = (id: string): boolean => (u[id]!.value as number) > 0;
    const kind = KIND[group];
    const shown = kind === 1 && said['FaceMapPreview'] === true ? 'facemap' : view;
    const defines: Defines = {
      KIND: kind,
      THROUGH: 0,
      TAPS: this.quality.taps,
      LIGHTS: Math.max(1, this.lamps.length),
      HAIR_MODE: u['HairHighlightMode']!.value as number,
      VIEW: VIEWS.indexOf(shown),
    };
    if (shown === 'ramp' || (on('UseRamp') && on('RampIntensity'))) defines['RAMP'] = 1;
    if (on('RimEnabled') && on('RimIntensity')) defines['RIM'] = 1;
    if (on('RimFresnelBlend')) defines['FRESNEL'] = 1;
    if (on('SpecularIntensity')) defines['SPECULAR'] = 1;
    if (on('MatCapIntensity')) defines['MATCAP'] = 1;
    if (on('ReflectionIntensity')) defines['REFLECTION'] = 1;
    if (this.demo.layer && (said['ControlMap'] || said['EmissiveMap'])) defines['PAINTED'] = 1;
    if ((this.shared['uFog']!.value as Vector4).w > 0) defines['FOG'] = 1;
    if (on('InnerLineStrength')) defines['INNER_LINES'] = 1;
    if (kind === 1 && on('FringeShadowStrength')) defines['FRINGE'] = 1;
    if (this.demo.layer && said['LayerEnabled'] !== false) defines['LAYER'] = 1;
    const aux = 'INNER_LINES' in defines || 'FRINGE' in defines;
    this.reads.aux ||= aux;
    this.reads.depth ||= aux || 'RIM' in defines;
    if (!this.subject.figure) defines['OPACITY'] = 1;
    if (flat) defines['FLAT'] = 1;
    return defines;
  }

  private setDefines(mesh: Mesh, defines: Defines): void {
    const material = mesh.material as RawShaderMaterial;
    if (JSON.stringify(material.defines) === JSON.stringify(defines)) return;
    material.defines = defines;
    material.needsUpdate = true;
  }

  private applyFace(s: FrameState): void {
    const face = this.subject.figure?.face;
    if (!face) return;
    const key = `${s.expression}${s.blink ? '-shut' : ''}`;
    let f = this.faceTextures.get(key);
    if (!f) {
      const w = this.quality.faceSize;
      const h = (w * 3) / 4;
      f = {
        mask: this.texture(w, h, (g) => paintMask(g, face, w, h, s.expression, s.blink), false),
        top: this.texture(w, h, (g) => paintTop(g, face, w, h, s.expression, s.blink), true),
      };
      this.faceTextures.set(key, f);
    }
    this.shared['uFaceMask']!.value = f.mask;
    this.shared['uFaceTop']!.value = f.top;
    (this.shared['uGaze']!.value as Vector2).set(s.gaze[0] * 0.028, s.gaze[1] * 0.018);
  }

  /** Loads the texels that the state puts in place of a texture's own. */
  private applyTexels(name: 'uRamp' | 'uFaceShadow', texels: Uint8Array | undefined): void {
    const texture = this.shared[name]!.value as DataTexture;
    const {image, userData} = texture;
    const own = (userData['own'] ??= image.data) as Uint8Array;
    if (image.data === (texels ?? own)) return;
    image.data = texels ?? own;
    texture.needsUpdate = true;
  }

  private dropFaces(): void {
    for (const f of this.faceTextures.values()) {
      f.mask.dispose();
      f.top.dispose();
    }
    this.faceTextures.clear();
    if (this.shared) this.shared['uFaceMask']!.value = this.shared['uFaceTop']!.value = this.blank;
  }

  private applyLight(s: FrameState, scene: SceneLight): void {
    const dirs = this.shared['uLightDir']!.value as Vector3[];
    dirs[0]!.set(...direction(s.light.yaw, s.light.pitch));
    const extra = (scene.extra ?? []).slice(0, glsl.MAX_LIGHTS - 1);
    extra.forEach(({yaw, pitch}, i) => dirs[i + 1]!.set(...direction(yaw, pitch)));
    const inView = new Vector3();
    dirs.forEach((dir, i) => {
      const {x, y} = inView.copy(dir).transformDirection(this.camera.matrixWorldInverse);
      (this.shared['uLv']!.value as Vector2[])[i]!.set(x, y);
    });
    const lamps = [scene.color, ...extra.map(({color}) => color)];
    const fog = this.shared['uFog']!.value as Vector4;
    const before = fog.w;
    fog.fromArray([...(scene.fog ?? [0, 0, 0, 0])]);
    // The number of lights and the fog are known at compile time.
    if (lamps.length !== this.lamps.length || fog.w !== before) this.lastValues = undefined;
    this.lamps = lamps;
    (this.shared['uSkyUp']!.value as Vector3).set(...scene.skyUp);
    (this.shared['uSkyDown']!.value as Vector3).set(...scene.skyDown);
  }

  /** Computes light values that are constant over a group once, with the TypeScript formulas. */
  private settleLights(): void {
    const head = this.shared['uHead']!.value as Matrix3;
    const main = (this.shared['uLightDir']!.value as Vector3[])[0]!.toArray();
    const skyUp = (this.shared['uSkyUp']!.value as Vector3).toArray();
    const skyDown = (this.shared['uSkyDown']!.value as Vector3).toArray();
    for (const u of this.groupUniforms.values()) {
      const of = (id: string): number => u[id]!.value as number;
      this.lamps.forEach((lamp, i) =>
        (u['uC']!.value as Vector3[])[i]!.set(
          ...clampLight(lamp, i === 0, of('CharacterLightMin'), of('CharacterLightMax'), of('LightDesaturation')),
        ),
      );
      // Linear in N.y: two values define it.
      const sky = (y: number): Vec3 =>
        ambient(
          [1, 1, 1],
          uniformAmbient(skyUp, skyDown),
          hemisphere(skyUp, skyDown, y),
          of('GIDirectionality'),
          of('GIIntensity'),
          1,
          0,
        );
      const [level, tilt] = u['uAmbient']!.value as [Vector3, Vector3];
      tilt.set(...sky(1)).sub(level.set(...sky(0)));
      // HeadUp has the axes of Unreal: X forward, Y right, Z up.
      const {x, y, z} = u['HeadUp']!.value as Vector3;
      const up = new Vector3(-y, z, x).applyMatrix3(head).toArray();
      (u['uLf']!.value as Vector3).set(...flattenPitch(main, up, of('LightPitchFlatten')));
    }
  }

  private applyPlate(s: FrameState, scene: SceneLight): void {
    const on = (this.demo.background ?? 'plate') === 'plate' && s.view === 'color' && !s.cutOut;
    this.plate.visible = on;
    this.floor.visible = on;
    const b = BACKDROP[s.theme];
    const set = (id: string, v: readonly number[]): void => void (this.shared[id]!.value as Vector3).fromArray([...v]);
    const plate = scene.plate ?? {
      top: linear(b.top),
      bottom: linear(b.bottom),
      disc: linear(b.disc),
      dots: linear(b.dots),
    };
    set('uTop', plate.top);
    set('uBottom', plate.bottom);
    set('uDisc', plate.disc);
    set('uDots', plate.dots);
    set('uDiscAt', [0, 0.06, 0.8]);
    set(
      'uFloorTint',
      plate.bottom.map((x) => x * (s.theme === 'light' ? 0.62 : 0.35)),
    );
  }

  private texture(w: number, h: number, draw: (g: Painter) => void, premultiply: boolean): Texture {
    const {canvas: c, g} = canvas(w, h);
    draw(g);
    const t = new CanvasTexture(c as HTMLCanvasElement);
    t.colorSpace = NoColorSpace;
    t.premultiplyAlpha = premultiply;
    t.wrapS = t.wrapT = ClampToEdgeWrapping;
    t.generateMipmaps = true;
    t.minFilter = this.quality.taps === 1 ? LinearMipmapNearestFilter : LinearMipmapLinearFilter;
    t.anisotropy = this.quality.taps === 1 ? 1 : Math.min(8, this.renderer.capabilities.getMaxAnisotropy());
    return t;
  }
}
