/** Templates of the packed maps: a neutral fill to paint on, and a guide of channels and UV to lay over it. */
import {encodePng, type Picture} from '../../src/stage/exchange/png';
import {ADVANCE, pixelsOf} from './glyphs';

type Rgba = readonly [number, number, number, number];

interface MapTemplate {
  /** Parameter that takes the map. */
  readonly id: string;
  /** An empty map, 8 bits a channel. */
  readonly neutral: readonly number[];
  /** What each channel carries. */
  readonly channels: readonly string[];
  /** Lines of the guide besides the grid. */
  readonly marks?: readonly {readonly u: number; readonly label: string}[];
  /** Labels of the lower and the upper edge. */
  readonly ends?: readonly [low: string, high: string];
}

export const templates: readonly MapTemplate[] = [
  {
    id: 'ControlMap',
    neutral: [128, 255, 255, 255],
    channels: [
      'R LIGHT BIAS  0 SHADED EARLIER, 128 NEUTRAL, 255 LIT EARLIER',
      'G OCCLUSION  0 ALWAYS SHADED, 255 OPEN',
      'B SPECULAR AND MATCAP MASK  0 NONE, 255 FULL',
      'A RIM MASK  0 NONE, 255 FULL',
    ],
  },
  {
    id: 'FaceShadowMap',
    neutral: [255, 255, 0],
    channels: [
      'R ANGLE OF SHADE, LIGHT FROM THE RIGHT OF THE CHARACTER  255 NEUTRAL',
      'G SHARE OF THIS MAP  0 ORDINARY SHADING, 255 FACE MAP',
      'B NOSE AND LIP HIGHLIGHT  0 NONE, 255 FULL',
    ],
    marks: [{u: 0.5, label: 'MIRROR LINE, U 0.5'}],
  },
  {
    id: 'HairMap',
    neutral: [255, 128, 128],
    channels: [
      'R HIGHLIGHT MASK  0 NONE, 255 FULL',
      'G SHIFT ALONG THE STRAND  0 ROOT, 128 NEUTRAL, 255 TIP',
      'B BREAKUP OF THE RING  0 THIN, 128 NEUTRAL, 255 WIDE',
    ],
    ends: ['ROOT, V 0', 'TIP, V 1'],
  },
];

export const neutralFile = (id: string): string => `T_Toon_${id}_Neutral.png`;
export const guideFile = (id: string): string => `T_Toon_${id}_Guide.png`;

const SIZE = 1024;
const CELLS = 8;
const INK: Rgba = [27, 29, 69, 255];
const GRID: Rgba = [27, 29, 69, 90];
const CORAL: Rgba = [181, 53, 44, 255];
const PAPER: Rgba = [255, 254, 251, 225];
/** Colours of the labels of R, G, B and A. */
const CHANNELS: readonly Rgba[] = [[190, 30, 40, 255], [20, 120, 60, 255], [50, 70, 200, 255], INK];
/** Pixels of a glyph's pixel. */
const DOT = 2;

const neutral = ({neutral: values}: MapTemplate): Picture => ({
  width: SIZE,
  height: SIZE,
  channels: values.length as 3 | 4,
  data: Uint8Array.from({length: SIZE * SIZE * values.length}, (_, i) => values[i % values.length]!),
});

/** A transparent picture: grid every eighth, halves heavier, labels. V rises from the lower edge, as in modelling tools. */
function guide({id, channels, marks = [], ends}: MapTemplate): Picture {
  const data = new Uint8Array(SIZE * SIZE * 4);
  const fill = (left: number, top: number, width: number, height: number, colour: Rgba) => {
    for (let y = Math.max(0, top); y < Math.min(SIZE, top + height); y += 1)
      for (let x = Math.max(0, left); x < Math.min(SIZE, left + width); x += 1) data.set(colour, (y * SIZE + x) * 4);
  };
  const write = (text: string, left: number, top: number, colour: Rgba) => {
    fill(left - 6, top - 6, (text.length * ADVANCE - 1) * DOT + 12, 7 * DOT + 12, PAPER);
    for (const [x, y] of pixelsOf(text)) fill(left + x * DOT, top + y * DOT, DOT, DOT, colour);
  };
  for (let at = 0; at <= CELLS; at += 1) {
    const place = Math.min(SIZE - 2, (at * SIZE) / CELLS);
    const width = at % (CELLS / 2) === 0 ? 2 : 1;
    fill(place, 0, width, SIZE, GRID);
    fill(0, place, SIZE, width, GRID);
  }
  for (const {u, label} of marks) {
    fill(u * SIZE - 2, 0, 4, SIZE, CORAL);
    write(label, u * SIZE + 14, SIZE / 2 - 7, CORAL);
  }
  for (const at of [1, 2, 3].map((quarter) => quarter / 4)) {
    write(`U ${at}`, at * SIZE + 8, SIZE - 52, INK);
    write(`V ${at}`, 8, (1 - at) * SIZE + 8, INK);
  }
  write(id.toUpperCase(), 16, 16, INK);
  channels.forEach((channel, row) => write(channel, 16, 50 + row * 30, CHANNELS[row]!));
  if (ends) {
    write(ends[0], 16, SIZE - 24, CORAL);
    write(ends[1], SIZE - 130, 16, CORAL);
  }
  return {width: SIZE, height: SIZE, channels: 4, data};
}

/** Contents by name. */
export const templateFiles = async (): Promise<ReadonlyMap<string, Uint8Array>> =>
  new Map(
    (
      await Promise.all(
        templates.map(async (template) => [
          [neutralFile(template.id), await encodePng(neutral(template))] as const,
          [guideFile(template.id), await encodePng(guide(template))] as const,
        ]),
      )
    ).flat(),
  );
