/** The knight: seven heads tall, short silver hair, a burgundy coat, one pauldron, and a sword at her hip that she leans her hand on. */
import type {Figure, Hand, HandShape, Piece} from '../figure';
import {spline} from '../spline';
import {cross, place, unit, type Vec3} from '../vectors';
import {stand, standMaterial} from './stand';

const skin = {lit: '#c98d66', shade: '#8f5048', line: '#4a2226'};
const leather = {lit: '#70402c', shade: '#4c2a2b', line: '#220f15'};
const wine = {lit: '#9c3346', shade: '#742546', line: '#300c22'};
const tights = {lit: '#4a465e', shade: '#2a273c', line: '#14121f'};
const ivory = {lit: '#f4ead9', shade: '#bfb2cc', line: '#6a5a78'};

const materials: Figure['materials'] = {
  skin: {...skin},
  face: {...skin},
  hair: {lit: '#d3d1e3', shade: '#8d88b2', line: '#453f68'},
  white: {...ivory},
  // Its band is the placket.
  shirt: {...ivory, bands: [{dye: 'hair', from: 0.05, to: 0.06, ends: true}]},
  // Of its creases one is the seam of the back; the fronts have the others.
  coat: {...wine, creases: 2, bands: [{dye: 'gold', from: 0.95, to: 0.985, ends: true}]},
  // Folds that are drawn: the coat's own shade.
  fold: {lit: wine.shade, shade: '#501838', line: wine.line},
  // Folds of the tails that catch light, also on the dark side.
  sheen: {...wine, shade: '#93304a'},
  skirt: {
    ...wine,
    creases: 3.5,
    bands: [
      {dye: 'sheen', from: 0.35, to: 0.43, ends: true},
      {dye: 'fold', from: 0.43, to: 0.48, ends: true},
      {dye: 'sheen', from: 0.63, to: 0.68, ends: true},
      {dye: 'gold', from: 0.91, to: 0.95, ends: true},
      {dye: 'gold', from: 0.935, to: 0.955},
    ],
  },
  lining: {lit: '#c98a86', shade: '#8f4a5e', line: '#4a1c30'},
  cuff: {...wine, bands: [{dye: 'gold', from: 0.18, to: 0.28}]},
  tights: {...tights},
  stocking: {
    lit: '#5d4a63',
    shade: '#33273f',
    line: '#181020',
    bands: [{dye: 'gold', from: 0.2, to: 0.23}],
  },
  hilt: {
    ...tights,
    bands: [0.1, 0.2, 0.8, 0.9].map((from) => ({dye: 'gold', from, to: from + 0.03})),
  },
  leather: {...leather},
  boots: {...leather, bands: [{dye: 'gold', from: 0.05, to: 0.08}]},
  steel: {lit: '#8794b4', shade: '#4a5480', line: '#2a2f50', bands: [{dye: 'gold', from: 0.7, to: 0.85}]},
  gold: {lit: '#f2c566', shade: '#b97a3c', line: '#5f3a1a'},
  stand: standMaterial,
  whiteFold: {...ivory, lit: ivory.shade, shade: '#9d90b6'},
  skirtFront: {
    ...ivory,
    creases: 11,
    bands: [
      {dye: 'whiteFold', from: -1, to: 0.1},
      {dye: 'skirt', from: 0.9, to: 0.95},
    ],
  },
};

const SCALE = 0.357;
const head = [0, 2.406, 0] as const;

type Rows = readonly (readonly number[])[];

/** The trunk: y, half width, z front, z back, x, tilt. Her weight is on her right leg: that hip is higher, that shoulder lower. */
const trunk = [
  [2.14, 0.066, 0.03, -0.088, 0.003, 0],
  [2.122, 0.115, 0.048, -0.1, 0.004, 0.02],
  [2.092, 0.18, 0.07, -0.112, 0.006, 0.05],
  [2.068, 0.195, 0.082, -0.116, 0.006, 0.0575],
  [2.04, 0.203, 0.095, -0.118, 0.006, 0.06],
  [2.002, 0.203, 0.113, -0.119, 0.008, 0.057],
  [1.96, 0.205, 0.132, -0.118, 0.012, 0.05],
  [1.88, 0.195, 0.168, -0.112, 0.01, 0.03],
  [1.8, 0.172, 0.146, -0.106, 0.002, 0.01],
  [1.71, 0.15, 0.108, -0.098, -0.01, -0.02],
  [1.63, 0.143, 0.095, -0.097, -0.024, -0.05],
  [1.55, 0.155, 0.096, -0.106, -0.036, -0.07],
] as const;

/** A garment around a part of the trunk. */
const around = (
  rows: readonly (readonly [number, number, number, number, number, number])[],
  off: number,
): number[][] =>
  rows.map(([y, w, front, back, x, tilt]) => [y, w + off, (front - back) / 2 + off, x, (front + back) / 2, tilt]);

/** The coat from the belt down. */
const hips = [
  [1.66, 0.156, 0.112, -0.022, 0, -0.05],
  [1.54, 0.19, 0.132, -0.038, -0.008, -0.07],
  [1.4, 0.246, 0.178, -0.042, -0.014, -0.07],
] as const;

/** The coat above the belt, wider towards the arm on her hip. */
const bodice = around(trunk.slice(0, -1), 0.018).map(([y, w, d, x, ...rest]) => {
  const ease = 0.014 * Math.exp(-(((y! - 1.79) / 0.1) ** 2));
  return [y!, w! + ease, d! + 0.4 * ease, x! + ease, ...rest];
});

const coat = [...bodice, ...hips.slice(1), [1.12, 0.29, 0.244, -0.016, -0.002, -0.03]];

/** The skirt of the tunic. */
const tunic = [
  [1.63, 0.148, 0.101, -0.026, -0.001, -0.05],
  [1.55, 0.158, 0.108, -0.036, -0.005, -0.07],
  [1.46, 0.19, 0.13, -0.044, -0.008, -0.08],
  [1.34, 0.222, 0.156, -0.036, -0.008, -0.06],
  [1.22, 0.242, 0.196, -0.02, 0.01, -0.05],
  [1.1, 0.254, 0.23, -0.006, 0.02, -0.05],
];

/** A point of a garment, the coat, by its row and the angle around it, as garments have them. */
const onCoat = (row: number, a: number, garment: Rows = coat): Vec3 => {
  const [y, w, d, x, z, tilt] = spline(garment, row, []) as [number, number, number, number, number, number];
  const px = x - w * Math.sin(a);
  return [px, y + tilt * px, z - d * Math.cos(a)];
};

/** A row of a strap that lies on a garment, `off` from it. */
const laid = (
  [row, a, off = 0.008]: readonly number[],
  width = 0.022,
  depth = 0.008,
  garment: Rows = coat,
): number[] => {
  const at = onCoat(row!, a!, garment);
  const step = (dr: number, da: number): Vec3 => place(onCoat(row! + dr, a! + da, garment), [at], -1);
  const out = unit(cross(step(0.01, 0), step(0, 0.01)));
  return [...place(at, [out], off), width, depth, ...out];
};

/** The strap's ends inside the loop around the scabbard. */
const inFrog = [0.268, 1.318, -0.002, 0.018, 0.008, 1, 0, 0];

/** From the frog over her right shoulder and down the back to the frog: it carries the sword. */
const baldric: Piece = {
  kind: 'tube',
  mat: 'leather',
  grid: [40, 6],
  rows: [
    inFrog,
    ...[
      [12, 4.5],
      [11, 4.5],
      [10, 4.3, 0.016],
      [9, 3.9],
      [8, 3.51, -0.004],
      [7, 3.11, -0.01],
      [6, 2.72, -0.003],
      [5, 2.52],
      [4, 2.3, 0.004],
      [3.3, 2.03, -0.004],
      [3, 1.57, -0.004],
      [3.3, 1.11, -0.004],
      [4, 0.84, 0.004],
      [5, 0.62],
      [6, 0.4],
      [7, 0.05],
      [8, -0.38],
      [9, -0.78],
      [10, -1.13, 0.016],
      [11, -1.4],
      [12, -1.68],
    ].map((row) => laid(row)),
    inFrog,
  ],
};

/** Folds as the pen draws them, wedges of shade by rows and angles, where a belt gathers a garment. */
const pen = (mat: string, garment: Rows, wedges: readonly Rows[]): readonly Piece[] =>
  wedges.map((ends) => ({
    kind: 'tube',
    mat,
    grid: [5, 4],
    rows: ends.map(([row, a], i) => laid([row!, a!, 0.004], 0.011 - 0.0037 * i, 0.002, garment)),
    colour: {outline: 0, rim: 0},
  }));

const folds = [
  ...pen('fold', coat, [
    [
      [9.6, 4.02],
      [9.1, 3.96],
      [8.6, 4.02],
    ],
    [
      [9.6, 4.75],
      [9.1, 4.62],
      [8.2, 4.6],
    ],
    [
      [9.6, 2.3],
      [9.1, 2.36],
      [8.3, 2.3],
    ],
    [
      [9.6, 5.5],
      [9.1, 5.62],
      [8.4, 5.58],
    ],
    [
      [9.6, 0.75],
      [9.1, 0.66],
      [8.6, 0.72],
    ],
    [
      [9.6, 0.3],
      [9, 0.36],
      [8, 0.28],
    ],
    [
      [9.6, -0.42],
      [9, -0.36],
      [8.3, -0.42],
    ],
    [
      [11.3, 0.62],
      [11.6, 0.56],
      [12.4, 0.62],
    ],
    [
      [11.2, 1.25],
      [11.9, 1.35],
      [12.6, 1.3],
    ],
    [
      [11.8, -0.73],
      [12.1, -0.69],
      [12.7, -0.76],
    ],
    [
      [11.2, 4.3],
      [11.8, 4.22],
      [12.4, 4.28],
    ],
    [
      [11.2, 1.9],
      [11.8, 1.98],
      [12.3, 1.95],
    ],
  ]),
  ...pen('whiteFold', tunic, [
    [
      [1.9, 2.72],
      [2.6, 2.68],
      [3.4, 2.72],
    ],
    [
      [2, 2.93],
      [2.4, 2.92],
      [2.9, 2.95],
    ],
    [
      [1.9, 3.2],
      [2.7, 3.22],
      [3.6, 3.18],
    ],
    [
      [1.8, 3.42],
      [2.3, 3.44],
      [2.8, 3.42],
    ],
    [
      [1.7, 3.6],
      [2.5, 3.66],
      [3.4, 3.62],
    ],
  ]),
];

const torso: readonly Piece[] = [
  {
    kind: 'stack',
    group: 'skin',
    mat: 'skin',
    grid: [9, 20],
    rows: [
      [2.3, 0.052, 0.046, -0.062],
      [2.22, 0.053, 0.038, -0.074],
      [2.16, 0.057, 0.031, -0.086],
      [2.11, 0.075, 0.04, -0.1],
      [2.05, 0.1, 0.06, -0.1],
    ],
    turn: [0.6, 0.1],
    colour: {outline: 0.8, rim: 0, occlusion: 0.45},
  },
  {kind: 'stack', mat: 'shirt', grid: [12, 24], rows: trunk, colour: {outline: 0.4}},
  {
    kind: 'shell',
    mat: 'coat',
    grid: [19, 30],
    arc: [-2.62, 2.62],
    thickness: 0.012,
    rows: bodice,
    colour: {occlusion: 0.88},
  },
  {
    kind: 'stack',
    mat: 'tights',
    grid: [5, 14],
    rows: [
      [1.56, 0.148, 0.09, -0.095, -0.036, -0.07],
      [1.46, 0.183, 0.105, -0.125, -0.046, -0.09],
      [1.36, 0.198, 0.112, -0.15, -0.045, -0.09],
      [1.28, 0.195, 0.108, -0.15, -0.05, -0.07],
      [1.2, 0.16, 0.085, -0.12, -0.045, -0.03],
      [1.16, 0.09, 0.05, -0.07, -0.04, 0],
    ],
  },
  // Neckband of the shirt.
  {
    kind: 'shell',
    mat: 'white',
    grid: [3, 20],
    z: -0.027,
    thickness: 0.006,
    rows: [
      [2.168, 0.061, 0.063],
      [2.143, 0.065, 0.067],
      [2.118, 0.07, 0.072],
    ],
    lift: {amount: 0.01, count: 1},
    colour: {outline: 0.5, rim: 0},
  },
  // Standing collar, open in front.
  {
    kind: 'shell',
    mat: 'coat',
    grid: [5, 24],
    z: -0.03,
    thickness: 0.016,
    arc: [-2.5, 2.5],
    rows: [
      [2.204, 0.088, 0.09],
      [2.176, 0.08, 0.084],
      [2.147, 0.09, 0.09],
      [2.11, 0.108, 0.084],
    ],
    lift: {amount: 0.012, count: 1},
  },
  {
    kind: 'shell',
    mat: 'skirtFront',
    grid: [6, 66],
    rows: tunic,
    ripple: {amount: 0.06, count: 11, power: 1.4, phase: Math.PI},
    lift: {amount: 0.012, count: 11, power: 2, phase: Math.PI},
    swing: {amount: 0.17, count: 3, power: 1.5},
  },
  // Shadow of the lower belt on it.
  {
    kind: 'shell',
    mat: 'whiteFold',
    grid: [3, 16],
    arc: [2.2, 4],
    thickness: 0.006,
    rows: [
      [1.49, 0.188, 0.132, -0.032, -0.009, -0.26],
      [1.465, 0.199, 0.139, -0.034, -0.009, -0.26],
      [1.45, 0.202, 0.141, -0.034, -0.009, -0.26],
    ],
    lift: {amount: 0.006, count: 7},
    colour: {outline: 0, rim: 0},
  },
  // Two tails: open in front, and from the belt down in the middle of the back. One hangs from the hip that she stands on, the other swings
  // out over the free leg. Their valleys are where the creases are inked.
  ...(
    [
      {
        from: 0.001,
        hem: [
          [1.12, 0.3, 0.246, -0.018, -0.01, -0.03],
          [0.8, 0.33, 0.305, -0.012, -0.045, 0],
          [0.46, 0.4, 0.38, 0.01, -0.12, 0.02],
        ],
      },
      {
        from: -0.8,
        hem: [
          [1.12, 0.306, 0.252, -0.006, -0.006, -0.03],
          [0.82, 0.345, 0.305, 0.03, -0.03, 0],
          [0.52, 0.43, 0.38, 0.085, -0.1, 0.06],
        ],
      },
    ] as const
  ).map(({from, hem}): Piece => ({
    kind: 'shell',
    mat: 'skirt',
    lining: 'lining',
    grid: [11, 40],
    arc: [from * Math.PI, (from + 0.799) * Math.PI],
    thickness: 0.022,
    rows: [...hips, ...hem],
    ripple: {amount: 0.26, count: 8.75, power: 1, from: 0.05, phase: Math.PI},
    lift: {amount: 0.04, count: 8.75, power: 3, phase: Math.PI},
    // The fronts fall open: from the side the leg shows.
    swing: {amount: 0.5, count: 0.625, phase: Math.PI / 2, power: 1.2},
    raised: 0.08,
  })),
  // Belts.
  {
    kind: 'shell',
    mat: 'leather',
    grid: [3, 36],
    thickness: 0.03,
    rows: [
      [1.672, 0.164, 0.121, -0.02, 0, -0.05],
      [1.64, 0.169, 0.124, -0.024, 0, -0.05],
      [1.607, 0.174, 0.127, -0.028, 0, -0.05],
    ],
  },
  {
    kind: 'shell',
    mat: 'leather',
    grid: [3, 44],
    thickness: 0.03,
    rows: [
      [1.522, 0.205, 0.146, -0.024, -0.01, -0.26],
      [1.5, 0.211, 0.151, -0.024, -0.01, -0.26],
      [1.478, 0.22, 0.158, -0.024, -0.01, -0.26],
    ],
  },
  // Piping of the yoke.
  {
    kind: 'tube',
    mat: 'gold',
    grid: [16, 6],
    rows: [-1.4, -1, -0.5, 0, 0.5].map((a) => laid([5.9 - 0.5 * a * a, a, 0.002], 0.01 - 0.006 * Math.abs(a), 0.004)),
    colour: {outline: 0.4},
  },
  baldric,
  ...folds,
];

const buckle = (
  centre: readonly [number, number, number],
  yaw: number,
  roll: number,
  size: number,
): readonly Piece[] => [
  {kind: 'box', group: 'metal', mat: 'gold', centre, half: [0.034 * size, 0.03 * size, 0.006], roll, yaw},
  {
    kind: 'box',
    mat: 'leather',
    centre: [centre[0] + 0.003 * Math.sin(yaw), centre[1], centre[2] + 0.003 * Math.cos(yaw)],
    half: [0.02 * size, 0.016 * size, 0.006],
    roll,
    yaw,
  },
];

const shape: HandShape = {
  palm: [
    [-0.05, 0.026, 0.022],
    [0, 0.0275, 0.021],
    [0.05, 0.039, 0.023],
    [0.1, 0.041, 0.02],
    [0.126, 0.036, 0.015],
  ],
  fingers: [
    [0.0295, 0.095, 1.4, 0.148, 0.0122, 0.85],
    [0.0095, 0.104, 0.2, 0.163, 0.0126, 1],
    [-0.0105, 0.101, -0.2, 0.156, 0.012, 1.06],
    [-0.029, 0.09, -0.8, 0.127, 0.011, 1.12],
  ],
  thumb: [0.027, 0.03, 0.5, 0.118, 0.016, 0.42],
  radii: [1.04, 0.98, 1.02, 0.9, 0.94, 0.84, 0.74],
  bends: [0.16, 0.16, 0.6, 0.6, 1, 1],
};

/** Closed around the hilt: even arcs, and the thumb across it from the other side. */
const grip: HandShape = {
  ...shape,
  fingers: [
    [0.0355, 0.102, 0, 0.126, 0.0118, 1],
    [0.0118, 0.106, 0, 0.128, 0.0119, 1],
    [-0.0118, 0.104, 0, 0.124, 0.0117, 1],
    [-0.0348, 0.098, 0, 0.116, 0.011, 1],
  ],
  thumb: [0.032, 0.05, 0.3, 0.102, 0.014, -0.42, 1.45],
  radii: [1.04, 1.02, 1, 1.02, 1.02, 1, 0.98, 0.94, 0.86],
  bends: [0.04, 0.18, 0.34, 0.5, 0.64, 0.76, 0.88, 1],
};

const arm = (
  rows: readonly (readonly number[])[],
  glove: readonly (readonly number[])[],
  hand: Omit<Hand, 'kind' | 'shape'> & Partial<Pick<Hand, 'shape'>>,
): readonly Piece[] => [
  {kind: 'sleeve', mat: 'coat', cuff: 'cuff', size: 0.62, rows, open: 0.86},
  {kind: 'tube', mat: 'leather', grid: [7, 16], rows: glove},
  {kind: 'hand', shape, ...hand},
];

const arms: readonly Piece[] = [
  ...arm(
    [
      [-0.1, 2.02, -0.02, 0.05],
      [-0.18, 2.015, -0.02, 0.058],
      [-0.26, 1.95, -0.025, 0.06],
      [-0.302, 1.79, -0.038, 0.056],
      [-0.326, 1.66, -0.04, 0.048],
      [-0.344, 1.53, -0.01, 0.05],
    ],
    [
      [-0.344, 1.54, -0.012, 0.044],
      [-0.355, 1.46, 0.012, 0.044],
      [-0.362, 1.37, 0.042, 0.033],
      [-0.365, 1.335, 0.053, 0.031],
      [-0.367, 1.312, 0.06, 0.036],
    ],
    {
      at: [-0.368, 1.3, 0.064],
      dir: [-0.02, -0.98, 0.2],
      palm: [0.9, 0, -0.4],
      curl: 1.15,
      spread: 0.03,
      thumb: 1,
    },
  ),
  ...arm(
    [
      [0.1, 2.046, -0.02, 0.05],
      [0.15, 2.042, -0.02, 0.082],
      [0.2, 2.024, -0.024, 0.088],
      [0.24, 1.988, -0.036, 0.085],
      [0.26, 1.932, -0.058, 0.084],
      [0.278, 1.86, -0.088, 0.08],
      [0.303, 1.785, -0.12, 0.073],
      [0.324, 1.73, -0.134, 0.062],
      [0.336, 1.7, -0.124, 0.054],
      [0.334, 1.672, -0.09, 0.053],
    ],
    [
      [0.335, 1.682, -0.098, 0.044],
      [0.329, 1.638, -0.042, 0.044],
      [0.317, 1.575, 0.025, 0.033],
      [0.317, 1.552, 0.045, 0.031],
      [0.308, 1.536, 0.056, 0.036],
    ],
    {
      at: [0.304, 1.527, 0.062],
      dir: [-0.1, -0.73, 0.68],
      palm: [-1, 0.1, -0.1],
      curl: 4.1,
      spread: 0,
      thumb: -1,
      shape: grip,
    },
  ),
];

/** Lames of the pauldron: each slips under the one above it. */
const lame = (x: number, y: number, w: number): Piece => ({
  kind: 'stack',
  group: 'metal',
  mat: 'steel',
  grid: [6, 24],
  x,
  z: -0.022,
  rows: [
    [y + 0.1 * w, 0.3 * w, 0.3 * w, -0.3 * w, 0, 0.42],
    [y, 0.9 * w, 0.9 * w, -0.9 * w, 0, 0.42],
    [y - 0.3 * w, 0.98 * w, 0.98 * w, -0.98 * w, 0, 0.42],
    [y - 0.62 * w, w, w, -w, 0, 0.42],
    [y - 0.64 * w, 0.9 * w, 0.9 * w, -0.9 * w, 0, 0.42],
  ],
});

const button = (x: number, y: number, z: number): Piece => ({
  kind: 'tube',
  group: 'metal',
  mat: 'gold',
  grid: [5, 10],
  round: true,
  up: [0, 1, 0],
  colour: {outline: 0.35},
  rows: [
    [x, y, z - 0.012, 0.013],
    [x, y, z, 0.013],
    [x, y, z + 0.009, 0.011],
  ],
});

const armour: readonly Piece[] = [
  button(-0.004, 1.84, 0.158),
  button(-0.008, 1.78, 0.136),
  button(-0.014, 1.72, 0.113),
  button(-0.085, 1.585, -0.137),
  button(0.03, 1.58, -0.137),
  lame(-0.293, 1.938, 0.087),
  lame(-0.278, 1.99, 0.098),
  lame(-0.252, 2.052, 0.109),
  {
    kind: 'stack',
    group: 'metal',
    mat: 'steel',
    grid: [12, 30],
    x: -0.243,
    z: -0.018,
    exponent: 1.6,
    rows: [
      [2.134, 0.017, 0.017, -0.017, 0.022, 0.34],
      [2.131, 0.046, 0.044, -0.044, 0.018, 0.34],
      [2.118, 0.074, 0.071, -0.071, 0.012, 0.34],
      [2.096, 0.094, 0.09, -0.09, 0.006, 0.34],
      [2.068, 0.106, 0.103, -0.103, 0.002, 0.34],
      [2.05, 0.11, 0.107, -0.107, 0, 0.34],
      [2.046, 0.098, 0.095, -0.095, 0, 0.34],
    ],
  },
  {
    kind: 'bow',
    mat: 'white',
    metal: 'gold',
    centre: [0.004, 2.098, 0.076],
    right: [1, 0, 0],
    up: [0, 0.92, -0.4],
    size: 0.17,
    ribbons: [
      [-0.16, -0.95, 0.14],
      [0.16, -0.85, 0.14],
    ],
    head: 0,
    knot: 'gem',
  },
];

type Row = readonly [x: number, y: number, z: number, rx: number, rz: number];

/** A leg along its rows of x, y, z and radii from the hip to the calf: short breeches, skin, and a stocking with a welt. */
const leg = (rows: readonly Row[]): readonly Piece[] => {
  const [hip, thigh, hem, ...rest] = rows as [Row, Row, Row, ...Row[]];
  const wider = ([x, y, z, ...radii]: Row, by: number): number[] => [x, y, z, ...radii.map((r) => r + by)];
  return [
    {kind: 'tube', mat: 'tights', grid: [6, 14], rows: [hip, thigh, wider(hem, 0.004)]},
    {kind: 'tube', group: 'skin', mat: 'skin', grid: [6, 18], rows: [thigh, hem, ...rest.slice(0, 2)]},
    {
      kind: 'tube',
      mat: 'stocking',
      grid: [7, 18],
      rows: [rest[0]!, wider(rest[0]!, 0.005), ...rest.slice(1).map((row) => wider(row, 0.003))],
    },
  ];
};

const legs: readonly Piece[] = [
  ...leg([
    [-0.145, 1.35, -0.015, 0.112, 0.1232],
    [-0.148, 1.2, 0, 0.1187, 0.1277],
    [-0.147, 1.1, 0.009, 0.1165, 0.1245],
    [-0.138, 0.985, 0.012, 0.104, 0.111],
    [-0.127, 0.9, 0.013, 0.0895, 0.098],
    [-0.118, 0.82, 0.019, 0.077, 0.087],
    [-0.111, 0.74, 0.03, 0.0785, 0.087],
    [-0.105, 0.64, 0.005, 0.0739, 0.0806],
  ]),
  ...leg([
    [0.045, 1.34, -0.01, 0.112, 0.1232],
    [0.072, 1.19, 0.026, 0.1165, 0.1254],
    [0.102, 1.09, 0.054, 0.1145, 0.1225],
    [0.132, 0.975, 0.084, 0.1035, 0.1105],
    [0.151, 0.89, 0.101, 0.0895, 0.098],
    [0.166, 0.81, 0.119, 0.077, 0.087],
    [0.183, 0.735, 0.13, 0.0785, 0.087],
    [0.2, 0.64, 0.1, 0.0739, 0.0806],
  ]),
];

const boot = (x: number, z: number, lean: readonly [number, number], yaw: number): readonly Piece[] => {
  const at = (y: number, dz: number): readonly [number, number, number] => [
    x + (lean[0] * (y - 0.1)) / 0.56,
    y,
    z + (lean[1] * (y - 0.1)) / 0.56 + dz,
  ];
  return [
    {
      kind: 'tube',
      mat: 'boots',
      grid: [12, 18],
      rows: [
        [...at(0.72, 0.006), 0.09, 0.1],
        [...at(0.71, 0.006), 0.1, 0.112],
        [...at(0.66, 0.002), 0.09, 0.1],
        [...at(0.55, -0.026), 0.1, 0.114],
        [...at(0.45, -0.042), 0.099, 0.115],
        [...at(0.33, -0.03), 0.07, 0.08],
        [...at(0.24, -0.012), 0.048, 0.054],
        [...at(0.16, -0.002), 0.038, 0.042],
        [...at(0.07, 0), 0.052, 0.056],
      ],
    },
    {
      kind: 'stack',
      mat: 'leather',
      grid: [11, 26],
      exponent: 2.3,
      x,
      z,
      yaw,
      rows: [
        [0.19, 0.036, 0.038, -0.042],
        [0.145, 0.052, 0.066, -0.064],
        [0.105, 0.064, 0.122, -0.078],
        [0.074, 0.07, 0.186, -0.082],
        [0.046, 0.076, 0.222, -0.082],
        [0.034, 0.074, 0.22, -0.078],
      ],
    },
    // Sole and heel, with daylight under the arch.
    ...(
      [
        [0.081, 0.232, 0.066],
        [0.066, -0.03, -0.092],
      ] as const
    ).map(([w, front, back]): Piece => ({
      kind: 'stack',
      mat: 'tights',
      grid: [4, 20],
      exponent: 2.6,
      x,
      z,
      yaw,
      rows: [
        [0.04, w - 0.011, front - 0.014, back + 0.012],
        [0.036, w, front, back],
        [0.002, w, front, back],
        [0, w - 0.011, front - 0.014, back + 0.012],
      ],
    })),
  ];
};

/** A strap around a boot, its buckle outside. */
const strap = (x: number, y: number, z: number, r: number, yaw: number): readonly Piece[] => [
  {
    kind: 'shell',
    mat: 'tights',
    grid: [3, 18],
    thickness: 0.02,
    rows: [
      [y + 0.022, r, r * 1.1, x, z],
      [y, r + 0.003, r * 1.1 + 0.003, x, z],
      [y - 0.022, r, r * 1.1, x, z],
    ],
  },
  ...buckle([x + r * Math.sin(yaw), y, z + (r * 1.1 + 0.002) * Math.cos(yaw)], yaw, 0, 0.75),
];

const straps: readonly Piece[] = [
  ...strap(-0.073, 0.205, -0.03, 0.051, -0.5),
  ...strap(-0.1, 0.6, 0.002, 0.106, -0.5),
  ...strap(0.268, 0.205, 0.049, 0.051, 0.8),
  ...strap(0.205, 0.6, 0.087, 0.106, 0.7),
];

/** A flat strap of the sword's. */
const hanger = (...rows: readonly (readonly number[])[]): Piece => ({
  kind: 'tube',
  group: 'prop',
  mat: 'tights',
  grid: [9, 8],
  up: [1, 0, 0],
  rows,
});

/** Metal turned on a lathe: places along an axis, and radii there. */
const turned = (at: Vec3, axis: Vec3, sides: number, rows: readonly (readonly [number, number])[]): Piece => ({
  kind: 'tube',
  group: 'metal',
  mat: 'gold',
  grid: [rows.length, sides],
  rows: rows.map(([along, r]) => [...place(at, [axis], along), r]),
});

const sword: readonly Piece[] = [
  {
    kind: 'tube',
    group: 'prop',
    mat: 'leather',
    grid: [10, 14],
    up: [1, 0, 0],
    rows: [
      [0.261, 1.372, 0.056, 0.034, 0.018],
      [0.285, 1.18, -0.15, 0.031, 0.017],
      [0.314, 0.96, -0.387, 0.027, 0.015],
      [0.344, 0.745, -0.62, 0.014, 0.01],
    ],
  },
  // The frog: a loop around the scabbard, and two straps from the belt.
  hanger(
    [0.264, 1.345, 0.027, 0.04, 0.024],
    [0.266, 1.33, 0.011, 0.042, 0.027],
    [0.276, 1.25, -0.075, 0.041, 0.027],
    [0.278, 1.235, -0.091, 0.038, 0.023],
  ),
  hanger(
    [0.165, 1.47, 0.06, 0.018, 0.008],
    [0.222, 1.43, 0.05, 0.018, 0.008],
    [0.262, 1.37, 0.03, 0.018, 0.008],
    [0.288, 1.32, 0.0, 0.018, 0.008],
  ),
  hanger(
    [0.15, 1.47, -0.085, 0.018, 0.008],
    [0.187, 1.4, -0.1, 0.018, 0.008],
    [0.235, 1.32, -0.092, 0.018, 0.008],
    [0.29, 1.25, -0.07, 0.018, 0.008],
  ),
  {
    kind: 'tube',
    group: 'metal',
    mat: 'gold',
    grid: [5, 14],
    up: [1, 0, 0],
    rows: [
      [0.338, 0.79, -0.571, 0.022, 0.016],
      [0.34, 0.775, -0.588, 0.023, 0.017],
      [0.346, 0.735, -0.631, 0.012, 0.009],
    ],
  },
  turned([0.259, 1.381, 0.065], [0.06, 0.572, -0.818], 12, [
    [-0.088, 0.006],
    [-0.084, 0.0145],
    [-0.073, 0.0145],
    [-0.068, 0.008],
    [-0.02, 0.0095],
    [-0.019, 0.019],
    [0.019, 0.019],
    [0.02, 0.0095],
    [0.068, 0.008],
    [0.073, 0.0145],
    [0.084, 0.0145],
    [0.088, 0.006],
  ]),
  {
    kind: 'tube',
    mat: 'hilt',
    grid: [7, 10],
    rows: [
      [0.26, 1.38, 0.064, 0.016],
      [0.266, 1.447, 0.1365, 0.017],
      [0.27, 1.515, 0.21, 0.016],
    ],
  },
  // Collar and disc of the pommel.
  turned([0.27, 1.513, 0.208], [0.04, 0.69, 0.722], 20, [
    [-0.004, 0.016],
    [-0.002, 0.0205],
    [0.005, 0.0205],
    [0.007, 0.014],
    [0.012, 0.014],
    [0.015, 0.022],
    [0.023, 0.0245],
    [0.031, 0.022],
    [0.034, 0.013],
    [0.037, 0.0125],
  ]),
];

const hair: Figure['hair'] = {
  centre: [0, head[1] + 0.06, -0.03],
  whorl: [0.09, -0.02, -0.07],
  radii: [0.432, 0.535, 0.49],
  reach: [0.6, 0.8],
  helmet: [
    [0.592, 0, -0.03, -0.03],
    [0.583, 0.1, 0.08, -0.14],
    [0.533, 0.19, 0.185, -0.27],
    [0.443, 0.29, 0.3, -0.39],
    [0.333, 0.365, 0.385, -0.48],
    [0.22, 0.41, 0.42, -0.54],
    [0.09, 0.434, 0.31, -0.58],
    [-0.05, 0.424, 0.12, -0.555],
    [-0.18, 0.39, 0.02, -0.485],
    [-0.28, 0.34, -0.06, -0.4],
    [-0.33, 0.27, -0.12, -0.34],
    [-0.355, 0.22, -0.17, -0.3],
    [-0.35, 0.16, -0.18, -0.27],
  ],
  bangs: [
    [-72, -32, 0.02, 0.13, -3, 2],
    [-53, -22, 0.05, 0.125, -11, 1.9],
    [-33, -1, 0.03, 0.13, -16, 1.7],
    [-8, 4, 0.06, 0.13, -14, 1.6],
    [13, -10, 0.034, 0.13, -18, 1.7],
    [29, 2, 0.06, 0.11, 9, 1.4],
    [45, -9, 0.03, 0.13, 10, 1.9],
    [68, -30, 0.044, 0.125, 5, 2],
    [-62, -36, 0.062, 0.085, -6, 1.9],
    [57, -22, 0.06, 0.08, 11, 1.9],
  ],
  part: 22,
  tuck: 0.035,
  sides: [
    [104, 0.012, -0.46, 0.36, 0.13, 2.6],
    [88, 0.03, -0.38, 0.37, 0.11, 2.4],
    [76, 0.045, -0.27, 0.375, 0.085, 2.2],
  ],
  temple: 0.395,
  back: [
    {
      count: 5,
      spread: 140,
      off: -0.02,
      tipY: -0.5,
      width: 0.19,
      k: 2.4,
      inner: 0.66,
      clumps: [
        [0, 0.04, 1.06, -0.03, 0.9],
        [-4, -0.03, 1, -0.05, 1.15],
        [6, 0.03, 1, 0.03, 0.8],
        [-2, -0.05, 1, 0.05, 1.2],
        [2, 0.02, 1.04, 0.05, 0.9],
      ],
      grid: [10, 6],
    },
    {
      count: 7,
      spread: 200,
      off: 0.014,
      tipY: -0.4,
      width: 0.19,
      k: 2,
      inner: 0.8,

      clumps: [
        [4, 0.06, 1.02, -0.04, 0.8],
        [-4, -0.04, 1.04, -0.07, 1.15],
        [6, -0.1, 1, -0.05, 0.7],
        [-8, 0.01, 1.02, -0.07, 1.2],
        [-6, -0.1, 1, 0.07, 0.9],
        [-4, 0.02, 1.02, 0.08, 1.25],
        [2, 0.03, 1.02, 0.04, 0.65],
      ],
      grid: [24, 6],
    },
    {
      count: 4,
      spread: 132,
      off: 0.05,
      tipY: -0.16,
      width: 0.21,
      k: 1.6,
      inner: 1.02,
      hollow: 0.06,

      clumps: [
        [-4, 0.04, 1, -0.08, 0.75],
        [8, -0.1, 1, -0.08, 1.3],
        [14, 0.03, 1, 0.05, 0.7],
        [-2, -0.05, 1, 0.1, 1.15],
      ],
      grid: [24, 6],
    },
  ],
  // Locks over the crown, a stray, and tips that stand off at a temple and at the nape.
  tails: (
    [
      [180, 0.1, [0.1, 0.54, -0.06], [0, 0.6, -0.02], [-0.14, 0.595, 0.03], [-0.3, 0.5, 0.07]],
      [0, 0.09, [-0.06, 0.54, -0.1], [0.06, 0.6, -0.08], [0.2, 0.56, -0.05], [0.35, 0.45, -0.02]],
      [180, 0.1, [0.04, 0.54, 0.02], [0, 0.595, -0.12], [-0.04, 0.55, -0.32], [-0.1, 0.42, -0.48]],
      [180, 0.022, [0.06, 0.56, -0.1], [0, 0.64, -0.08], [-0.1, 0.67, -0.05], [-0.2, 0.64, -0.02]],
      [0, 0.06, [0.36, 0.15, 0.1], [0.42, -0.06, 0.1], [0.44, -0.24, 0.11], [0.53, -0.36, 0.12]],
      [-125, 0.07, [-0.24, -0.1, -0.4], [-0.27, -0.3, -0.38], [-0.32, -0.42, -0.36], [-0.43, -0.47, -0.38]],
    ] as const
  ).map(([angle, width, ...axis]) => ({axis, twist: 0, k: 1.4, locks: [[angle, 0, 1, width, 0]], grid: [15, 6]})),
};

export const knight: Figure = {
  materials,
  tip: {lit: '#bfe6ea', shade: '#7f9fc8'},
  head,
  scale: SCALE,
  neck: [0, 2.2, -0.03],
  chin: head[1] - 0.495 * SCALE,
  crown: 2.6,
  skull: [
    [0.545, 0, -0.04, -0.04, -0.04, 0, 0.2],
    [0.53, 0.11, 0.09, -0.17, -0.04, 0, 0.2],
    [0.49, 0.205, 0.19, -0.27, -0.04, 0, 0.2],
    [0.39, 0.315, 0.315, -0.395, -0.03, 0, 0.2],
    [0.25, 0.378, 0.395, -0.475, -0.02, 0, 0.2],
    [0.1, 0.402, 0.424, -0.505, -0.01, 0.004, 0.2],
    [0.02, 0.402, 0.425, -0.5, 0, 0.006, 0.14],
    [-0.03, 0.398, 0.421, -0.49, 0.012, -0.017, 0.09],
    [-0.07, 0.393, 0.418, -0.475, 0.024, -0.006, 0.06],
    [-0.11, 0.386, 0.416, -0.455, 0.036, 0.011, 0.05],
    [-0.15, 0.377, 0.414, -0.43, 0.048, 0.026, 0.045],
    [-0.185, 0.367, 0.412, -0.405, 0.058, 0.04, 0.044],
    [-0.21, 0.352, 0.411, -0.38, 0.066, 0.048, 0.045],
    [-0.232, 0.341, 0.41, -0.355, 0.074, 0.053, 0.047],
    [-0.25, 0.33, 0.408, -0.333, 0.08, 0.045, 0.05],
    [-0.266, 0.319, 0.406, -0.312, 0.086, 0.025, 0.055],
    [-0.285, 0.305, 0.404, -0.286, 0.094, 0.016, 0.05],
    [-0.31, 0.284, 0.402, -0.25, 0.104, 0.014, 0.055],
    [-0.332, 0.264, 0.4, -0.212, 0.114, 0.022, 0.06],
    [-0.35, 0.246, 0.397, -0.178, 0.122, 0.017, 0.06],
    [-0.37, 0.225, 0.393, -0.135, 0.134, 0.021, 0.06],
    [-0.395, 0.197, 0.387, -0.08, 0.15, 0.012, 0.065],
    [-0.418, 0.167, 0.381, -0.03, 0.166, 0.018, 0.08],
    [-0.44, 0.136, 0.374, 0.025, 0.182, 0.028, 0.085],
    [-0.458, 0.115, 0.362, 0.075, 0.2, 0.026, 0.085],
    [-0.474, 0.084, 0.345, 0.125, 0.22, 0.019, 0.08],
    [-0.487, 0.051, 0.322, 0.175, 0.24, 0.006, 0.06],
    [-0.495, 0, 0.28, 0.28, 0.28, 0, 0.05],
  ],
  planes: [
    [-0.05, 0.18, -0.06, 0.1, 0.08],
    [0.012, 0.23, -0.17, 0.1, 0.08],
    [-0.008, 0.2, -0.3, 0.08, 0.08],
  ],
  hair,
  body: [
    ...torso,
    ...buckle([-0.024, 1.642, 0.121], 0, -0.05, 1),
    ...buckle([-0.034, 1.508, 0.144], 0, -0.26, 0.9),
    ...buckle(place(onCoat(6.5, 2.94), [[0, 0, 1]], 0.005), -0.2, -0.9, 0.8),
    ...straps,
    ...arms,
    ...armour,
    ...legs,
    ...boot(-0.07, -0.025, [-0.038, 0.035], -0.22),
    ...boot(0.285, 0.05, [-0.09, 0.05], 0.62),
    ...sword,
    stand,
  ],
  face: {
    eye: {x: 0.16, y: -0.066, scale: [0.76, 0.6], tilt: 0.1, tile: 0.15, wing: 0.78, open: 0.8},
    brow: [0.022, 0],
    nose: -0.264,
    mouth: [-0.352, 0.9, 0.038],
    blush: [0.24, -0.215, 0.2],
    colours: {
      lash: '#1d1422',
      lower: '#5a2a30',
      crease: '120,62,58',
      brow: '#453c5e',
      nose: '128,66,58',
      lip: '146,70,60',
      mouth: '#43181f',
      blush: '214,84,72',
      lines: '150,62,58',
      ring: '#0b2f3c',
      iris: [
        [0, '#0d3a48'],
        [0.3, '#15707a'],
        [0.62, '#34b7a6'],
        [0.9, '#74dcbd'],
        [1, '#8ce8ca'],
      ],
      glow: '150,236,208',
      flecks: ['206,255,232', '20,112,116'],
      pupil: '#0a2632',
      light: '#17525e',
      shade: '8,24,44',
    },
  },
  shadow: {
    heights: [-0.53, -0.42, -0.33, -0.25, -0.17, -0.05, 0.1, 0.24],
    keys: [
      {angle: 8, border: [0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7]},
      {
        angle: 30,
        border: [0.15, 0.19, 0.27, 0.33, 0.355, 0.375, 0.385, 0.37],
        dark: [
          [
            [0.014, -0.215],
            [0.034, -0.254],
            [0.014, -0.258],
          ],
        ],
      },
      {
        angle: 50,
        border: [0.08, 0.12, 0.19, 0.245, 0.265, 0.29, 0.285, 0.25],
        dark: [
          [
            [0.014, -0.205],
            [0.044, -0.256],
            [0.014, -0.262],
          ],
        ],
      },
      {angle: 70, border: [0.04, 0.065, 0.12, 0.18, 0.225, 0.205, 0.22, 0.19]},
      {
        angle: 85,
        border: [-0.005, 0.02, 0.012, 0.035, 0.03, 0, 0.085, 0.1],
        lit: [
          [0.09, -0.16],
          [0.22, -0.15],
          [0.14, -0.28],
        ],
      },
      {angle: 102, border: [-0.04, -0.05, -0.06, -0.015, -0.04, -0.09, -0.04, 0]},
      {angle: 125, border: [-0.1, -0.14, -0.2, -0.225, -0.235, -0.245, -0.2, -0.15]},
      {angle: 148, border: [-0.2, -0.22, -0.28, -0.32, -0.34, -0.35, -0.34, -0.32]},
      {angle: 168, border: [-0.7, -0.7, -0.7, -0.7, -0.7, -0.7, -0.7, -0.7]},
    ],
    glints: [
      [-0.004, -0.222, 0.0065, 0.012],
      [-0.002, -0.384, 0.014, 0.004],
    ],
  },
  maskTile: [24, 12],
};
