/** Finds the bones that the stage needs, by their names and, where names fail, by the tree and the rest positions. */
import {dot, length3, sub, type Vec3} from '../shading/math';

export const ARMS = ['leftUpperArm', 'leftLowerArm', 'rightUpperArm', 'rightLowerArm'] as const;
export type Bone = 'head' | 'hips' | (typeof ARMS)[number];
export type Bones = ReadonlyMap<Bone, number>;

interface TreeNode {
  readonly name: string;
  /** Index of the list, or −1. */
  readonly parent: number;
  readonly place: Vec3;
}

/** Bones with their rest places. */
export class Tree {
  readonly children: readonly (readonly number[])[];

  constructor(readonly nodes: readonly TreeNode[]) {
    const children: number[][] = nodes.map(() => []);
    nodes.forEach(({parent}, at) => children[parent]?.push(at));
    this.children = children;
  }

  /** The nearest ancestor first. */
  *ancestors(of: number): Generator<number> {
    for (let at = this.nodes[of]!.parent; at >= 0; at = this.nodes[at]!.parent) yield at;
  }

  /** All bones below `of`, itself not among them. */
  below(of: number): number[] {
    const found = [...this.children[of]!];
    for (let i = 0; i < found.length; i++) found.push(...this.children[found[i]!]!);
    return found;
  }

  apart(a: number, b: number): number {
    return length3(sub(this.nodes[b]!.place, this.nodes[a]!.place));
  }

  /** The bone below `of` that is farthest from it. */
  tip(of: number, only: (at: number) => boolean = () => true): number | undefined {
    return this.below(of)
      .filter(only)
      .toSorted((a, b) => this.apart(of, b) - this.apart(of, a))[0];
  }

  /** The longest bone on the way from one to another below it. */
  longest(of: number, below: number): number {
    const way = [below, ...this.ancestors(below)];
    return Math.max(...way.slice(0, way.indexOf(of)).map((at) => this.apart(at, this.nodes[at]!.parent)));
  }

  /** The bone after `of` on the way to its tip, at least a third of the way there; −1 when it is the last. */
  next(of: number): number {
    const tip = this.tip(of);
    if (tip === undefined) return -1;
    const way = [tip];
    for (const at of this.ancestors(tip)) {
      if (at === of) break;
      way.unshift(at);
    }
    return way.find((at) => this.apart(of, at) * 3 > this.apart(of, tip)) ?? -1;
  }

  /** Places of bones along an axis, from the lowest to the highest. */
  spread(axis: number, only: (at: number) => boolean = () => true): number {
    let [low, high] = [Infinity, -Infinity];
    this.nodes.forEach(({place}, at) => {
      if (only(at)) [low, high] = [Math.min(low, place[axis]!), Math.max(high, place[axis]!)];
    });
    return high - low;
  }
}

/** Prefixes of Mixamo, 3ds Max, Rigify, Character Creator, VRoid, Valve and exporters; all before a colon, a bar or a slash is a namespace. */
const PREFIX =
  /^.*[:|/]|^(?:armature|mixamorig\d*|valvebiped|(?:bip|biped)\s*\d*|def|org|cc[_ ]base|j[_ ](?:bip|adj|sec)|rl|jnt|joint|bone|b|bn|sk|rig|jt|character\d*|ch\d+)(?=[_\s.:-]|$)[_\s.:-]*|^mixamorig\d*(?=[A-Z])/i;
/** Helpers that follow a bone and move no limb themselves. */
const HELPER =
  /\b(?:twist|roll|end|nub|top|ik|fk|pole|target|ctrl|control|share|sharebone|helper|adj|corrective|gizmo|tip|mch|tweak|accessory|hat|hair|eye|jaw)\d*\b|捩|ＩＫ|先$|親$/i;
const LEFT =
  /^(?:(?:l|lf|lt|lft|left|links|izq|izquierd[ao]|gauche|esq|esquerd[ao]|sx|sinistr[ao]|hidari|л|лев(?:ый|ая|ое))\d*|왼쪽?|左)$/;
const RIGHT =
  /^(?:(?:r|rf|rt|rgt|right|rechts|der|derech[ao]|droite?|dir|direit[ao]|dx|destr[ao]|migi|п|прав(?:ый|ая|ое))\d*|오른쪽?|右)$/;
/** A side that is joined to the bone, in letters of one case. */
const JOINED = /^(left|right)(?=.)|(?<=.)(left|right)$/;

/** Words for the bones, joined without separators and sides, best first. */
const WORDS: Readonly<Record<'head' | 'hips' | 'upper' | 'lower', readonly RegExp[]>> = {
  head: [
    /^(?:head\d*|headneckupper|頭|头|頭部|头部|头骨|ヘッド|アタマ|あたま|atama|머리|kopf|t[eê]te|testa|cabe[zç]a|голова)$/,
    /^spine006$/,
  ],
  hips: [
    /^(?:(?:hips?|pelvis)\d*|腰|下半身|センター|ヒップ|コシ|こし|koshi|骨盆|盆骨|胯|臀|臀部|髋|골반|엉덩이|becken|hüfte|bassin|bacino|cadera|quadril|таз|cog)$/,
  ],
  upper: [
    /^(?:upperarm\d*|uparm|armup\d*|腕|ウデ|うで|二の腕|上?手臂|臂|armupper|上腕|上臂|大臂|アーム|ude|胳膊|윗팔|상완|팔|oberarm|bras|bra[zç]o(?:superior)?|braccio|плечо|humerus|biceps?)$/,
    /^(?:arm|shldrbend|shldr)\d*$/,
    /^(?:shoulder|shldr|armshoulder)$/,
  ],
  lower: [
    /^(?:lowerarm\d*|armelbow|forearm\d*|forearmbend|elbow|ひじ|ヒジ|手?肘|エルボー|hiji|下腕|下手臂|armlow\d*|前腕|前臂|小臂|下臂|아래팔|전완|팔뚝|unterarm|avantbras|antebra[zç]o|brazoinferior|avambraccio|предплечье|loarm|lowarm|armlower|radius)$/,
  ],
};

/** Lower-case words of a bone's name and its side; undefined for a helper. */
function read(name: string): {word: string; side: 'left' | 'right' | undefined} | undefined {
  // Marks that cannot be seen, and pictures before the name; what FBX makes of marks.
  let rest = name
    .replace(/FBXASC(\d{3})/g, (_, code: string) => String.fromCharCode(Number(code)))
    .normalize('NFKC')
    .replace(/^[^\p{L}\p{N}]+|\p{Cf}|_\$AssimpFbx\$.*/gu, '');
  for (let before = ''; before !== rest;) rest = (before = rest).replace(PREFIX, '') || before;
  const [, sign = '', after = rest] = /^([左右](?=[^侧側边邊])|[左右][侧側边邊]|왼쪽?|오른쪽?)(.+)$/.exec(rest) ?? [];
  const spaced = after
    .replace(/^(?:[lr](?=[A-Z])|[LR](?=[A-Z][a-z]))/, '$& ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/(\p{Lo})([LR])/gu, '$1 $2')
    .replace(/([左右])$/, ' $1')
    .replace(/[_\-.\s()[\]]+/g, ' ')
    .toLowerCase();
  if (HELPER.test(spaced)) return undefined;
  let side: 'left' | 'right' | undefined = sign ? (/[左왼]/.test(sign) ? 'left' : 'right') : undefined;
  let all = spaced.trim().split(' ');
  // Sketchfab numbers every node: the number of a spine tells more.
  all = all.filter((token, i) => i === 0 || !/^\d+$/.test(token) || (all[0] === 'spine' && i === 1));
  const words = all.filter((token) => {
    if (LEFT.test(token)) side ??= 'left';
    else if (RIGHT.test(token)) side ??= 'right';
    else
      return !/^(?:m|c|x|cn|mid|middle|center|armature|bone|jnt|joint|jt|bn|skin|bind|bnd|def|deform|scl|mesh|stretch|#\d+)$/.test(
        token,
      );
    return false;
  });
  const word = words.join('');
  side ??= JOINED.exec(word)?.find((found, i): found is 'left' | 'right' => i > 0 && found !== undefined);
  return {word: word.replace(JOINED, ''), side};
}

/** What all names begin with, up to a separator: the name of the character. */
function shared(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  let length = first.length;
  for (const name of rest) while (!name.startsWith(first.slice(0, length))) length--;
  return rest.length > 2 ? (/^.*[_\s.-]/.exec(first.slice(0, length))?.[0] ?? '') : '';
}

/** Bones by the names of common tools; the node list may hold other nodes. */
export function bonesByName(tree: Tree): Map<Bone, number> {
  const found = new Map<Bone, number>();
  const {length} = shared(tree.nodes.map(({name}) => name));
  const names = tree.nodes.map(({name}) => read(name.slice(length)));
  const shoulder = (at: number): boolean => /sh(?:oulder|ldr)/.test(names[at]?.word ?? '');
  const first = (kind: keyof typeof WORDS, side?: 'left' | 'right', among?: readonly number[]): number => {
    for (const pattern of WORDS[kind]) {
      const called = [...(among ?? names.keys())].filter((at) => {
        const name = names[at];
        return name && name.side === side && pattern.test(name.word);
      });
      // Of an arm in several segments the one at the shoulder; of several shoulders the one at the arm.
      const found = among && called.some((at) => !shoulder(at)) ? called.at(-1) : called[0];
      if (found !== undefined) return found;
    }
    return -1;
  };
  for (const bone of ['head', 'hips'] as const) {
    const at = first(bone);
    if (at >= 0) found.set(bone, at);
  }
  for (const side of ['left', 'right'] as const) {
    const lower = first('lower', side);
    // A shoulder is a collarbone in some tools and an upper arm in others: the forearm's ancestors decide.
    const above = lower < 0 ? undefined : [...tree.ancestors(lower)];
    const named = first('upper', side, above);
    // Without a forearm the shape decides.
    if (!above && shoulder(named)) continue;
    // Between a shoulder and a forearm there may be an upper arm of an unknown name, beside parts of the shoulder.
    const between = shoulder(named) ? (above?.slice(0, above.indexOf(named)) ?? []) : [];
    const unknown = between.findLast((at) => names[at]?.side === side && !shoulder(at));
    const upper = unknown ?? (named < 0 && above ? (above.find((at) => tree.apart(at, lower) > 0) ?? -1) : named);
    if (upper < 0) continue;
    found.set(`${side}UpperArm`, upper);
    const child = lower < 0 ? tree.next(upper) : lower;
    if (child >= 0) found.set(`${side}LowerArm`, child);
  }
  return found;
}

/** Whether a bone is the right one of two, by the first letter in which their names differ; undefined where these have little in common. */
function isRight(name: string, other: string): boolean | undefined {
  let [start, end] = [0, 0];
  while (start < name.length && name[start] === other[start]) start++;
  while (start + end < Math.min(name.length, other.length) && name.at(-1 - end) === other.at(-1 - end)) end++;
  if (start + end < 3) return undefined;
  const letters = `${name[start]}${other[start]}`;
  // Left and right, links, gauche and droite, esquerda and direita, izquierda, sinistra.
  if (/^[lgeis左왼л][rd右오п]$/i.test(letters)) return false;
  return /^[rd右오п][lgeis左왼л]$/i.test(letters) ? true : undefined;
}

/** A limb on one side with its mirrored twin. */
interface Limb {
  readonly sides: readonly [number, number];
  readonly reach: number;
  readonly depth: number;
  /** From its root to its tip, 1 long. */
  readonly along: Vec3;
  /** How much of that leads away from the middle. */
  readonly out: number;
  readonly size: number;
  /** The longest of its bones, as a share of its reach. */
  readonly longest: number;
}

/** Bones of the largest skeleton that is searched: every bone is compared with every other. */
const MOST = 1500;
/** The longest bone of an arm, at least, as a share of its reach: chains of hair, wings and skirts are of many short ones. */
const LONG_BONE = 0.4;
/** How far two places may be from mirrored, as a share of the skeleton. */
const SLACK = 0.03;

/** The plane through the root about which most bones are mirrored, and the twin of each: itself near the plane, −1 where there is none. */
function mirrorOf({nodes}: Tree, root: number, depths: readonly number[], slack: number) {
  const mirrors = ([0, 2, 1] as const).map((axis) => {
    const middle = nodes[root]!.place[axis]!;
    const twin = nodes.map(({place}, at) => {
      const off = Math.abs(place[axis]! - middle);
      if (off < slack / 6) return at;
      // The nearest to the mirrored place: the neck lies near the middle beside the collarbones.
      let [other, least] = [-1, slack];
      nodes.forEach(({place: to}, i) => {
        if (depths[i] !== depths[at] || (place[axis]! - middle) * (to[axis]! - middle) >= 0) return;
        const apart = Math.max(...place.map((x, k) => Math.abs(k === axis ? x + to[k]! - 2 * middle : x - to[k]!)));
        if (apart < least) [other, least] = [i, apart];
      });
      return other < 0 && off < slack ? at : other;
    });
    const score = twin.reduce(
      (sum, to, at) => (to >= 0 && to !== at ? sum + Math.abs(nodes[at]!.place[axis]! - middle) : sum),
      0,
    );
    return {axis, middle, twin, score};
  });
  return mirrors.toSorted((a, b) => b.score - a.score)[0]!;
}

/**
 * Bones of a figure whose names say nothing: the plane about which most bones are mirrored, on it the spine and the head, beside it two legs
 * down and two arms. Left and right follow from a figure that faces +z, or +x where it is mirrored along z.
 */
export function bonesByShape(tree: Tree): Map<Bone, number> {
  const {nodes} = tree;
  const found = new Map<Bone, number>();
  if (nodes.length < 5 || nodes.length > MOST) return found;
  const size = Math.max(...[0, 1, 2].map((axis) => tree.spread(axis)));
  const slack = size * SLACK;
  const root = nodes
    .flatMap(({parent}, at) => (parent < 0 ? [{at, size: tree.below(at).length}] : []))
    .toSorted((a, b) => b.size - a.size)[0]!.at;
  const depths = nodes.map((_, at) => [...tree.ancestors(at)].length);
  const {axis, middle, twin, score} = mirrorOf(tree, root, depths, slack);
  if (score === 0) return found;
  const central = (at: number): boolean => twin[at] === at;
  const limbs = nodes.flatMap(({parent, place}, at): Limb[] => {
    const other = twin[at]!;
    if (other < 0 || central(at) || place[axis]! < middle || (parent >= 0 && !central(parent))) return [];
    // What is held in one hand is no part of the arm.
    const tip = tree.tip(at, (below) => twin[below]! >= 0) ?? tree.tip(at);
    if (tip === undefined) return [];
    const reach = tree.apart(at, tip);
    const along = sub(nodes[tip]!.place, place).map((x) => x / reach) as unknown as Vec3;
    const out = Math.max(0.3, along[axis]!);
    return reach > size * 0.1
      ? [
          {
            sides: [at, other],
            reach,
            depth: depths[at]!,
            along,
            out,
            size: tree.below(at).length,
            longest: tree.longest(at, tip) / reach,
          },
        ]
      : [];
  });
  // The figure is longest along its legs and spine.
  const upright = ([0, 1, 2] as const)
    .filter((k) => k !== axis)
    .toSorted(
      (a, b) => tree.spread(b, central) + spreadOf(limbs, b) - tree.spread(a, central) - spreadOf(limbs, a),
    )[0]!;
  const legs = limbs
    .filter(({along, depth}) => Math.abs(along[upright]!) > 0.8 && depth <= depths[root]! + 2)
    .toSorted((a, b) => b.reach - a.reach)
    .slice(0, limbs.length > 1 ? 1 : 0)[0];
  const deep = 3 - axis - upright;
  const rising = legs ? -Math.sign(legs.along[upright]!) : 0;
  // Arms are long, of many bones, near the root but above the legs, and lead sideways; wings lead up or to the back as well, capes to the back.
  const likeness = ({sides, reach, size: bones, depth, along, out, longest}: Limb): number =>
    ((reach * Math.sqrt(bones)) / (depth + 1)) *
    out *
    Math.min(1, longest / LONG_BONE) *
    (nodes[sides[0]]!.parent === nodes[legs?.sides[0] ?? -1]?.parent ? 0.5 : 1) *
    (1 - Math.abs(along[deep]!)) *
    (1 - Math.max(0, along[upright]! * rising));
  const arms = limbs.filter((limb) => limb !== legs).toSorted((a, b) => likeness(b) - likeness(a))[0];
  if (!arms) return found;
  found.set('hips', root);
  const chest = nodes[arms.sides[0]]!.parent;
  const up = [0, 0, 0] as [number, number, number];
  const rise = nodes[arms.sides[0]]!.place[upright]! - nodes[root]!.place[upright]!;
  up[upright] = Math.sign(legs ? -legs.along[upright]! : rise || 1);
  const head = [chest, ...(chest < 0 ? [root] : tree.ancestors(chest))]
    .map((from) => (from < 0 ? -1 : headOf(tree, [from, root], up, twin, arms.sides)))
    .find((at) => at >= 0);
  if (head !== undefined) found.set('head', head);
  // Up × front is left: with +z or +x as the front the left is at +x or −z.
  const [one, other] = arms.sides.map((at) => nodes[at]!.name) as [string, string];
  const flip = isRight(one, other) ?? (axis === 2 ? up[1] >= 0 : up[upright]! < 0);
  const parts = arms.sides.map((side) => {
    const elbow = tree.next(side);
    // A collarbone is shorter than what it carries, and starts near the middle.
    const [out, farther] = [side, elbow].map((at) => Math.abs((nodes[at]?.place[axis] ?? middle) - middle)) as [
      number,
      number,
    ];
    const child = nodes.findIndex(({parent}, at) => parent === side && [at, ...tree.below(at)].includes(elbow));
    const beyond = child < 0 ? -1 : tree.next(child);
    const collar = beyond >= 0 && out < farther / 3 && tree.apart(side, child) < tree.apart(child, beyond) * 0.9;
    return {side, elbow, child, beyond, collar};
  });
  const collars = parts.every(({collar}) => collar);
  parts.forEach(({side, elbow, child, beyond}, i) => {
    if (elbow < 0) return;
    const name = (i === 0) !== flip ? 'left' : 'right';
    found.set(`${name}UpperArm`, collars ? child : side);
    found.set(`${name}LowerArm`, collars ? beyond : elbow);
  });
  return found;
}

const spreadOf = (limbs: readonly Limb[], axis: number): number =>
  limbs.reduce((sum, {along, reach}) => sum + Math.abs(along[axis]!) * reach, 0);

/** Least way from the head to its top, as a share of the way from the hips to the head. */
const TOP = 0.28;

/** The end of the chain that goes up from the chest, or the bone in it that carries a face: pairs of bones or several children. */
function headOf(
  tree: Tree,
  [chest, root]: readonly [number, number],
  up: Vec3,
  twin: readonly number[],
  arms: readonly number[],
): number {
  const {nodes} = tree;
  const height = (at: number): number => dot(nodes[at]!.place, up);
  let at = chest;
  for (;;) {
    const children = tree.children[at]!.filter((child) => !arms.includes(child));
    const above = children
      .filter((child) => twin[child] === child && height(child) > height(at))
      .toSorted((a, b) => height(b) - height(a))[0];
    const beside = children.filter((child) => child !== above);
    // One chain that hangs down is a scarf or a tie.
    const paired = beside.some((child) => twin[child] !== child && twin[child]! >= 0);
    const raised = beside.some((child) => height(tree.tip(child) ?? child) > height(at));
    // From the head to its top is farther than from the neck to the head.
    const topped =
      above !== undefined &&
      tree.children[above]!.length === 0 &&
      height(above) - height(at) > TOP * (height(at) - height(root));
    if (at !== chest && (beside.length > 1 || paired || raised || topped)) return at;
    if (above === undefined) return at === chest ? -1 : at;
    at = above;
  }
}
