/**
 * The face painting: Bezier drawing in head units (y up), three layers.
 *
 * - mask: R eye opening, G catch-lights, B upper-lid shadow (EyeMap of the catalogue with the eye opening in R)
 * - iris: one tile for both eyes, drawn under the mask and shifted by parallax and gaze
 * - top:  everything inked over it: lashes, brows, creases, nose, mouth, blush; premultiplied
 *
 * Works on a canvas or an OffscreenCanvas context; expressions and blinks are other drawings of the same layers.
 */
import {FACE_REGION} from './measures';

export const EXPRESSIONS = ['smile', 'happy', 'surprised', 'calm'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** The part of a 2D context that the painting needs. */
export type Painter = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'setTransform'
  | 'transform'
  | 'translate'
  | 'scale'
  | 'rotate'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'bezierCurveTo'
  | 'quadraticCurveTo'
  | 'ellipse'
  | 'fill'
  | 'stroke'
  | 'clip'
  | 'clearRect'
  | 'fillRect'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'globalCompositeOperation'
>;

/** Eye centre (her left eye, x > 0), scale and tilt, head units; half extent of the iris tile in eye-local units. */
export const EYE = {x: 0.207, y: -0.112, scale: 1.1, tilt: -0.02, tile: 0.15} as const;

const LASH = '#2b1d3f';

/** Maps head units to the pixels of a w x h layer. */
function toRegion(g: Painter, w: number, h: number): void {
  g.setTransform(
    w / FACE_REGION.width,
    0,
    0,
    -h / FACE_REGION.height,
    (-FACE_REGION.x * w) / FACE_REGION.width,
    h + (FACE_REGION.y * h) / FACE_REGION.height,
  );
}

/** Runs `draw` in eye-local space of both eyes; +x is the outer corner. */
function eyes(g: Painter, draw: (mirror: number) => void): void {
  for (const m of [1, -1]) {
    g.save();
    g.translate(EYE.x * m, EYE.y);
    g.scale(m * EYE.scale, EYE.scale);
    g.rotate(-EYE.tilt);
    draw(m);
    g.restore();
  }
}

/** Upper edge of the eye opening for a lid that is `open` (1 open, 0 shut); wide eyes go above 1. */
function opening(g: Painter, open: number): void {
  const top = -0.09 + (0.106 + 0.09) * open;
  g.beginPath();
  g.moveTo(-0.112, -0.018);
  g.bezierCurveTo(-0.1, top * 0.78, -0.055, top, 0.005, top);
  g.bezierCurveTo(0.065, top, 0.116, top * 0.68, 0.128, 0.012);
  g.bezierCurveTo(0.125, -0.06, 0.075, -0.122, 0.01, -0.124);
  g.bezierCurveTo(-0.055, -0.124, -0.1, -0.09, -0.112, -0.018);
  g.closePath();
}

function blob(g: Painter, x: number, y: number, rx: number, ry: number, style: string): void {
  g.beginPath();
  g.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  g.fillStyle = style;
  g.fill();
}

const isShut = (expression: Expression, blink: boolean): boolean => blink || expression === 'happy';
const openness = (expression: Expression): number =>
  expression === 'surprised' ? 1.12 : expression === 'calm' ? 0.8 : 1;

export function paintMask(g: Painter, w: number, h: number, expression: Expression, blink: boolean): void {
  g.setTransform(1, 0, 0, 1, 0, 0);
  g.globalCompositeOperation = 'source-over';
  g.globalAlpha = 1;
  g.fillStyle = '#000';
  g.fillRect(0, 0, w, h);
  if (isShut(expression, blink)) return;
  toRegion(g, w, h);
  // Channels are independent masks, so every shape is added, never painted over.
  g.globalCompositeOperation = 'lighter';
  const open = openness(expression);
  eyes(g, () => {
    opening(g, open);
    g.fillStyle = '#f00';
    g.fill();
    g.save();
    opening(g, open);
    g.clip();
    const shade = g.createLinearGradient(0, 0.11 * open, 0, 0.0);
    shade.addColorStop(0, 'rgb(0,0,255)');
    shade.addColorStop(0.55, 'rgb(0,0,150)');
    shade.addColorStop(0.6, 'rgb(0,0,70)');
    shade.addColorStop(1, 'rgb(0,0,0)');
    g.fillStyle = shade;
    g.fillRect(-0.15, -0.02, 0.3, 0.17);
    g.restore();
  });
  // Catch-lights come from the world: the same side in both eyes.
  const k = expression === 'surprised' ? 0.9 : 1;
  for (const m of [1, -1]) {
    g.save();
    g.translate(EYE.x * m, EYE.y);
    g.scale(EYE.scale, EYE.scale);
    blob(g, -0.036, 0.044, 0.03 * k, 0.038 * k, '#0f0');
    blob(g, 0.043, -0.062, 0.0165, 0.0165, '#0f0');
    blob(g, 0.05, 0.024, 0.0085, 0.0085, '#0b0');
    g.restore();
  }
  g.globalCompositeOperation = 'source-over';
}

/** Iris tile, n x n pixels covering +-EYE.tile eye-local units. */
export function paintIris(g: Painter, n: number): void {
  const s = n / (2 * EYE.tile);
  g.setTransform(1, 0, 0, 1, 0, 0);
  g.clearRect(0, 0, n, n);
  g.setTransform(s, 0, 0, -s, n / 2, n / 2);
  blob(g, 0, 0, 0.106, 0.127, '#4a1626');
  g.save();
  g.beginPath();
  g.ellipse(0, 0, 0.0965, 0.1165, 0, 0, Math.PI * 2);
  g.clip();
  const body = g.createLinearGradient(0, 0.117, 0, -0.117);
  for (const [at, c] of [
    [0, '#5a1f2a'],
    [0.28, '#a8401c'],
    [0.62, '#f0922a'],
    [0.9, '#ffcf55'],
    [1, '#ffdf7e'],
  ] as const)
    body.addColorStop(at, c);
  g.fillStyle = body;
  g.fillRect(-0.12, -0.13, 0.24, 0.26);
  const glow = g.createRadialGradient(0, -0.085, 0, 0, -0.085, 0.075);
  glow.addColorStop(0, 'rgba(255,246,180,.95)');
  glow.addColorStop(1, 'rgba(255,246,180,0)');
  g.fillStyle = glow;
  g.fillRect(-0.12, -0.13, 0.24, 0.2);
  // Flecks: thin rays of the lower half, alternating warm light and dark.
  for (let i = 0; i < 26; i++) {
    const a = Math.PI * (1.04 + (0.92 * i) / 25);
    const r0 = 0.052 + (i % 3) * 0.006;
    const r1 = 0.086 + (i % 2) * 0.012;
    g.beginPath();
    g.moveTo(Math.cos(a) * r0, Math.sin(a) * r0 * 1.2);
    g.lineTo(Math.cos(a - 0.022) * r1, Math.sin(a - 0.022) * r1 * 1.2);
    g.lineTo(Math.cos(a + 0.022) * r1, Math.sin(a + 0.022) * r1 * 1.2);
    g.closePath();
    g.fillStyle = i % 2 ? 'rgba(255,236,150,.34)' : 'rgba(190,84,20,.25)';
    g.fill();
  }
  blob(g, 0, 0.004, 0.037, 0.054, '#451420');
  blob(g, 0, -0.018, 0.022, 0.026, '#6b2024');
  const shade = g.createLinearGradient(0, 0.117, 0, -0.01);
  shade.addColorStop(0, 'rgba(52,14,44,.9)');
  shade.addColorStop(1, 'rgba(52,14,44,0)');
  g.fillStyle = shade;
  g.fillRect(-0.12, -0.02, 0.24, 0.15);
  g.globalCompositeOperation = 'lighter';
  const sky = g.createRadialGradient(0.01, 0.09, 0, 0.01, 0.09, 0.085);
  sky.addColorStop(0, 'rgba(110,118,220,.42)');
  sky.addColorStop(1, 'rgba(110,118,220,0)');
  g.fillStyle = sky;
  g.fillRect(-0.12, -0.02, 0.24, 0.15);
  g.globalCompositeOperation = 'source-over';
  g.restore();
}

/** A stroke that swells in the middle: the area between two quadratic curves. */
function brush(
  g: Painter,
  x0: number,
  y0: number,
  cx: number,
  cy: number,
  x1: number,
  y1: number,
  w: number,
  style: string,
): void {
  g.beginPath();
  g.moveTo(x0, y0);
  g.quadraticCurveTo(cx, cy + w, x1, y1);
  g.quadraticCurveTo(cx, cy - w, x0, y0);
  g.closePath();
  g.fillStyle = style;
  g.fill();
}

function openLid(g: Painter, open: number): void {
  const d = (open - 1) * 0.17;
  // One crescent with a single wing; two wings or inner spikes look like a bat.
  g.beginPath();
  g.moveTo(-0.127, -0.052);
  g.bezierCurveTo(-0.116, 0.05 + d, -0.066, 0.137 + d, 0.008, 0.137 + d);
  g.bezierCurveTo(0.062, 0.137 + d, 0.104, 0.112 + d, 0.128, 0.074 + d * 0.6);
  g.quadraticCurveTo(0.158, 0.082 + d * 0.5, 0.19, 0.1 + d * 0.5);
  g.quadraticCurveTo(0.176, 0.05, 0.15, 0.022);
  g.quadraticCurveTo(0.148, -0.012, 0.139, -0.045);
  g.quadraticCurveTo(0.132, 0.01, 0.122, 0.03 + d * 0.4);
  g.bezierCurveTo(0.1, 0.076 + d, 0.058, 0.094 + d, 0.006, 0.094 + d);
  g.bezierCurveTo(-0.055, 0.094 + d, -0.1, 0.04 + d, -0.127, -0.052);
  g.closePath();
  g.fillStyle = LASH;
  g.fill();
  // Warm inner edge where the lash meets the light.
  brush(g, -0.118, -0.03, -0.07, 0.1 + d, 0.01, 0.097 + d, 0.006, 'rgba(125,40,72,.55)');
  // Lower lash, outer half only.
  g.beginPath();
  g.moveTo(0.008, -0.127);
  g.quadraticCurveTo(0.09, -0.128, 0.126, -0.055);
  g.quadraticCurveTo(0.096, -0.117, 0.008, -0.127);
  g.closePath();
  g.fillStyle = '#7d3f58';
  g.fill();
  brush(g, 0.004, 0.16 + d, 0.075, 0.168 + d, 0.128, 0.117 + d, 0.0045, 'rgba(205,110,110,.75)');
}

function shutLid(g: Painter, happy: boolean): void {
  const s = happy ? 1 : -1;
  const y = happy ? -0.03 : -0.055;
  g.beginPath();
  g.moveTo(-0.122, y - s * 0.038);
  g.bezierCurveTo(-0.06, y + s * 0.078, 0.06, y + s * 0.082, 0.12, y - s * 0.02);
  if (happy) {
    g.quadraticCurveTo(0.15, y - 0.008, 0.176, y + 0.014);
    g.quadraticCurveTo(0.158, y - 0.04, 0.128, y - 0.066);
  } else {
    g.quadraticCurveTo(0.15, y + 0.014, 0.18, y + 0.012);
    g.quadraticCurveTo(0.156, y + 0.042, 0.12, y + 0.05);
  }
  g.bezierCurveTo(0.055, y + s * 0.042, -0.055, y + s * 0.042, -0.122, y - s * 0.038);
  g.closePath();
  g.fillStyle = LASH;
  g.fill();
  if (!happy) brush(g, -0.08, 0.03, 0.02, 0.055, 0.11, 0.028, 0.005, 'rgba(205,110,110,.6)');
}

function mouth(g: Painter, expression: Expression): void {
  g.save();
  g.translate(0, -0.35);
  g.scale(0.84, 0.84);
  g.lineCap = 'round';
  g.lineJoin = 'round';
  const line = '#6b2438';
  if (expression === 'surprised') {
    g.beginPath();
    g.ellipse(0, -0.012, 0.026, 0.034, 0, 0, Math.PI * 2);
    g.fillStyle = '#a83a4c';
    g.fill();
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
    const d = expression === 'happy' ? 0.085 : 0.058;
    g.beginPath();
    g.moveTo(-w, 0.006);
    g.quadraticCurveTo(0, -0.02, w, 0.006);
    g.bezierCurveTo(w * 0.8, -d * 0.9, -w * 0.8, -d * 0.9, -w, 0.006);
    g.closePath();
    g.fillStyle = '#a83a4c';
    g.fill();
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
  brush(g, -0.016, -0.082, 0, -0.087, 0.016, -0.082, 0.004, 'rgba(200,110,110,.6)');
  g.restore();
}

/** Lashes, brows, nose, mouth, blush on transparent ground; w x h pixels of the face region. */
export function paintTop(g: Painter, w: number, h: number, expression: Expression, blink: boolean): void {
  g.setTransform(1, 0, 0, 1, 0, 0);
  g.globalCompositeOperation = 'source-over';
  g.globalAlpha = 1;
  g.clearRect(0, 0, w, h);
  toRegion(g, w, h);
  const blush = expression === 'happy' ? 0.62 : 0.5;
  for (const m of [1, -1]) {
    g.save();
    g.translate(0.275 * m, -0.272);
    g.scale(1, 0.55);
    const c = g.createRadialGradient(0, 0, 0, 0, 0, 0.115);
    c.addColorStop(0, `rgba(255,110,105,${blush})`);
    c.addColorStop(0.5, `rgba(255,110,105,${blush * 0.45})`);
    c.addColorStop(1, 'rgba(255,110,105,0)');
    g.fillStyle = c;
    g.fillRect(-0.13, -0.13, 0.26, 0.26);
    g.restore();
    for (let i = -1; i <= 1; i++) {
      const x = 0.275 * m + i * 0.026;
      brush(g, x - 0.008, -0.286, x + 0.004, -0.27, x + 0.011, -0.252, 0.0034, 'rgba(226,84,88,.9)');
    }
  }
  blob(g, 0.004, -0.252, 0.0125, 0.0052, 'rgba(214,120,108,.95)');
  mouth(g, expression);
  eyes(g, () => {
    if (isShut(expression, blink)) shutLid(g, expression === 'happy');
    else openLid(g, openness(expression));
    const up = expression === 'surprised' ? 0.035 : expression === 'calm' ? -0.012 : 0;
    const arch = expression === 'calm' ? 0.235 : 0.268;
    g.beginPath();
    g.moveTo(-0.085, 0.222 + up);
    g.quadraticCurveTo(0.02, arch + 0.026 + up, 0.15, 0.206 + up);
    g.quadraticCurveTo(0.02, arch - 0.008 + up, -0.083, 0.205 + up);
    g.closePath();
    g.fillStyle = '#45407f';
    g.fill();
  });
}
