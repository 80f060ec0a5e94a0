/** Runs in the browser: silhouettes of a sample character, of the stage and of three's loader, from one camera. */
import {character, chibi} from '../../../src/stage/character';
import {Color, Mesh, MeshBasicMaterial, PerspectiveCamera, Scene, Vector3, WebGLRenderer} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';
import {buildCharacter} from '../../../src/stage/character/build';
import {knight} from '../../../src/stage/character/figures/knight';
import type {FigureName} from '../../../src/stage/character/load';
import {eye, fit} from '../../../src/stage/engine/camera';
import {makeContext} from '../../../src/stage/engine/context';
import {QUALITY} from '../../../src/stage/engine/quality';
import {StageRenderer} from '../../../src/stage/engine/renderer';
import {frameState} from '../../../src/stage/engine/state';
import type {CameraState} from '../../../src/stage/engine/types';
import {CM_PER_UNIT} from '../../../src/stage/shading/units';

const [WIDTH, HEIGHT] = [480, 640];
const demo = {
  id: 'silhouette',
  background: 'none',
  pose: {yaw: 0, pitch: 0, roll: 0},
  camera: {yaw: 24, pitch: 8, distance: 560, fov: 24, target: [0, 1.35, 0]},
} as const;

/** 1 where a canvas is covered, row by row. */
function covered(canvas: HTMLCanvasElement): Uint8Array {
  const g = Object.assign(document.createElement('canvas'), {width: WIDTH, height: HEIGHT}).getContext('2d')!;
  g.drawImage(canvas, 0, 0);
  const {data} = g.getImageData(0, 0, WIDTH, HEIGHT);
  return Uint8Array.from({length: WIDTH * HEIGHT}, (_, i) => Number(data[i * 4 + 3]! > 127));
}

function stageSilhouette(name: FigureName): {pixels: Uint8Array; shot: CameraState} {
  const canvas = document.createElement('canvas');
  const {context} = makeContext(canvas, {preserve: true});
  const figure = {chibi, knight}[name];
  const stage = new StageRenderer(context, demo, QUALITY[1]!, character(figure, buildCharacter(figure)));
  stage.setSize(WIDTH, HEIGHT, 1);
  stage.setOrb(false, false);
  const state = frameState(demo, {OutlineEnabled: false}, 'light');
  stage.render(state, 0);
  const pixels = covered(canvas);
  stage.dispose();
  return {pixels, shot: fit(state.camera, chibi, figure)};
}

/** Pixels covered by the stage, and those in which the silhouettes differ; names of the materials and the loaded UV sets. */
export async function compare(name: FigureName, glb: string) {
  const {pixels: stage, shot} = stageSilhouette(name);
  const bytes = Uint8Array.from(atob(glb), (letter) => letter.charCodeAt(0));
  const {scene: model} = await new GLTFLoader().parseAsync(bytes.buffer, '');
  const materials: string[] = [];
  const attributes = new Set<string>();
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    materials.push((part.material as MeshBasicMaterial).name);
    for (const name of Object.keys(part.geometry.attributes as object)) attributes.add(name);
    part.material = new MeshBasicMaterial({color: new Color(1, 1, 1)});
    part.frustumCulled = false;
  });
  const scene = new Scene();
  scene.add(model);
  const metres = ([x, y, z]: readonly [number, number, number]) =>
    new Vector3(x, y, z).multiplyScalar(CM_PER_UNIT / 100);
  const camera = new PerspectiveCamera(shot.fov, WIDTH / HEIGHT, 0.4, 40);
  camera.position.copy(metres(eye(shot)));
  camera.lookAt(metres(shot.target));
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer({canvas, alpha: true, antialias: true, preserveDrawingBuffer: true});
  renderer.setClearColor(0, 0);
  renderer.setSize(WIDTH, HEIGHT, false);
  renderer.render(scene, camera);
  const loaded = covered(canvas);
  const differing = stage.reduce((sum, value, i) => sum + Number(value !== loaded[i]), 0);
  return {covered: stage.reduce((sum, value) => sum + value, 0), differing, materials, attributes: [...attributes]};
}
