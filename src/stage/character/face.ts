/**
 * The face painting: Bezier drawing in head units (y up), three layers.
 *
 * - mask: R eye opening, G catch-lights, B upper-lid shadow (EyeMap of the catalogue with the eye opening in R)
 * - iris: one tile for both eyes, drawn under the mask and shifted by parallax and gaze
 * - top:  everything inked over it: lashes, brows, creases, nose, mouth, blush; premultiplied
 *
 * Works on a new context of a canvas or an OffscreenCanvas; expressions and blinks are other drawings of the same layers.
 */
import type {Face} from './figure';
import {FACE_REGION} from './measures';
import {blob, brush, shape, wash, type Painter} from './strokes';

export const EXPRESSIONS = ['smile', 'happy', 'surprised', 'calm'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** Maps head units to the pixels of a w x h layer. */
function toRegion(g: Painter, w: number, h: number): void {
  const {x, y, width, height} = FACE_REGION;
  g.setTransform(w / width, 0, 0, -h / height, (-x * w) / width, h + (y * h) / height);
}

/** Runs `draw` in eye-local space of both eyes; +x is the outer corner. */
function eyes(g: Painter, {eye}: Face, draw: () => void): void {
  for (const m of [1, -1]) {
    g.save();
    g.translate(eye.x * m, eye.y);
    g.scale(m * eye.scale[0], eye.scale[1]);
    g.rotate(-eye.tilt);
    draw();
    g.restore();
  }
}

const isShut = (expression: Expression, blink: boolean): boolean => blink || expression === 'happy';
const openness = ({eye}: Face, expression: Expression): number =>
  eye.open * (expression === 'surprised' ? 1.12 : expression === 'calm' ? 0.8 : 1);

/** Opening of the eyes, catch-lights and the shadow of the upper lid; w x h pixels of the face region. */
export function paintMask(g: Painter, face: Face, w: number, h: number, expression: Expression, blink: boolean): void {
  g.fillStyle = '#000';
  g.fillRect(0, 0, w, h);
  if (isShut(expression, blink)) return;
  toRegion(g, w, h);
  // Channels are independent masks, so every shape is added, never painted over.
  g.globalCompositeOperation = 'lighter';
  const open = openness(face, expression);
  eyes(g, face, () => {
    // Upper edge: wide eyes go above 1.
    const top = -0.09 + (0.106 + 0.09) * open;
    shape(
      g,
      '#f00',
      [-0.112, -0.018],
      [-0.1, top * 0.78, -0.055, top, 0.005, top],
      [0.065, top, 0.116, top * 0.68, 0.128, 0.012],
      [0.125, -0.06, 0.075, -0.122, 0.01, -0.124],
      [-0.055, -0.124, -0.1, -0.09, -0.112, -0.018],
    );
    g.save();
    g.clip();
    wash(
      g,
      [0, 0.11 * open, 0, 0],
      [
        [0, 'rgb(0,0,255)'],
        [0.55, 'rgb(0,0,150)'],
        [0.6, 'rgb(0,0,70)'],
        [1, 'rgb(0,0,0)'],
      ],
    );
    g.restore();
  });
  // Catch-lights come from the world: the same side in both eyes.
  const k = expression === 'surprised' ? 0.9 : 1;
  for (const m of [1, -1]) {
    g.save();
    g.translate(face.eye.x * m, face.eye.y);
    g.scale(...face.eye.scale);
    blob(g, -0.036, 0.044, 0.03 * k, 0.038 * k, '#0f0');
    blob(g, 0.034, -0.054, 0.0165, 0.0165, '#0f0');
    blob(g, 0.042, 0.022, 0.0085, 0.0085, '#0b0');
    g.restore();
  }
  g.globalCompositeOperation = 'source-over';
}

/** Iris tile, n x n pixels. */
export function paintIris(g: Painter, {eye, colours: c}: Face, n: number): void {
  const s = n / (2 * eye.tile);
  g.setTransform(s, 0, 0, -s, n / 2, n / 2);
  blob(g, 0, 0, 0.106, 0.127, c.ring);
  g.save();
  g.beginPath();
  g.ellipse(0, 0, 0.0965, 0.1165, 0, 0, Math.PI * 2);
  g.clip();
  wash(g, [0, 0.117, 0, -0.117], c.iris);
  wash(
    g,
    [0, -0.085, 0, 0, -0.085, 0.075],
    [
      [0, `rgba(${c.glow},.95)`],
      [1, `rgba(${c.glow},0)`],
    ],
  );
  // Flecks: thin rays of the lower half, alternating warm light and dark.
  for (let i = 0; i < 26; i++) {
    const a = Math.PI * (1.04 + (0.92 * i) / 25);
    const r0 = 0.052 + (i % 3) * 0.006;
    const r1 = 0.086 + (i % 2) * 0.012;
    shape(
      g,
      i % 2 ? `rgba(${c.flecks[0]},.34)` : `rgba(${c.flecks[1]},.25)`,
      [Math.cos(a) * r0, Math.sin(a) * r0 * 1.2],
      [Math.cos(a - 0.022) * r1, Math.sin(a - 0.022) * r1 * 1.2],
      [Math.cos(a + 0.022) * r1, Math.sin(a + 0.022) * r1 * 1.2],
    );
  }
  blob(g, 0, 0.004, 0.037, 0.054, c.pupil);
  blob(g, 0, -0.018, 0.022, 0.026, c.light);
  wash(
    g,
    [0, 0.117, 0, -0.01],
    [
      [0, `rgba(${c.shade},.9)`],
      [1, `rgba(${c.shade},0)`],
    ],
  );
  g.globalCompositeOperation = 'lighter';
  wash(
    g,
    [0.01, 0.09, 0, 0.01, 0.09, 0.085],
    [
      [0, 'rgba(110,118,220,.42)'],
      [1, 'rgba(110,118,220,0)'],
    ],
  );
  g.globalCompositeOperation = 'source-over';
  g.restore();
}

function openLid(g: Painter, {eye, colours: c}: Face, open: number): void {
  const d = (open - 1) * 0.17;
  const out = (x: number): number => 0.128 + x * eye.wing;
  const y = 0.132 - 0.058 * eye.wing;
  // One crescent with a single wing; two wings or inner spikes look like a bat.
  shape(
    g,
    c.lash,
    [-0.127, -0.052],
    [-0.116, 0.05 + d, -0.066, 0.137 + d, 0.008, 0.137 + d],
    [0.062, 0.137 + d, 0.104, 0.112 + d, 0.128, y + d * 0.6],
    [out(0.03), y - 0.004 + d * 0.5, out(0.068), 0.088 + d * 0.5],
    [out(0.026), 0.066, out(0.016), 0.03],
    [out(0.018), -0.012, out(0.011), -0.045],
    [out(0.004), 0.01, 0.122, 0.03 + d * 0.4],
    [0.1, 0.076 + d, 0.058, 0.094 + d, 0.006, 0.094 + d],
    [-0.055, 0.094 + d, -0.1, 0.04 + d, -0.127, -0.052],
  );
  // Warm inner edge where the lash meets the light.
  brush(g, -0.118, -0.03, -0.07, 0.1 + d, 0.01, 0.097 + d, 0.006, 'rgba(125,40,72,.55)');
  // Lower lash, outer half only.
  shape(g, c.lower, [0.008, -0.127], [0.09, -0.128, 0.126, -0.055], [0.096, -0.117, 0.008, -0.127]);
  brush(g, 0.004, 0.16 + d, 0.075, 0.168 + d, 0.128, 0.117 + d, 0.0045, `rgba(${c.crease},.75)`);
}

function shutLid(g: Painter, {eye, colours: c}: Face, happy: boolean): void {
  const s = happy ? 1 : -1;
  const y = happy ? -0.03 : -0.055;
  const out = (x: number): number => 0.12 + x * eye.wing;
  shape(
    g,
    c.lash,
    [-0.122, y - s * 0.038],
    [-0.06, y + s * 0.078, 0.06, y + s * 0.082, 0.12, y - s * 0.02],
    ...(happy
      ? [
          [out(0.03), y - 0.008, out(0.056), y + 0.014],
          [out(0.038), y - 0.04, out(0.008), y - 0.066],
        ]
      : [
          [out(0.03), y + 0.014, out(0.06), y + 0.012],
          [out(0.036), y + 0.042, 0.12, y + 0.05],
        ]),
    [0.055, y + s * 0.042, -0.055, y + s * 0.042, -0.122, y - s * 0.038],
  );
  if (!happy) brush(g, -0.08, 0.03, 0.02, 0.055, 0.11, 0.028, 0.005, `rgba(${c.crease},.6)`);
}

function mouth(g: Painter, {mouth: [y, size, open], colours: c}: Face, expression: Expression): void {
  g.save();
  g.translate(0, y);
  g.scale(size, size);
  g.lineCap = 'round';
  g.lineJoin = 'round';
  const line = c.mouth;
  if (expression === 'surprised') {
    blob(g, 0, -0.012, 0.026, 0.034, '#a83a4c');
    g.strokeStyle = line;
    g.lineWidth = 0.007;
    g.stroke();
    g.save();
    g.clip();
    blob(g, 0, -0.042, 0.024, 0.02, '#f58a8a');
    g.restore();
  } else if (expression === 'calm') {
    brush(g, -0.036, 0.004, 0, -0.012, 0.036, 0.004, 0.0055, line);
  } else {
    const w = expression === 'happy' ? 0.078 : 0.062;
    const d = expression === 'happy' ? 0.085 : open;
    shape(g, '#a83a4c', [-w, 0.006], [0, -0.02, w, 0.006], [w * 0.8, -d * 0.9, -w * 0.8, -d * 0.9, -w, 0.006]);
    g.save();
    g.clip();
    blob(g, 0, -d * 0.78, w * 0.62, d * 0.36, '#f58a8a');
    g.restore();
    // Upper line with up-turned ends.
    g.beginPath();
    g.moveTo(-w - 0.016, 0.018);
    g.quadraticCurveTo(-w, 0.001, -w * 0.7, -0.002);
    g.quadraticCurveTo(0, -0.016, w * 0.7, -0.002);
    g.quadraticCurveTo(w, 0.001, w + 0.016, 0.018);
    g.strokeStyle = line;
    g.lineWidth = 0.0085;
    g.stroke();
  }
  // Lower lip: a breath of shade.
  brush(g, -0.016, -0.024 - open, 0, -0.029 - open, 0.016, -0.024 - open, 0.004, `rgba(${c.lip},.6)`);
  g.restore();
}

/** Lashes, brows, nose, mouth, blush on transparent ground; w x h pixels of the face region. */
export function paintTop(g: Painter, face: Face, w: number, h: number, expression: Expression, blink: boolean): void {
  const c = face.colours;
  toRegion(g, w, h);
  const [bx, by, strength] = face.blush;
  const blush = strength * (expression === 'happy' ? 0.62 : 0.5);
  for (const m of [1, -1]) {
    g.save();
    g.translate(bx * m, by);
    g.scale(1, 0.55);
    wash(
      g,
      [0, 0, 0, 0, 0, 0.115],
      [
        [0, `rgba(${c.blush},${blush})`],
        [0.5, `rgba(${c.blush},${blush * 0.45})`],
        [1, `rgba(${c.blush},0)`],
      ],
    );
    g.restore();
    for (let i = -1; i <= 1; i++) {
      const x = bx * m + i * 0.026;
      brush(
        g,
        x - 0.008,
        by - 0.014,
        x + 0.004,
        by + 0.002,
        x + 0.011,
        by + 0.02,
        0.0034,
        `rgba(${c.lines},${0.9 * strength})`,
      );
    }
  }
  brush(g, -0.01, face.nose + 0.004, 0.002, face.nose - 0.008, 0.016, face.nose + 0.002, 0.0055, `rgba(${c.nose},.95)`);
  mouth(g, face, expression);
  eyes(g, face, () => {
    if (isShut(expression, blink)) shutLid(g, face, expression === 'happy');
    else openLid(g, face, openness(face, expression));
    const up = expression === 'surprised' ? 0.035 : expression === 'calm' ? -0.012 : 0;
    const arch = expression === 'calm' ? 0.235 : 0.268;
    const [thick, fall] = face.brow;
    shape(
      g,
      c.brow,
      [-0.092, 0.21 - 0.4 * thick + up],
      [0.02, arch + 0.026 + up, 0.15, 0.206 - fall + up],
      [0.02, arch - 0.008 - thick + up, -0.086, 0.204 - 0.7 * thick + up],
    );
  });
}
