/** Draws the target and the reader's picture of a task, and compares them. This chunk loads when the reader starts a task. */
import {frameState, type Theme, type View} from '../../stage/engine';
import {loadFigure} from '../../stage/character/load';
import {makeContext} from '../../stage/engine/context';
import {QUALITY, START} from '../../stage/engine/quality';
import {StageRenderer} from '../../stage/engine/renderer';
import {defaults} from '../../stage/ui/values';
import type {StageValues} from '../../stage/ui/data';
import {difference, likeness, type Picture} from './judge';
import type {TaskData} from './types';

/** Pixels of the pictures that are compared. */
export const COMPARED = {width: 640, height: 400} as const;

type Drawn = Pick<TaskData, 'scene' | 'given' | 'target' | 'view' | 'controls'>;

export interface Easel {
  /** Draws the finished picture of some values into a canvas, in its size. */
  paint(canvas: HTMLCanvasElement, values: StageValues, theme: Theme): void;
  /** Likeness of the values' picture to the target's, from 0 to 1. */
  likeness(values: StageValues): number;
  close(): void;
}

/**
 * Opens a context without a canvas in the page.
 * @param antialias overrides the choice of multisampling
 * @throws Error when WebGL2 is not available or a shader does not compile
 */
export async function openEasel(
  task: Drawn,
  {size = COMPARED, antialias}: {size?: {width: number; height: number}; antialias?: boolean} = {},
): Promise<Easel> {
  const canvas = document.createElement('canvas');
  const {context, software} = makeContext(canvas, {preserve: true, ...(antialias !== undefined && {antialias})});
  const renderer = new StageRenderer(
    context,
    {...task.scene, idle: false},
    QUALITY[software ? START.software : START.gpu]!,
    await loadFigure(task.scene.figure),
  );
  renderer.setOrb(false, false);
  const paper = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
  Object.assign(paper.canvas, size);

  const draw = (values: StageValues, view: View, theme: Theme, {width, height}: {width: number; height: number}) => {
    renderer.setSize(width, height, 1);
    renderer.render({...frameState(task.scene, {...task.given, ...values}, theme), view}, 0);
  };
  const picture = (values: StageValues): Picture => {
    draw(values, task.view as View, 'light', size);
    paper.clearRect(0, 0, size.width, size.height);
    paper.drawImage(canvas, 0, 0);
    return paper.getImageData(0, 0, size.width, size.height);
  };
  const target = picture(task.target);
  const start = difference(picture(defaults(task)), target);
  return {
    paint(to, values, theme) {
      draw(values, 'color', theme, to);
      to.getContext('2d')?.drawImage(canvas, 0, 0);
    },
    likeness: (values) => likeness(difference(picture(values), target), start),
    close: () => renderer.dispose(),
  };
}
