/**
 * GPU side of the stage: the passes of one frame. Has no events and no timers: draws a given state. Textures, targets, meshes,
 * cameras, lights and values have files of their own.
 */
import {
  Camera,
  LinearSRGBColorSpace,
  Raycaster,
  Vector2,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
  type DataTexture,
  type Vector4,
} from 'three';
import type {GroupName, Subject} from '../character';
import {CM_PER_UNIT} from '../shading/units';
import {applyValues, type Applied} from './apply';
import {Lights} from './lights';
import {Projection} from './projection';
import type {Quality} from './quality';
import {StageScene} from './scene';
import {Targets} from './targets';
import {Textures} from './textures';
import type {CameraState, FrameState, StageDemo, Values, View} from './types';
import {sharedUniforms, type Uniforms} from './uniforms';
import {resolve} from './values';

export class ShaderError extends Error {}

/** The page answers in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Camera of the shadow pass, whose shader has the view itself. */
const NO_CAMERA = new Camera();

export class StageRenderer {
  readonly renderer: WebGLRenderer;
  private readonly textures: Textures;
  private readonly shared: Uniforms;
  private readonly targets: Targets;
  private readonly scene: StageScene;
  private readonly projection: Projection;
  private readonly lights: Lights;
  /** What the values were last applied for. */
  private appliedFor: readonly unknown[] = [];
  private applied: Applied = {depth: true, aux: true, compiles: true};
  /** What `Subject.move` answered when the places of the mesh were last uploaded. */
  private moved: string | undefined;
  /** Programs whose uniforms three knows. */
  private readonly asked = new WeakSet<WebGLProgram>();
  /** Of the frames given to the GPU, until it has drawn them. */
  private readonly fences: WebGLSync[] = [];
  private shaderError: string | undefined;

  constructor(
    private readonly context: WebGL2RenderingContext,
    private readonly demo: StageDemo,
    private quality: Quality,
    private readonly subject: Subject,
    /** Width through height of the narrowest picture that the cameras are made for. */
    aspect = 0,
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
    this.textures = new Textures(r.capabilities.getMaxAnisotropy(), quality);
    this.shared = sharedUniforms(demo, subject, this.textures, quality.shadowSize);
    this.targets = new Targets(this.shared, quality.shadowSize);
    this.scene = new StageScene(subject, this.shared, this.textures);
    this.projection = new Projection(this.shared, demo, subject, aspect);
    this.lights = new Lights(this.shared, demo);
  }

  /** Loads the pictures of a reader's model, each in a task of its own. */
  async loadPictures(): Promise<void> {
    for (const texture of this.textures.ofPictures()) {
      await nextTask();
      if (this.context.isContextLost()) return;
      this.renderer.initTexture(texture);
    }
  }

  /** Sets what the programs of a frame are compiled for. @returns whether it needs others than the frame before */
  prepare(s: FrameState): boolean {
    this.lights.apply(s, this.projection.camera);
    return this.apply(s.values, s.view);
  }

  /** Compiles every program that is not yet, without blocking where the driver can; rejects with ShaderError. */
  async compile(): Promise<void> {
    for (const pass of Object.values(this.scene.passes)) await this.renderer.compileAsync(pass, this.projection.camera);
    // The first use of a program asks the GPU about it, which would wait for all that is being drawn by then.
    for (const program of this.renderer.info.programs!) {
      if (this.asked.has(program)) continue;
      await nextTask();
      program.getUniforms();
      this.asked.add(program);
    }
    this.check();
  }

  /** Notes that a frame was given to the GPU. */
  given(): void {
    const fence = this.context.fenceSync(this.context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (fence) this.fences.push(fence);
  }

  /** How many of the frames given the GPU has not drawn yet. */
  get queued(): number {
    const {context: gl, fences} = this;
    while (fences[0] && gl.clientWaitSync(fences[0], 0, 0) !== gl.TIMEOUT_EXPIRED) gl.deleteSync(fences.shift()!);
    return fences.length;
  }

  /** Waits, without blocking, until the first frame is drawn, which allocates everything. @throws Error when the GPU has no memory for it */
  async drawn(): Promise<void> {
    const [first] = this.fences;
    while (this.queued > 0 && this.fences[0] === first) await nextTask();
    if (this.context.getError() === this.context.OUT_OF_MEMORY) throw new Error('out of GPU memory');
  }

  setQuality(quality: Quality): void {
    this.quality = quality;
    this.targets.setShadowSize(quality.shadowSize);
    this.textures.setQuality(quality);
  }

  /** Canvas size in CSS pixels and the ratio to draw at. */
  setSize(width: number, height: number, ratio: number): void {
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
  }

  /** Of the canvas, px. */
  private get size() {
    const {x, y} = this.renderer.getDrawingBufferSize(new Vector2());
    return {width: Math.max(1, x), height: Math.max(1, y)};
  }

  /** Draws a frame beside the canvas and reads its pixels, rows from below, once the GPU has drawn them. */
  async read(s: FrameState, time: number, width: number, height: number): Promise<Uint8Array> {
    const r = this.renderer;
    const target = new WebGLRenderTarget(width, height, {samples: 4});
    try {
      this.render(s, time, target);
      r.setRenderTarget(null);
      // A click is about the canvas.
      this.projection.place(s, this.size.width, this.size.height, time);
      const pixels = new Uint8Array(4 * width * height);
      await r.readRenderTargetPixelsAsync(target, 0, 0, width, height, pixels);
      return pixels;
    } finally {
      target.dispose();
    }
  }

  /**
   * Draws one frame. `time` in seconds only moves breath and sway.
   * @param onto drawn instead of the canvas
   */
  render(s: FrameState, time: number, onto: WebGLRenderTarget | null = null): void {
    const {renderer: r, shared: u, targets} = this;
    const {passes, backdrop, groups} = this.scene;
    const {camera} = this.projection;
    const {width: w, height: h} = onto ?? this.size;
    targets.setSize(w, h);
    this.projection.place(s, w, h, time);
    this.applyFace(s);
    this.applyTexels('uRamp', s.ramps);
    this.applyTexels('uFaceShadow', s.faceMap);
    this.prepare(s);
    const hasPlate = (this.demo.background ?? 'plate') === 'plate' && s.view === 'color' && !s.cutOut;
    for (const mesh of backdrop) mesh.visible = hasPlate;
    const {depth, aux} = this.applied;

    r.info.reset();
    r.setClearColor(0x000000, 0);
    // A pass is redrawn only when its input has changed: both depend on her pose, one on the light, the other on the camera.
    const pose = [
      u['uHead']!.value.elements,
      ...['uIdle', 'uBody'].map((id) => u[id]!.value.toArray()),
      this.moved,
    ].join();
    const casts = resolve(this.demo, s.values)['CastShadow'] !== false;
    targets.updateShadow(`${pose}|${u['uShadowView']!.value.elements}|${casts}`, (target) => {
      r.setRenderTarget(target);
      r.clear(false, true, false);
      if (casts) r.render(passes.shadow, NO_CAMERA);
    });
    const seen = `${pose}|${camera.matrixWorld.elements}|${camera.projectionMatrix.elements}|${w}|${h}|${aux}`;
    if (depth)
      targets.updateDepth(seen, (target) => {
        r.setRenderTarget(target);
        r.clear(aux, true, false);
        r.render(passes.depth, camera);
      });
    r.setRenderTarget(onto);
    r.clear(true, true, false);
    this.lights.settle(groups.values());
    for (const pass of [passes.back, passes.main, passes.front]) r.render(pass, camera);
    this.check();
  }

  /** After a lost context is restored, the contents of all targets are gone. */
  restored(): void {
    this.targets.forget();
  }

  /** Centimetres between a camera of the demo and its target. */
  distance(camera: CameraState): number {
    const {x, y} = this.renderer.getSize(new Vector2());
    return this.projection.distance(camera, x, y);
  }

  /** Screen place of the light handle, CSS-independent: x right, y up, -1..1, and its radius in half heights. */
  orbPlace(): {x: number; y: number; radius: number} {
    const o = this.shared['uOrb']!.value as Vector4;
    return {x: o.x, y: o.y, radius: o.z * 0.3};
  }

  /** The surface at a place of the picture, -1..1 each way, y up, and the place, recipe units; undefined beside the figure. Takes the figure at rest, without holes. */
  hitAt(x: number, y: number): {material: number; group: GroupName; point: CameraState['target']} | undefined {
    const {camera} = this.projection;
    const {surfaces} = this.scene;
    const from = new Vector3().setFromMatrixPosition(camera.matrixWorld).divideScalar(CM_PER_UNIT);
    const to = new Vector3(x, y, 0).unproject(camera).divideScalar(CM_PER_UNIT);
    const ray = new Raycaster(from, to.sub(from).normalize());
    const [hit] = ray.intersectObjects(surfaces.map(({mesh}) => mesh));
    const surface = surfaces.find(({mesh}) => mesh === hit?.object);
    if (!hit?.face || !surface) return undefined;
    return {material: this.subject.mesh.matId[hit.face.a]!, group: surface.group, point: hit.point.toArray()};
  }

  setOrb(visible: boolean, focus: boolean): void {
    this.scene.orb.visible = visible;
    this.shared['uOrbFocus']!.value = focus ? 1 : 0;
  }

  /** @param stale the context was lost once: three's old handles belong to a dead context, and deleting them only warns */
  dispose(stale = false): void {
    if (!stale) {
      this.textures.dispose();
      this.scene.dispose();
      this.targets.dispose();
      this.renderer.dispose();
    }
    // three keeps the context alive as long as the canvas lives; a page may hold only one.
    this.renderer.forceContextLoss();
  }

  private check(): void {
    if (this.shaderError !== undefined) throw new ShaderError(this.shaderError);
  }

  private apply(values: Values, view: View): boolean {
    const compiled = {...this.lights.compiled, taps: this.quality.taps};
    const key = [values, view, ...Object.values(compiled)];
    if (key.every((part, at) => part === this.appliedFor[at])) return false;
    this.appliedFor = key;
    this.applied = applyValues(this.scene, this.demo, values, view, compiled);
    return this.applied.compiles;
  }

  private applyFace({expression, blink, gaze: [x, y]}: FrameState): void {
    const {figure, move} = this.subject;
    const moved = move?.(expression, blink, [x, y]);
    if (moved !== this.moved) {
      this.moved = moved;
      // All meshes share it.
      this.scene.surfaces[0]!.mesh.geometry.attributes['position']!.needsUpdate = true;
    }
    const face = figure?.face;
    if (!face) return;
    const {mask, top} = this.textures.face(face, expression, blink);
    this.shared['uFaceMask']!.value = mask;
    this.shared['uFaceTop']!.value = top;
    (this.shared['uGaze']!.value as Vector2).set(x * 0.028, y * 0.018);
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
}
