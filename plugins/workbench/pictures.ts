/** Pictures of the workbench's looks. */
import type {CameraState, StageDemo} from '../../src/stage/engine/types';
import {looks, wall, type Look} from '../../src/features/workbench/looks';
import {FEATURE_OFF} from '../../src/stage/demos';
import {BUST, frames, type Frame} from '../../src/stage/demos/cameras';
import {workbench} from '../../src/stage/demos/workbench';
import {engineDemo} from '../../src/stage/ui/scene';
import {picture, type Panel, type Picture} from '../stage-figures/picture';

const look = ({values}: Look, over: Partial<StageDemo> = {}): Panel => ({
  demo: {
    ...engineDemo(workbench, FEATURE_OFF),
    camera: frames[(values['Frame'] ?? 'Knee') as Frame],
    orb: false,
    ...over,
  },
  values,
  view: 'color',
});

/** From the one side, from the other, close. */
const SHOTS: readonly Partial<CameraState>[] = [
  {yaw: -24, distance: 270},
  {yaw: 20, distance: 250},
  {yaw: 8, distance: 190, target: [0.04, 1.95, 0]},
  {yaw: -14, distance: 230},
];

export const workbenchPictures: readonly Picture[] = [
  ...looks.map((each) => picture(`look-${each.id}`, [240, 300], [look(each)], {themes: ['light']})),
  picture(
    'looks',
    [2280, 220],
    wall.map(([id, figure], at) =>
      look(
        looks.find((each) => each.id === id)!,
        {figure, camera: {...BUST, ...SHOTS[at % SHOTS.length]}},
      ),
    ),
    {themes: ['light'], scales: [1, 2], use: 'wide'},
  ),
  picture(
    'workbench',
    [1200, 480],
    ['film', 'ink', 'neon', 'watercolour', 'noir'].map((id) => look(looks.find((each) => each.id === id)!)),
    {themes: ['light'], scales: [1], use: 'wide'},
  ),
];
