/** Draws the target and the reader's picture of a task, and compares them. This chunk loads when the reader starts a task. */
import {createStage, frameState, type SceneDocument, type Stage, type Theme, type View} from '../../stage/engine';
import {defaults} from '../../stage/ui/values';
import type {StageValues} from '../../stage/ui/data';
import {difference, likeness, type Picture} from './judge';
import type {TaskData} from './types';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of the pictures that are compared. */
const COMPARED: Size = {width: 640, height: 400};

type Drawn = Pick<TaskData, 'scene' | 'given' | 'target' | 'view' | 'controls'>;

export interface Easel {
  /** Draws the finished picture of some values into a canvas, in its size. */
  paint(canvas: HTMLCanvasElement, values: StageValues, theme: Theme): void;
  /** Likeness of the values' picture to the target's, from 0 to 1. */
  likeness(values: StageValues): number;
  close(): void;
}

/** A stage that is on no page and draws only when a picture is asked for. */
const startPaused = (canvas: HTMLCanvasElement, demo: Drawn['scene'], document: SceneDocument, time?: number) =>
  new Promise<Stage>((resolve, reject) => {
    const stage = createStage(canvas, {
      demo: {...demo, idle: false},
      figure: demo.figure,
      document,
      reducedMotion: true,
      ...(time !== undefined && {time}),
      onState(state) {
        if (state.kind === 'running') {
          stage.pause();
          resolve(stage);
        }
        if (state.kind === 'failed') reject(new Error(state.detail));
      },
    });
  });

/**
 * @param time fixes the quality, whatever the machine
 * @throws Error when WebGL2 is not available or a shader does not compile
 */
export async function openEasel(
  task: Drawn,
  {size = COMPARED, time}: {size?: Size; time?: number} = {},
): Promise<Easel> {
  const documentOf = (values: StageValues, view: View, theme: Theme): SceneDocument => ({
    ...frameState(task.scene, {...task.given, ...values}, theme),
    view,
  });
  const compared = (values: StageValues) => documentOf(values, task.view as View, 'light');
  const canvas = document.createElement('canvas');
  const stage = await startPaused(canvas, task.scene, compared(task.target), time);
  const paper = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
  Object.assign(paper.canvas, size);

  const draw = (what: SceneDocument, {width, height}: Size): HTMLCanvasElement => {
    stage.show(what);
    return stage.picture({width, height});
  };
  const picture = (values: StageValues): Picture => {
    paper.clearRect(0, 0, size.width, size.height);
    paper.drawImage(draw(compared(values), size), 0, 0);
    return paper.getImageData(0, 0, size.width, size.height);
  };
  const target = picture(task.target);
  const start = difference(picture(defaults(task)), target);
  return {
    paint(to, values, theme) {
      to.getContext('2d')?.drawImage(draw(documentOf(values, 'color', theme), to), 0, 0);
    },
    likeness: (values) => likeness(difference(picture(values), target), start),
    close: () => stage.dispose(),
  };
}
