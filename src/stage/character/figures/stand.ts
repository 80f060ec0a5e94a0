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
    [0, 0.67, 0.67, -0.67],
    [0, 0.692, 0.692, -0.692],
    [-0.005, 0.698, 0.698, -0.698],
    [-0.03, 0.7, 0.7, -0.7],
    [-0.083, 0.7, 0.7, -0.7],
    [-0.088, 0.695, 0.695, -0.695],
    [-0.088, 0.66, 0.66, -0.66],
  ],
  colour: {rim: 0},
};
