/** The chibi: two and a half heads tall, violet hair with a side tail, a white capelet, and the case that she paints with. */
import type {Clump, Figure, Hand, HandShape, Piece} from '../figure';
import {stand, standMaterial} from './stand';

const skin = {lit: '#ffdccd', shade: '#ee9f99', line: '#a5545a'};
const white = {lit: '#fdf8f3', shade: '#bfc0e6', line: '#565288'};
const navy = {lit: '#4456a6', shade: '#2b346f', line: '#171b45'};

/** Shadows shift hue and keep saturation (skin to rose, white to lavender, gold to orange): a grey shadow makes toon skin look dead. */
const materials: Figure['materials'] = {
  skin: {...skin},
  face: {...skin},
  hair: {lit: '#98a3f2', shade: '#6163c4', line: '#2c2a70'},
  white: {...white},
  navy: {...navy},
  coral: {lit: '#ff8670', shade: '#d9546f', line: '#7d2444'},
  gold: {lit: '#ffd46e', shade: '#e59c4c', line: '#80501e'},
  boots: {lit: '#4a4f8f', shade: '#2d3168', line: '#171b45', bands: [{dye: 'gold', from: 0.27, to: 0.335}]},
  stand: standMaterial,
  capelet: {
    ...white,
    bands: [
      {dye: 'navy', from: 0.875},
      {dye: 'gold', from: 0.79, to: 0.82},
    ],
  },
  skirt: {...navy, bands: [{dye: 'white', from: 0.815, to: 0.855}], creases: 16},
  sock: {...white, bands: [{dye: 'navy', from: 0.42, to: 0.52}]},
  prop: {lit: '#8fd3cf', shade: '#5a8fb8', line: '#224a6b'},
  cuff: {
    ...navy,
    bands: [
      {dye: 'gold', from: 0.18, to: 0.23},
      // Dark inside.
      {dye: 'white', from: 0.66, to: 0.84},
    ],
  },
};

const head = [0, 1.985, 0] as const;

const torso: readonly Piece[] = [
  {
    kind: 'stack',
    group: 'skin',
    mat: 'skin',
    grid: [6, 20],
    rows: [
      [1.68, 0.09, 0.07, -0.12],
      [1.5, 0.092, 0.062, -0.122],
      [1.42, 0.097, 0.065, -0.125],
      [1.33, 0.11, 0.08, -0.14],
    ],
    turn: [0.75, 0.2],
    // Always in the shadow of her chin.
    colour: {outline: 0.8, rim: 0, occlusion: 0.35},
  },
  {
    kind: 'stack',
    mat: 'white',
    grid: [4, 16],
    rows: [
      [1.325, 0.11, 0.1, -0.12],
      [1.16, 0.225, 0.16, -0.165],
      [0.97, 0.187, 0.15, -0.15],
    ],
    colour: {occlusion: 0.8},
  },
  // Standing collar.
  {
    kind: 'shell',
    mat: 'white',
    rows: [
      [1.402, 0.12, 0.11],
      [1.37, 0.124, 0.114],
      [1.33, 0.14, 0.13],
    ],
    grid: [4, 24],
    z: -0.03,
    thickness: 0.016,
  },
  {
    kind: 'shell',
    group: 'metal',
    mat: 'gold',
    rows: [
      [1.362, 0.137, 0.126],
      [1.346, 0.148, 0.137],
      [1.33, 0.148, 0.137],
    ],
    grid: [3, 24],
    z: -0.03,
    thickness: 0.02,
  },
  {
    kind: 'shell',
    mat: 'capelet',
    grid: [8, 56],
    z: -0.02,
    thickness: 0.016,
    rows: [
      [1.35, 0.125, 0.115],
      [1.315, 0.205, 0.168],
      [1.25, 0.285, 0.216],
      [1.15, 0.34, 0.262],
      [1.03, 0.38, 0.3],
    ],
    ripple: {amount: 0.026, count: 9, from: 0.35},
    lift: {amount: 0.012, count: 9, power: 1, from: 0.6},
    raised: 0.034,
  },
  {
    kind: 'shell',
    group: 'metal',
    mat: 'gold',
    rows: [
      [1.03, 0.206, 0.172, -0.008, 0, 0.05],
      [1, 0.218, 0.184, -0.012, 0, 0.06],
      [0.965, 0.236, 0.204, -0.016, 0, 0.07],
    ],
    grid: [3, 30],
    thickness: 0.03,
  },
  {
    kind: 'shell',
    mat: 'skirt',
    grid: [6, 96],
    rows: [
      [1, 0.192, 0.158, -0.012, 0, 0.06],
      [0.93, 0.248, 0.222, -0.02, 0, 0.06],
      [0.81, 0.335, 0.312, -0.024, 0, 0.05],
      [0.69, 0.405, 0.385, -0.02, 0, 0.05],
      [0.575, 0.452, 0.438, -0.016, 0, 0.05],
    ],
    pleats: {count: 16, depth: 0.12},
    lift: {amount: 0.012, count: 3, phase: 0.8, power: 2},
  },
  // In step with the pleats, whose valleys would come through an even wall.
  {
    kind: 'shell',
    mat: 'white',
    grid: [4, 64],
    rows: [
      [0.93, 0.2, 0.18, -0.02, 0, 0.06],
      [0.8, 0.293, 0.268, -0.024, 0, 0.05],
      [0.66, 0.37, 0.35, -0.02, 0, 0.05],
      [0.532, 0.414, 0.398, -0.016, 0, 0.05],
    ],
    ripple: {amount: -0.1, count: 16, power: 1},
    lift: {amount: 0.01, count: 16, phase: -Math.PI / 2, power: 2},
  },
];

const shape: HandShape = {
  palm: [
    [-0.13, 0.044, 0.033],
    [0, 0.045, 0.031],
    [0.05, 0.05, 0.027],
    [0.092, 0.046, 0.022],
  ],
  fingers: [
    [0.03825, 0.0536, 1.5, 0.1, 0.0172, 1],
    [0.01275, 0.0596, 0.5, 0.116, 0.0166, 1.08],
    [-0.01275, 0.0584, -0.5, 0.112, 0.016, 1.16],
    [-0.03825, 0.0524, -1.5, 0.092, 0.0154, 1.24],
  ],
  thumb: [0.03, 0.012, 0.85, 0.088, 0.0185, 0.6],
  radii: [1, 0.93, 0.86, 0.79],
  bends: [1 / 6, 1 / 2, 5 / 6],
};

const arm = (rows: readonly (readonly number[])[], hand: Omit<Hand, 'kind'>): readonly Piece[] => [
  {kind: 'sleeve', mat: 'white', cuff: 'cuff', rows},
  {kind: 'hand', ...hand},
];

// Her right arm waves, her left hangs and carries the case. Paths bend by less than the sleeve's radius: no pinching.
const arms: readonly Piece[] = [
  ...arm(
    [
      [-0.13, 1.225, -0.02, 0.062],
      [-0.235, 1.135, 0.005, 0.075],
      [-0.35, 1.06, 0.04, 0.09],
      [-0.475, 1.085, 0.083, 0.092],
      [-0.53, 1.182, 0.112, 0.08],
    ],
    {
      shape,
      at: [-0.564, 1.257, 0.13],
      dir: [-0.34, 0.92, 0.18],
      palm: [0.3, -0.02, 0.95],
      curl: 0.3,
      spread: 0.2,
      thumb: 1,
    },
  ),
  ...arm(
    [
      [0.13, 1.225, -0.02, 0.062],
      [0.235, 1.12, 0, 0.075],
      [0.335, 1.02, 0.035, 0.09],
      [0.425, 0.93, 0.07, 0.092],
      [0.49, 0.85, 0.108, 0.08],
    ],
    {
      // The thumb lies over the fingers.
      shape: {...shape, thumb: [0.036, 0, -0.25, 0.105, 0.0185, 0.4, 0.5]},
      at: [0.534, 0.765, 0.136],
      dir: [0.3, -0.93, 0.2],
      palm: [-0.48, 0, -0.88],
      curl: 3,
      spread: 0.03,
      thumb: -1,
    },
  ),
];

/** Centre and heading of the paint case, whose handle runs through her fingers. */
const [cx, cy, cz, yaw] = [0.547, 0.535, 0.125, 0.5];
const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];

const paintCase: readonly Piece[] = [
  {kind: 'box', mat: 'prop', centre: [cx, cy, cz], half: [0.098, 0.062, 0.062], yaw},
  {kind: 'box', mat: 'coral', centre: [cx, cy + 0.072, cz], half: [0.106, 0.016, 0.07], yaw, taper: 0.93},
  {
    kind: 'box',
    group: 'metal',
    mat: 'gold',
    centre: [cx + sin * 0.066, cy + 0.05, cz + cos * 0.066],
    half: [0.018, 0.022, 0.008],
    yaw,
  },
  {
    kind: 'tube',
    group: 'metal',
    mat: 'gold',
    rows: Array.from({length: 7}, (_, i) => {
      const a = (i / 6) * Math.PI;
      const x = -Math.cos(a) * 0.062;
      return [cx + x * cos, cy + 0.08 + Math.sin(a) * 0.07, cz - x * sin, 0.0115];
    }),
    grid: [14, 8],
    up: [sin, 0, cos],
  },
];

/** Place and turn of the feet: her right leg stands, her left is free. */
const legs = [
  [-0.092, 0, -0.12],
  [0.19, 0.1, 0.8],
].flatMap(([x, z, turn]): readonly Piece[] => {
  const leg = {kind: 'stack', x: x!, z: z!} as const;
  const foot = {...leg, exponent: 2.25, yaw: turn!} as const;
  return [
    {
      ...leg,
      group: 'skin',
      mat: 'skin',
      grid: [5, 20],
      rows: [
        [0.68, 0.108, 0.1, -0.115],
        [0.5, 0.094, 0.1, -0.096],
        [0.4, 0.09, 0.085, -0.095],
      ],
    },
    {
      ...leg,
      mat: 'sock',
      grid: [7, 18],
      rows: [
        [0.452, 0.09, 0.086, -0.096],
        [0.45, 0.1, 0.095, -0.106],
        [0.436, 0.102, 0.097, -0.108],
        [0.36, 0.096, 0.09, -0.102],
        [0.26, 0.09, 0.085, -0.097],
      ],
    },
    {
      ...foot,
      mat: 'boots',
      grid: [14, 24],
      rows: [
        [0.318, 0.094, 0.088, -0.1],
        [0.334, 0.106, 0.1, -0.112],
        [0.33, 0.113, 0.107, -0.119],
        [0.29, 0.112, 0.106, -0.118],
        [0.21, 0.098, 0.092, -0.105],
        [0.14, 0.085, 0.09, -0.096],
        [0.1, 0.088, 0.132, -0.104],
        [0.078, 0.097, 0.19, -0.112],
        [0.05, 0.106, 0.222, -0.116],
        [0.02, 0.106, 0.222, -0.116],
      ],
    },
    {
      ...foot,
      group: 'metal',
      mat: 'gold',
      grid: [4, 20],
      rows: [
        [0.034, 0.114, 0.238, -0.124],
        [0, 0.114, 0.238, -0.124],
      ],
    },
  ];
});

const ornaments: readonly Piece[] = [
  {
    kind: 'bow',
    mat: 'coral',
    metal: 'gold',
    centre: [0, 1.288, 0.19],
    right: [1, 0, 0],
    up: [0, 0.96, -0.28],
    size: 0.49,
    ribbons: [
      [-0.17, -0.62, 0.085],
      [0.17, -0.62, 0.085],
    ],
    head: 0,
    knot: 'gem',
  },
  {
    kind: 'bow',
    mat: 'coral',
    metal: 'gold',
    centre: [0.585, head[1] + 0.385, -0.05],
    right: [-0.3, 0.95, 0],
    up: [-0.85, -0.3, 0.45],
    size: 0.5,
    ribbons: [],
    head: 1,
    knot: 'plain',
  },
  {
    kind: 'star',
    mat: 'gold',
    centre: [-0.45, head[1] + 0.285, 0.375],
    front: [-0.68, 0.3, 0.67],
    size: 0.115,
    roll: 0.16,
    head: 1,
  },
  // The band that the tail springs from, around its axis.
  {
    kind: 'tube',
    mat: 'coral',
    rows: [
      [0.535, head[1] + 0.355, -0.161, 0.07],
      [0.545, head[1] + 0.36, -0.164, 0.104],
      [0.585, head[1] + 0.378, -0.172, 0.118],
      [0.622, head[1] + 0.397, -0.18, 0.104],
      [0.632, head[1] + 0.402, -0.183, 0.07],
    ],
    grid: [9, 16],
    colour: {head: 1},
  },
  // Pins that hold the capelet, one on each side.
  ...[-1, 1].map((m): Piece => ({
    kind: 'star',
    mat: 'gold',
    centre: [m * 0.262, 1.21, 0.134],
    front: [m * 0.68, 0.4, 0.6],
    size: 0.058,
    roll: m * 0.2,
    head: 0,
  })),
  stand,
];

const curtain: readonly Clump[] = [
  [0, 0.01, 1, 0.04, 1],
  [3, -0.02, 1, 0.06, 1.1],
  [-2, 0.05, 1, -0.04, 0.9],
  [2, -0.06, 1, 0.05, 1.1],
  [-2, -0.02, 1, -0.05, 0.95],
  [1, -0.08, 1, 0.06, 1.2],
  [-1, -0.01, 1, -0.05, 1],
  [3, -0.05, 1, -0.06, 1.1],
  [-2, 0.05, 1, 0.04, 0.85],
  [1, -0.03, 1, -0.06, 1.1],
  [0, 0.01, 1, -0.04, 1],
];
const layer: readonly Clump[] = [
  [0, 0.06, 1.16, 0.07, 0.8],
  [2, -0.1, 1.05, 0.1, 1.1],
  [-3, 0.1, 1.07, -0.06, 0.75],
  [1, -0.08, 1.05, 0.11, 1.15],
  [5, 0.13, 1.08, 0.07, 0.7],
  [-2, -0.03, 1.05, -0.1, 1.05],
  [2, 0.1, 1.18, -0.08, 0.9],
];

const hair: Figure['hair'] = {
  centre: [0, head[1] + 0.06, -0.03],
  radii: [0.535, 0.575, 0.57],
  whorl: [-0.07, -0.04, -0.17],
  reach: [0.7, 0.87],
  helmet: [
    [0.645, 0, -0.03, -0.03],
    [0.637, 0.1, 0.07, -0.13],
    [0.608, 0.208, 0.18, -0.245],
    [0.49, 0.395, 0.385, -0.45],
    [0.25, 0.525, 0.465, -0.595],
    [0.09, 0.54, 0.34, -0.62],
    [-0.05, 0.55, 0.16, -0.64],
    [-0.18, 0.54, 0.06, -0.6],
    [-0.36, 0.48, -0.06, -0.5],
    [-0.46, 0.4, -0.13, -0.41],
    [-0.5, 0.34, -0.18, -0.37],
    [-0.46, 0.28, -0.23, -0.32],
  ],
  bangs: [
    [-72, -17, 0.045, 0.1, 9, 2.1],
    [-51, -7, 0.04, 0.17, 12, 2.3],
    [-23, -6, 0.03, 0.11, 10, 2.3],
    [-3, -3, 0.04, 0.16, 6, 2.3],
    [19, -6, 0.045, 0.09, -10, 2.3],
    [41, -5, 0.045, 0.18, -12, 2.3],
    [68, -17, 0.045, 0.11, -9, 2.1],
    [-62, -14, 0.06, 0.07, 9, 2],
    [-37, -4, 0.06, 0.09, 12, 2],
    [-14, -16, 0.06, 0.12, 13, 2],
    [11, -12, 0.05, 0.07, -8, 2],
    [29, -6, 0.05, 0.13, -12, 2],
    [56, -9, 0.06, 0.08, -9, 2],
  ],
  // The widest is in front, so that no sliver of background opens in three-quarter view.
  sides: [
    [113, 0.01, -0.62, 0.46, 0.19, 1.2, 0.02],
    [98, 0.045, -0.52, 0.56, 0.15, 1, 0.05],
    [83, 0.055, -0.4, 0.44, 0.13, 1.1, 0.045],
  ],
  part: 0,
  tuck: 0.065,
  temple: 0.488,
  // One curtain of unequal points over the nape, a dark filler so that no gaps read as icicles, and a shorter layer on top.
  back: [
    {
      count: 11,
      spread: 194,
      off: 0.012,
      tipY: -0.69,
      width: 0.155,
      k: 2.6,
      inner: 0.8,
      clumps: curtain,
      grid: [20, 8],
    },
    {count: 9, spread: 180, off: -0.06, tipY: -0.8, width: 0.2, k: 6, inner: 0.64, grid: [9, 6]},
    {
      count: 7,
      spread: 150,
      off: 0.055,
      tipY: -0.38,
      width: 0.17,
      k: 2,
      inner: 1,
      hollow: 0.03,
      clumps: layer,
      grid: [24, 8],
    },
  ],
  tails: [
    {
      axis: [
        [0.52, 0.36, -0.16],
        [0.71, 0.43, -0.2],
        [0.88, 0.31, -0.25],
        [0.93, 0.04, -0.29],
        [0.86, -0.26, -0.27],
        [0.78, -0.56, -0.18],
        [0.83, -0.84, -0.11],
        [1, -1.03, -0.14],
      ],
      twist: 80,
      locks: [
        [60, 0.08, 1, 0.14, 0.06],
        [150, 0.085, 0.84, 0.13, 0.26],
        [-120, 0.085, 0.93, 0.14, 0.2],
        [-30, 0.09, 0.68, 0.13, 0.17],
      ],
    },
    // A hook, whose broad side faces the viewer.
    {
      axis: [
        [-0.02, 0.56, -0.03],
        [-0.07, 0.71, -0.05],
        [-0.03, 0.85, -0.02],
        [0.08, 0.9, 0.03],
        [0.18, 0.84, 0.07],
        [0.25, 0.73, 0.09],
      ],
      twist: 0,
      k: 1.1,
      locks: [
        [90, 0, 1, 0.042, 0],
        [60, 0.012, 0.42, 0.05, 0.03],
      ],
    },
  ],
};

export const chibi: Figure = {
  materials,
  tip: {lit: '#ffb3dd', shade: '#dc86cf'},
  head,
  scale: 1,
  neck: [0, 1.45, -0.03],
  chin: head[1] - 0.5,
  crown: 2.6,
  skull: [
    [0.545, 0, -0.04, -0.04, -0.04, 0, 0.2],
    [0.39, 0.37, 0.355, -0.425, -0.03, 0, 0.2],
    [0.25, 0.448, 0.44, -0.51, -0.01, 0, 0.2],
    [0.08, 0.482, 0.47, -0.545, 0, 0.004, 0.2],
    [-0.04, 0.482, 0.464, -0.531, 0.025, -0.012, 0.13],
    [-0.065, 0.48, 0.462, -0.523, 0.031, -0.019, 0.1],
    [-0.09, 0.477, 0.46, -0.513, 0.037, -0.022, 0.08],
    [-0.13, 0.471, 0.458, -0.455, 0.047, -0.016, 0.065],
    [-0.165, 0.463, 0.455, -0.39, 0.059, -0.001, 0.058],
    [-0.195, 0.455, 0.453, -0.33, 0.068, 0.017, 0.054],
    [-0.22, 0.447, 0.451, -0.275, 0.076, 0.033, 0.053],
    [-0.242, 0.438, 0.449, -0.23, 0.084, 0.04, 0.053],
    [-0.26, 0.429, 0.446, -0.195, 0.09, 0.037, 0.053],
    [-0.278, 0.418, 0.442, -0.162, 0.097, 0.024, 0.054],
    [-0.3, 0.403, 0.428, -0.124, 0.105, 0.0115, 0.057],
    [-0.325, 0.383, 0.416, -0.085, 0.115, 0.025, 0.055],
    [-0.35, 0.36, 0.406, -0.045, 0.126, 0.015, 0.057],
    [-0.367, 0.341, 0.401, -0.018, 0.135, 0.02, 0.055],
    [-0.39, 0.312, 0.398, 0.02, 0.147, 0.019, 0.065],
    [-0.415, 0.272, 0.397, 0.065, 0.162, 0.017, 0.08],
    [-0.438, 0.224, 0.396, 0.11, 0.178, 0.028, 0.1],
    [-0.457, 0.178, 0.387, 0.14, 0.198, 0.037, 0.1],
    [-0.4715, 0.136, 0.373, 0.185, 0.22, 0.038, 0.1],
    [-0.484, 0.092, 0.355, 0.222, 0.244, 0.029, 0.09],
    [-0.491, 0.055, 0.336, 0.246, 0.262, 0.013, 0.07],
    [-0.495, 0, 0.288, 0.288, 0.288, 0, 0.05],
  ],
  planes: [
    [-0.055, 0.2, -0.09, 0.13, 0.12],
    [0.008, 0.24, -0.27, 0.12, 0.1],
  ],
  hair,
  body: [...torso, ...arms, ...paintCase, ...legs, ...ornaments],
  face: {
    eye: {x: 0.207, y: -0.112, scale: [1.1, 1.1], tilt: -0.02, tile: 0.15, wing: 0.55, open: 1},
    brow: [0, 0.05],
    nose: -0.252,
    mouth: [-0.35, 0.84, 0.058],
    blush: [0.275, -0.272, 1],
    colours: {
      lash: '#261a5e',
      lower: '#7d3f58',
      crease: '205,110,110',
      brow: '#35287f',
      nose: '214,120,108',
      lip: '200,110,110',
      mouth: '#6b2438',
      blush: '255,110,105',
      lines: '226,84,88',
      ring: '#4a1626',
      iris: [
        [0, '#5a1f2a'],
        [0.28, '#a8401c'],
        [0.62, '#f0922a'],
        [0.9, '#ffcf55'],
        [1, '#ffdf7e'],
      ],
      glow: '255,246,180',
      flecks: ['255,236,150', '190,84,20'],
      pupil: '#451420',
      light: '#6b2024',
      shade: '52,14,44',
    },
  },
  shadow: {
    heights: [-0.53, -0.42, -0.33, -0.25, -0.17, -0.05, 0.1, 0.24],
    keys: [
      {angle: 8, border: [0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7]},
      {angle: 32, border: [0.2, 0.25, 0.37, 0.45, 0.5, 0.54, 0.54, 0.5]},
      {
        angle: 52,
        border: [0.1, 0.15, 0.28, 0.37, 0.42, 0.45, 0.44, 0.38],
        dark: [
          [
            [0.01, -0.236],
            [0.036, -0.262],
            [0.01, -0.266],
          ],
        ],
      },
      {angle: 70, border: [0.05, 0.09, 0.14, 0.21, 0.28, 0.25, 0.28, 0.26]},
      {
        angle: 85,
        border: [-0.01, 0.03, 0.015, 0.05, 0.03, -0.03, 0.1, 0.13],
        lit: [
          [0.11, -0.2],
          [0.25, -0.19],
          [0.17, -0.32],
        ],
      },
      {angle: 102, border: [-0.05, -0.06, -0.075, -0.02, -0.05, -0.11, -0.05, 0]},
      {angle: 125, border: [-0.13, -0.17, -0.25, -0.28, -0.29, -0.3, -0.24, -0.18]},
      {angle: 148, border: [-0.25, -0.28, -0.35, -0.4, -0.42, -0.435, -0.42, -0.4]},
      {angle: 168, border: [-0.7, -0.7, -0.7, -0.7, -0.7, -0.7, -0.7, -0.7]},
    ],
    glints: [
      [-0.004, -0.224, 0.0075, 0.011],
      [-0.002, -0.419, 0.02, 0.0055],
    ],
  },
};
