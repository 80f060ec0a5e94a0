/** Runs in the browser: shows a chosen file with three's GLTFLoader and nothing else. */
import {AmbientLight, DirectionalLight, PerspectiveCamera, Scene, WebGLRenderer} from 'three';
import {GLTFLoader} from 'three/examples/jsm/loaders/GLTFLoader.js';

const canvas = document.querySelector('canvas')!;
document
  .querySelector('input')!
  .addEventListener('change', ({target}) => void show((target as HTMLInputElement).files![0]!));

async function show(file: File): Promise<void> {
  const {scene: model} = await new GLTFLoader().parseAsync(await file.arrayBuffer(), '');
  const renderer = new WebGLRenderer({canvas, antialias: false});
  const scene = new Scene();
  const camera = new PerspectiveCamera(40, canvas.width / canvas.height, 0.1, 10);
  camera.position.set(0, 1, 4);
  scene.add(model, new AmbientLight(), new DirectionalLight());
  renderer.render(scene, camera);
  const gl = renderer.getContext();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  Object.assign(globalThis, {drawn: performance.now()});
}
