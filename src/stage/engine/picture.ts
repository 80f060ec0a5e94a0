/** What a canvas shows, a document or two beside each other, and what is at a place of it. */
import {chibi, type Subject} from '../character';
import {fit} from './camera';
import type {Motion} from './motion';
import type {StageRenderer} from './renderer';
import type {Comparison, Hit, SceneDocument, StageDemo} from './types';

/** All that a stage's picture depends on. */
export interface Shown {
  document: SceneDocument;
  compared?: Comparison | undefined;
  /** The pointer is on the light handle. */
  orbFocus: boolean;
}

type Moving = Pick<Motion, 'pose' | 'clock'>;

/** The border lies on a whole pixel. The document's own part comes last: a click and the light's handle are about it. */
export function drawShown(
  on: StageRenderer,
  {document, compared, orbFocus}: Shown,
  {pose, clock}: Moving,
  demo: StageDemo,
): void {
  const drawDocument = (): void => {
    on.setOrb(demo.orb ?? true, orbFocus);
    on.render({...document, ...pose}, clock);
  };
  if (!compared) {
    drawDocument();
    return;
  }
  const {renderer: gl} = on;
  const canvas = gl.domElement;
  const ratio = gl.getPixelRatio();
  const cut = Math.round(Math.min(1, Math.max(0, compared.at)) * canvas.width) / ratio;
  const [width, height] = [canvas.width / ratio, canvas.height / ratio];
  gl.setScissorTest(true);
  if (cut > 0) {
    gl.setScissor(0, 0, cut, height);
    on.setOrb(false, false);
    on.render({...compared.before, ...pose}, clock);
  }
  if (cut < width) {
    gl.setScissor(cut, 0, width - cut, height);
    drawDocument();
  }
  gl.setScissorTest(false);
}

/** Whether a place of the canvas, CSS pixels, is on the light handle: at least a 44 px target, whatever the zoom. */
export function isOnOrb(on: StageRenderer, x: number, y: number): boolean {
  const orb = on.orbPlace();
  const {clientWidth: width, clientHeight: height} = on.renderer.domElement;
  const [toX, toY] = [(orb.x * 0.5 + 0.5) * width, (0.5 - orb.y * 0.5) * height];
  return Math.hypot(x - toX, y - toY) < Math.max(22, (orb.radius * height) / 2);
}

/** What is at a place of the picture, -1..1 each way, y up. Its point is the chibi's that a camera frames alike. */
export function hitAt(
  on: StageRenderer,
  {camera}: SceneDocument,
  subject: Subject,
  x: number,
  y: number,
): Hit | undefined {
  const found = on.hitAt(x, y);
  if (!found) return undefined;
  const there = {...fit(camera, chibi, subject), target: found.point};
  return {...found, point: fit(there, subject, chibi).target};
}
