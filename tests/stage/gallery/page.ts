/** Runs in the browser: draws a model with the stage and with three's own loader, unlit, each cropped to what is drawn. */
import {
  Box3,
  Color,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  type MeshStandardMaterial,
  type Object3D,
} from 'three';
import {GLTFLoader} from 'three/examples/jsm/loaders/GLTFLoader.js';
import {MeshoptDecoder} from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import {demos, FEATURE_OFF} from '../../../src/stage/demos';
import {chibi} from '../../../src/stage/character/figures/chibi';
import {makeContext} from '../../../src/stage/engine/context';
import {QUALITY} from '../../../src/stage/engine/quality';
import {StageRenderer} from '../../../src/stage/engine/renderer';
import {frameState} from '../../../src/stage/engine/state';
import {HEIGHT} from '../../../src/stage/model/bake';
import {readModel} from '../../../src/stage/model/read';
import {subjectOf} from '../../../src/stage/model/subject';
import type {Theme, Values, View} from '../../../src/stage/engine/types';
import {CM_PER_UNIT} from '../../../src/stage/shading/units';
import {engineDemo} from '../../../src/stage/ui/scene';

/** Side of a picture, px, and distance of the camera, cm. */
const SIZE = 384;
const DISTANCE = 2300;

interface Shown {
  readonly view: View;
  readonly theme: Theme;
  /** Arms as they are, and nothing behind her. */
  readonly bare: boolean;
  readonly values?: Values;
}

async function stage(bytes: Uint8Array<ArrayBuffer>, {view, theme, bare, values = {}}: Shown) {
  const arms = bare ? {leftUpperArm: -1, rightUpperArm: -1} : {};
  const model = await readModel(new Blob([bytes]), arms);
  const canvas = document.createElement('canvas');
  const {context} = makeContext(canvas, {preserve: true});
  const demo = engineDemo(
    demos.find(({id}) => id === 'demo-transition')!,
    FEATURE_OFF,
  );
  // With the heights that the cameras of demos are for, the camera below stays as it is.
  const {chin, crown} = chibi;
  const renderer = new StageRenderer(context, demo, QUALITY[1]!, {...subjectOf(model), chin, crown});
  const state = frameState(demo, bare ? {OutlineEnabled: false, ...values} : values, theme);
  renderer.setSize(SIZE, SIZE, 1);
  renderer.setOrb(false, false);
  state.view = view;
  state.cutOut = bare;
  // From far away, so that the picture is nearly that of a parallel projection, and wide enough for raised arms.
  const reach = model.position.reduce((most, x, i) => (i % 3 === 0 ? Math.max(most, Math.abs(x)) : most), HEIGHT / 2);
  const fov = (Math.atan((reach * 1.1 * CM_PER_UNIT) / DISTANCE) * 360) / Math.PI;
  state.camera = {yaw: 0, pitch: 0, distance: DISTANCE, fov, target: [0, HEIGHT / 2, 0]};
  renderer.render(state, 0);
  const picture = canvas.toDataURL();
  renderer.dispose();
  return {picture, findings: model.findings.map(({code}) => code)};
}

/** Pictures of the stage as a reader sees it, by day and by night, and what the model check says. */
export async function show(base64: string): Promise<{pictures: string[]; findings: string[]}> {
  const [day, night] = [
    await stage(decoded(base64), {view: 'color', theme: 'light', bare: false}),
    await stage(decoded(base64), {view: 'color', theme: 'dark', bare: false}),
  ];
  return {pictures: [day.picture, night.picture], findings: day.findings};
}

/** A picture without surroundings. */
export const draw = async (base64: string, view: View, values: Values): Promise<string> =>
  (await stage(decoded(base64), {view, values, theme: 'light', bare: true})).picture;

const decoded = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

async function reference(bytes: Uint8Array): Promise<string> {
  const loader = new GLTFLoader();
  loader.setMeshoptDecoder(MeshoptDecoder);
  const {scene: model, parser} = await loader.parseAsync(bytes.slice().buffer, '');
  // VRM 0 faces −z.
  if (Object.hasOwn((parser.json as {extensions?: object}).extensions ?? {}, 'VRM')) model.rotation.y = Math.PI;
  const unlit = new Map<unknown, MeshBasicMaterial>();
  model.traverse((each: Object3D) => {
    if (!(each instanceof Mesh)) return;
    const from = each.material as MeshStandardMaterial;
    const {color, map, alphaTest, transparent, opacity, side, depthWrite} = from;
    const made =
      unlit.get(from) ??
      new MeshBasicMaterial({color, map, alphaTest, transparent, opacity, side, depthWrite, toneMapped: false});
    unlit.set(from, made);
    each.material = made;
    each.frustumCulled = false;
  });
  const renderer = new WebGLRenderer({alpha: true, antialias: true, preserveDrawingBuffer: true});
  renderer.setSize(SIZE, SIZE, false);
  renderer.setClearColor(new Color(0), 0);
  const scene = new Scene();
  scene.add(model);
  scene.updateMatrixWorld(true);
  const box = new Box3().setFromObject(model, true);
  const [centre, size] = [box.getCenter(new Vector3()), box.getSize(new Vector3())];
  const half = Math.max(size.x, size.y) * 0.6;
  const camera = new OrthographicCamera(-half, half, half, -half, 0, size.z * 4 + 10);
  camera.position.set(centre.x, centre.y, box.max.z + size.z + 1);
  renderer.render(scene, camera);
  const picture = renderer.domElement.toDataURL();
  renderer.dispose();
  renderer.forceContextLoss();
  return picture;
}

const SIDE = 96;

/** Pixels of a picture, cropped to what is drawn and scaled to a square. */
async function cropped(url: string): Promise<{data: Uint8ClampedArray; aspect: number}> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {willReadFrequently: true})!;
  paper.drawImage(bitmap, 0, 0);
  const {data} = paper.getImageData(0, 0, bitmap.width, bitmap.height);
  let [x0, y0, x1, y1] = [Infinity, Infinity, -1, -1];
  for (let i = 0; i < data.length / 4; i++) {
    if (data[i * 4 + 3]! < 128) continue;
    const [x, y] = [i % bitmap.width, Math.floor(i / bitmap.width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  }
  const small = new OffscreenCanvas(SIDE, SIDE).getContext('2d')!;
  small.drawImage(bitmap, x0, y0, x1 + 1 - x0, y1 + 1 - y0, 0, 0, SIDE, SIDE);
  return {data: small.getImageData(0, 0, SIDE, SIDE).data, aspect: (x1 + 1 - x0) / (y1 + 1 - y0)};
}

export interface Likeness {
  /** Shared share of both silhouettes. */
  readonly silhouette: number;
  /** Ratio of the two aspects, at most 1. */
  readonly aspect: number;
  /** Share of the common points whose colours differ by less than 32 of 255 in each channel. */
  readonly colour: number;
}

/** Compares the stage's base colours with three's unlit picture. */
export async function compare(base64: string): Promise<Likeness & {pictures: string[]}> {
  const bytes = decoded(base64);
  const pictures = [(await stage(bytes, {view: 'base', theme: 'light', bare: true})).picture, await reference(bytes)];
  const [ours, theirs] = (await Promise.all(pictures.map(cropped))) as [
    Awaited<ReturnType<typeof cropped>>,
    Awaited<ReturnType<typeof cropped>>,
  ];
  let [both, either, alike] = [0, 0, 0];
  for (let i = 0; i < ours.data.length; i += 4) {
    const [a, b] = [ours.data[i + 3]! > 127, theirs.data[i + 3]! > 127];
    if (a || b) either++;
    if (!a || !b) continue;
    both++;
    if ([0, 1, 2].every((k) => Math.abs(ours.data[i + k]! - theirs.data[i + k]!) < 32)) alike++;
  }
  return {
    silhouette: both / either,
    aspect: Math.min(ours.aspect / theirs.aspect, theirs.aspect / ours.aspect),
    colour: alike / both,
    pictures,
  };
}
