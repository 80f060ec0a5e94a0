/**
 * A figure as data: all that the generators of mesh, painting and face shadow take from it. Lengths in recipe units, angles of hair in
 * degrees. Skull, hair and face are in head units, about which `scale` of the figure says how long they are.
 */
import type {Vec3} from '../shading/math';
import type {GroupName} from './measures';

/** Numbers by column; a spline runs through the rows. */
type Rows = readonly (readonly number[])[];

/** sRGB hex codes. */
interface Colours {
  readonly lit: string;
  readonly shade: string;
  /** Of the outline: the local colour darkened, never black. */
  readonly line: string;
}

/** A trim: the colours of another material from `from` to `to` along V of UV0, on the stand along its radius, or from the middle to both ends of U. */
interface Band {
  /** Name of the other material. */
  readonly dye: string;
  readonly from: number;
  /** Left out: up to the edge. */
  readonly to?: number;
  readonly ends?: boolean;
}

export interface Material extends Colours {
  readonly bands?: readonly Band[];
  /** Bands lie around the figure's axis, seen from above. */
  readonly round?: boolean;
  /** Number of creases around the part, also a broken one, inked from the top to the hem. */
  readonly creases?: number;
}

/** amount * t^power * smoothstep(from, 1, t) * cos(count * a + phase), at the share t of a part and the angle a around it. */
export interface Wave {
  readonly amount: number;
  readonly count: number;
  readonly phase?: number;
  readonly power?: number;
  readonly from?: number;
}

interface Surface {
  readonly colour?: {readonly occlusion?: number; readonly outline?: number; readonly rim?: number; readonly head?: 1};
  /** Cloth without one. */
  readonly group?: GroupName;
  readonly mat: string;
  readonly rows: Rows;
  readonly grid: readonly [rings: number, sides: number];
}

/** Slices from rows of y, half width, z front, z back; two more columns move the slice along x and tilt it, as a slope along x. */
export interface Stack extends Surface {
  readonly kind: 'stack';
  readonly x?: number;
  readonly z?: number;
  /** Of the superellipse. */
  readonly exponent?: number;
  /** Shares between which the part begins to turn with the head. */
  readonly turn?: readonly [from: number, to: number];
  /** Radians about the vertical through x and z, towards +x. */
  readonly yaw?: number;
}

/** A garment from rows of y, half width, half depth, from the top to the hem; three more columns move the ring along x and z and tilt it. */
export interface Shell extends Surface {
  readonly kind: 'shell';
  readonly z?: number;
  readonly thickness?: number;
  /** Material of its inner wall. */
  readonly lining?: string;
  /** Share of the radius. */
  readonly ripple?: Wave;
  /** Sharp valleys and flat tops. */
  readonly pleats?: {readonly count: number; readonly depth: number};
  readonly lift?: Wave;
  /** Radians around the axis: folds of unequal width that lean, edges that part. */
  readonly swing?: Wave;
  /** How far the middle of the front hem is raised. */
  readonly raised?: number;
  /** Radians from the back over -x between which an open garment has cloth. */
  readonly arc?: readonly [from: number, to: number];
}

/** A path from rows of x, y, z and radius. */
export interface Tube extends Surface {
  readonly kind: 'tube';
  /** Direction of the section's second axis. */
  readonly up?: Vec3;
  /** Tapers both ends to points on a half ellipse. */
  readonly round?: boolean;
}

/** A sleeve along rows of x, y, z and radius, and its cuff. */
export interface Sleeve {
  readonly kind: 'sleeve';
  readonly mat: string;
  readonly cuff: string;
  readonly rows: Rows;
  /** Of the cuff, as a factor. */
  readonly size?: number;
  /** Occlusion at the armhole, where a low light leaves crumbs without it. */
  readonly open?: number;
}

/** Along the thumb's side, along the hand, turn towards the thumb, length, radius, factor of the curl, and what it bends by from its root on. */
type Finger = readonly [
  x: number,
  y: number,
  turn: number,
  length: number,
  radius: number,
  curl: number,
  rise?: number,
];

/** Measures of a hand from the wrist on. */
export interface HandShape {
  /** Place along the hand, half width, half depth. */
  readonly palm: Rows;
  /** Their turns are shares of `spread`. */
  readonly fingers: readonly Finger[];
  readonly thumb: Finger;
  /** Factors of the radius, and between each two of them the direction as a share of the curl: bones are equally long. */
  readonly radii: readonly number[];
  readonly bends: readonly number[];
}

export interface Hand {
  readonly kind: 'hand';
  readonly shape: HandShape;
  /** Wrist. */
  readonly at: Vec3;
  /** Wrist to fingertips. */
  readonly dir: Vec3;
  /** Direction the palm faces. */
  readonly palm: Vec3;
  /** Curl of the fingers towards the palm in total, spread between neighbouring fingers; radians. */
  readonly curl: number;
  readonly spread: number;
  /** Side of the thumb along cross(dir, palm): 1 or -1. */
  readonly thumb: number;
}

export interface Bow {
  readonly kind: 'bow';
  readonly mat: string;
  readonly metal: string;
  readonly centre: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly size: number;
  /** End and width, in sizes. */
  readonly ribbons: readonly (readonly [x: number, y: number, width: number])[];
  /** 1 where it turns with the head. */
  readonly head: number;
  readonly knot: 'gem' | 'plain';
}

export interface Star {
  readonly kind: 'star';
  readonly mat: string;
  readonly centre: Vec3;
  readonly front: Vec3;
  readonly size: number;
  readonly roll: number;
  /** 1 where it turns with the head. */
  readonly head: number;
}

export interface Box {
  readonly kind: 'box';
  /** A prop without one. */
  readonly group?: GroupName;
  readonly mat: string;
  readonly centre: Vec3;
  readonly half: Vec3;
  /** Radians about z, then about y. */
  readonly roll?: number;
  readonly yaw: number;
  /** Size of the top as a share. */
  readonly taper?: number;
}

export type Piece = Stack | Shell | Tube | Sleeve | Hand | Bow | Star | Box;

/** Azimuth and elevation of the tip, offset, half width, sideways bend in degrees, sharpness of the tip. */
export type Bang = readonly [az: number, tip: number, off: number, width: number, bend: number, k: number];

/** The swing takes the cheek's part back and the tip forward. */
export type SideLock = readonly [
  az: number,
  off: number,
  tipY: number,
  tipX: number,
  width: number,
  k: number,
  swing?: number,
];

/** What tells a lock from its row: degrees, height, share of the radius, sideways bend of the tip, factor of the width. */
export type Clump = readonly [turn: number, fall: number, flare: number, bend: number, size: number];

/** A row of locks; `inner` is their share of the radius. */
export interface BackRow {
  readonly count: number;
  /** Degrees. */
  readonly spread: number;
  readonly off: number;
  readonly tipY: number;
  readonly width: number;
  readonly k: number;
  readonly inner: number;
  /** Of the nape, half way down: a share of the radius. */
  readonly hollow?: number;
  /** Lock by lock; left out: at random. */
  readonly clumps?: readonly Clump[];
  /** Of each lock; most rings are for the outermost row, which the contour of the head is made of. */
  readonly grid: readonly [rings: number, sides: number];
}

/** Angle around the axis (0 = outwards), distance, share of the length, half width, how far the tip leaves the bundle. */
type TailLock = readonly [angle: number, dist: number, length: number, width: number, flick: number];

/** A bundle of locks along an axis, or one that stands up. */
export interface Tail {
  readonly axis: Rows;
  /** Degrees that the locks wind around the axis. */
  readonly twist: number;
  /** Sharpness of the tips. */
  readonly k?: number;
  readonly locks: readonly TailLock[];
  /** Of each lock; long ones need more. */
  readonly grid?: readonly [rings: number, sides: number];
}

/** Hair: a helmet, and locks on an ellipsoid. Heights and paths are relative to the head. */
export interface Hair {
  /** Of the ellipsoid. */
  readonly centre: Vec3;
  readonly radii: Vec3;
  /** Where locks start, from its pole. */
  readonly whorl?: Vec3;
  /** Distances from the centre between which a lock leaves the head. */
  readonly reach: readonly [number, number];
  /** y, half width, z front, z back. */
  readonly helmet: Rows;
  readonly bangs: readonly Bang[];
  /** Locks that frame the face, on both sides. */
  readonly sides: readonly SideLock[];
  /** Azimuth of the parting of the fringe. */
  readonly part: number;
  /** How far its tips are drawn in towards the forehead. */
  readonly tuck: number;
  /** Where they pass the temples, x. */
  readonly temple: number;
  readonly back: readonly BackRow[];
  readonly tails: readonly Tail[];
}

/** Colours of the face painting: sRGB hex, or `r,g,b` where the painting sets alpha. */
export interface FaceColours {
  readonly lash: string;
  /** Lower lash. */
  readonly lower: string;
  readonly crease: string;
  readonly brow: string;
  readonly nose: string;
  /** Lower lip. */
  readonly lip: string;
  /** Line of the mouth. */
  readonly mouth: string;
  readonly blush: string;
  /** Strokes on the blush. */
  readonly lines: string;
  /** Around the iris. */
  readonly ring: string;
  /** From the top to the bottom. */
  readonly iris: readonly (readonly [at: number, colour: string])[];
  /** At the bottom of the iris. */
  readonly glow: string;
  readonly flecks: readonly [string, string];
  readonly pupil: string;
  /** In the pupil. */
  readonly light: string;
  /** Of the lid on the iris. */
  readonly shade: string;
}

export interface Face {
  /** Centre of her left eye (x > 0), scale along x and y, and tilt; half extent of the iris tile in eye-local units; factors of the lashes' length beyond the corner and of how far the eye opens. */
  readonly eye: {
    readonly x: number;
    readonly y: number;
    readonly scale: readonly [number, number];
    readonly tilt: number;
    readonly tile: number;
    readonly wing: number;
    readonly open: number;
  };
  /** What the brows are thicker by, and how far their outer ends fall. */
  readonly brow: readonly [thick: number, fall: number];
  /** Heights of nose and mouth, size of the mouth, and how far it opens in a smile. */
  readonly nose: number;
  readonly mouth: readonly [y: number, scale: number, open: number];
  /** Centre, and strength as a factor. */
  readonly blush: readonly [x: number, y: number, strength: number];
  readonly colours: FaceColours;
}

export type Polygon = readonly (readonly [number, number])[];

/** Border of the light on the face, and shapes beside it, for one heading of the light. */
export interface Key {
  /** Degrees from the front. */
  readonly angle: number;
  /** Lit where x < border(y); head units, x > 0 is the dark side. One value a height. */
  readonly border: readonly number[];
  /** Dark shapes inside the light: the nose's shadow. */
  readonly dark?: readonly Polygon[];
  /** Lit inside the shadow: the triangle under the far eye. */
  readonly lit?: Polygon;
}

export interface FaceShadow {
  /** Heights of the border's nodes, head units, rising. */
  readonly heights: readonly number[];
  readonly keys: readonly Key[];
  /** Highlights of nose and lip: centre and half extents. */
  readonly glints: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
}

export interface Figure {
  /** By name, in the order of the `matId` vertex attribute. */
  readonly materials: Readonly<Record<'skin' | 'face' | 'hair', Material> & Record<string, Material>>;
  /** Colour that the hair runs to at its tips, sRGB. */
  readonly tip: Omit<Colours, 'line'>;
  /** Head origin, and recipe units of a head unit. */
  readonly head: Vec3;
  readonly scale: number;
  /** The head, its hair and ornaments turn rigidly about this point. */
  readonly neck: Vec3;
  /** Heights of chin and crown: cameras are set by them. */
  readonly chin: number;
  readonly crown: number;
  /**
   * y, half width, z front, z back, z of the widest point; relative to the head. Then the profile: how far the middle line of
   * the face stands out of the egg, and the half width of what stands out.
   */
  readonly skull: Rows;
  /** Planes of the face, on both sides: how far they stand out, centre, half extents. */
  readonly planes: readonly (readonly [depth: number, x: number, y: number, rx: number, ry: number])[];
  readonly hair: Hair;
  readonly body: readonly Piece[];
  readonly face: Face;
  readonly shadow: FaceShadow;
  /** Repetitions over UV0 of a layer's mask, where the charts of the clothes are of another shape than the demo's. */
  readonly maskTile?: readonly [number, number];
}
