/** The base plate that all figures stand on; it takes its rim from the figure's gold. */
import type {Material, Stack} from '../figure';

export const standMaterial: Material = {
  lit: '#f6efe9',
  shade: '#c9c2dd',
  line: '#8f86ad',
  bands: [{dye: 'gold', from: 0.585, to: 0.597}],
  round: true,
};

export const stand: Stack = {
  kind: 'stack',
  group: 'stand',
  mat: 'stand',
  grid: [7, 48],
  rows: [
    [0, 0.64, 0.64, -0.64],
    [0, 0.655, 0.655, -0.655],
    [-0.004, 0.668, 0.668, -0.668],
    [-0.03, 0.685, 0.685, -0.685],
    [-0.075, 0.7, 0.7, -0.7],
    [-0.085, 0.695, 0.695, -0.695],
    [-0.088, 0.66, 0.66, -0.66],
  ],
  colour: {rim: 0},
};
