/**
 * Runs in the browser: times frames of the stage and of a plain three.js scene of the same meshes, each until the GPU is done.
 */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DataTexture,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshToonMaterial,
  NearestFilter,
  PCFShadowMap,
  PerspectiveCamera,
  RedFormat,
  Scene,
  WebGLRenderer,
} from 'three';
import {character, chibi, GROUPS, type CharacterMesh, type Figure, type GroupName} from '../../src/stage/character';
import {buildCharacter} from '../../src/stage/character/build';
import {knight} from '../../src/stage/character/figures/knight';
import {demo as demoOf, FEATURE_OFF} from '../../src/stage/demos';
import {direction, eye, orbit} from '../../src/stage/engine/camera';
import {makeContext} from '../../src/stage/engine/context';
import {QUALITY, START} from '../../src/stage/engine/quality';
import {StageRenderer} from '../../src/stage/engine/renderer';
import {frameState} from '../../src/stage/engine/state';
import {engineDemo} from '../../src/stage/ui/scene';

const SIZE = {width: 640, height: 400};
/** Start quality of a machine without a GPU; both scenes use its size of shadow map. */
const QUALITY_STEP = QUALITY[START.software]!;
/** Demo of the home page: every feature on, no background plate, which the plain scene lacks too. */
const HERO = engineDemo(demoOf('demo-hero'), FEATURE_OFF);

/** What changes from frame to frame: everything (light, breath, camera), or the camera alone. */
export type Motion = 'all' | 'camera';

interface Subject {
  draw(motion: Motion, frame: number): void;
  readonly info: {readonly calls: number; readonly triangles: number};
}

function canvas(): HTMLCanvasElement {
  const c = document.createElement('canvas');
  c.width = SIZE.width;
  c.height = SIZE.height;
  return c;
}

const lightAt = (frame: number): {yaw: number; pitch: number} => ({yaw: -38 + frame * 4, pitch: 38});

function stage(figure: Figure, mesh: CharacterMesh): Subject {
  const {context} = makeContext(canvas());
  const renderer = new StageRenderer(context, HERO, QUALITY_STEP, character(figure, mesh));
  renderer.setSize(SIZE.width, SIZE.height, 1);
  const state = frameState(HERO, {}, 'light');
  const start = state.camera;
  return {
    draw(motion, frame) {
      state.camera = orbit(start, frame * 2, 0, SIZE.height);
      if (motion === 'all') state.light = lightAt(frame);
      renderer.render(state, motion === 'all' ? frame / 30 : 0);
      finish(renderer.renderer);
    },
    get info() {
      return renderer.renderer.info.render;
    },
  };
}

/**
 * The same meshes with one MeshToonMaterial per group, one directional light with a shadow map of the same size, one hemisphere
 * light.
 */
function plain(mesh: CharacterMesh): Subject {
  const renderer = new WebGLRenderer({canvas: canvas(), antialias: false});
  renderer.setSize(SIZE.width, SIZE.height, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.info.autoReset = false;
  const scene = new Scene();
  scene.background = new Color('#fff6ea');
  const gradient = new DataTexture(new Uint8Array([140, 255]), 2, 1, RedFormat);
  gradient.minFilter = gradient.magFilter = NearestFilter;
  gradient.needsUpdate = true;
  const swatch: Readonly<Record<GroupName, string>> = {
    skin: 'skin',
    face: 'face',
    hair: 'hair',
    cloth: 'white',
    metal: 'gold',
    prop: 'prop',
    stand: 'stand',
  };
  const position = new BufferAttribute(mesh.position, 3);
  const normal = new BufferAttribute(mesh.normal, 3);
  const index = new BufferAttribute(mesh.index, 1);
  for (const name of GROUPS) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', position);
    geometry.setAttribute('normal', normal);
    geometry.setIndex(index);
    geometry.setDrawRange(mesh.groups[name].start, mesh.groups[name].count);
    const part = new Mesh(
      geometry,
      new MeshToonMaterial({
        color: chibi.materials[swatch[name]]!.lit,
        gradientMap: gradient,
      }),
    );
    part.castShadow = part.receiveShadow = true;
    part.frustumCulled = false;
    scene.add(part);
  }
  const light = new DirectionalLight('#ffffff', 3);
  light.castShadow = true;
  light.shadow.mapSize.set(QUALITY_STEP.shadowSize, QUALITY_STEP.shadowSize);
  light.shadow.bias = -0.002;
  Object.assign(light.shadow.camera, {left: -1.9, right: 1.9, top: 1.9, bottom: -1.9, near: 0.8, far: 5.6});
  light.target.position.set(0, 1.15, 0);
  scene.add(light, light.target, new HemisphereLight('#ffffff', '#c0b0b0', 0.6));
  const view = frameState(HERO, {}, 'light').camera;
  const camera = new PerspectiveCamera(view.fov, SIZE.width / SIZE.height, 0.6, 60);
  return {
    draw(motion, frame) {
      camera.position.set(...eye(orbit(view, frame * 2, 0, SIZE.height)));
      camera.lookAt(...view.target);
      const at = lightAt(motion === 'all' ? frame : 0);
      const d = direction(at.yaw, at.pitch);
      light.position.set(d[0] * 3, d[1] * 3 + 1.15, d[2] * 3);
      // As in the stage: the shadow map is redrawn only when the light or she moved.
      renderer.shadowMap.autoUpdate = false;
      renderer.shadowMap.needsUpdate = motion === 'all' || frame === 0;
      renderer.info.reset();
      renderer.render(scene, camera);
      finish(renderer);
    },
    get info() {
      return renderer.info.render;
    },
  };
}

/** Waits until the frame is finished: without a GPU, drawing continues after the calls return. */
function finish(renderer: WebGLRenderer): void {
  const gl = renderer.getContext();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1]!;

export interface Row {
  readonly scene: string;
  /** Milliseconds. */
  readonly all: number;
  readonly camera: number;
  readonly first: number;
  readonly calls: number;
  readonly triangles: number;
}

export function run(
  rounds: number,
  frames: number,
): {
  rows: Row[];
  ratio: {all: number; camera: number};
  knight: {all: number; camera: number};
  characterMs: number;
  heapMB: number;
} {
  // Warm-up before the timed calls; `first` below times the first frame.
  buildCharacter(chibi);
  const mesh = buildCharacter(chibi);
  const generation: number[] = [];
  for (let i = 0; i < 5; i++) {
    const t = performance.now();
    buildCharacter(chibi);
    generation.push(performance.now() - t);
  }
  const second = buildCharacter(knight);
  const makes: readonly [string, () => Subject][] = [
    ['stage', () => stage(chibi, mesh)],
    ['stage, knight', () => stage(knight, second)],
    ['plain three.js', () => plain(mesh)],
  ];
  const subjects = makes.map(([scene, make]) => {
    const t = performance.now();
    const subject = make();
    subject.draw('all', 0);
    const first = performance.now() - t;
    // The frame time excludes programs compiled for the second frame and the driver's warm-up.
    for (let i = 1; i < 4; i++) subject.draw('all', i);
    const {calls, triangles} = subject.info;
    return {scene, subject, first, info: {calls, triangles}, all: [] as number[], camera: [] as number[]};
  });
  for (let round = 0; round < rounds; round++)
    for (const motion of ['all', 'camera'] as const)
      for (const s of subjects)
        for (let i = 0; i < frames; i++) {
          const t = performance.now();
          s.subject.draw(motion, round * frames + i + 1);
          s[motion].push(performance.now() - t);
        }
  const rows = subjects.map(({scene, first, info, all, camera}) => ({
    scene,
    all: median(all),
    camera: median(camera),
    first,
    ...info,
  }));
  const [first, other, simple] = rows as [Row, Row, Row];
  const over = (a: Row, b: Row) => ({all: a.all / b.all, camera: a.camera / b.camera});
  return {
    rows,
    ratio: over(first, simple),
    knight: over(other, first),
    characterMs: median(generation),
    heapMB: (performance as Performance & {memory?: {usedJSHeapSize: number}}).memory!.usedJSHeapSize / 1e6,
  };
}
