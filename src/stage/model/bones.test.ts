import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {bake, HEIGHT, type ModelMesh} from './bake';
import {ARMS} from './bones';
import {readContainer} from './container';
import {EXTRAS, glb, human, type Human, type HumanBone} from '../../../tests/stage/glb';
import {Gltf} from './gltf';
import type {Corrections} from './skeleton';

const read = (given: Human = {}, corrections?: Corrections): ModelMesh & {nodes: ReadonlyMap<string, number>} => {
  const {json, bin, nodes} = human(given);
  return {...bake(new Gltf(readContainer(glb(json, bin))), corrections), nodes};
};

type Names = (bone: HumanBone, side: -1 | 0 | 1) => string;
const MIXAMO = {
  hips: 'Hips',
  spine: 'Spine',
  chest: 'Spine2',
  neck: 'Neck',
  head: 'Head',
  collar: 'Shoulder',
  upperArm: 'Arm',
  lowerArm: 'ForeArm',
  hand: 'Hand',
  finger: 'HandIndex1',
  thigh: 'UpLeg',
  shin: 'Leg',
  foot: 'Foot',
  toe: 'ToeBase',
  eye: 'Eye',
  lock: 'HairLock',
  lockTip: 'HairLock2',
  hem: 'Skirt',
  hemTip: 'Skirt2',
};
const BIPED = {
  ...MIXAMO,
  hips: 'Pelvis',
  collar: 'Clavicle',
  upperArm: 'UpperArm',
  lowerArm: 'Forearm',
  finger: 'Finger1',
  thigh: 'Thigh',
  shin: 'Calf',
};
const RIGIFY = {
  ...MIXAMO,
  hips: 'spine',
  spine: 'spine.001',
  chest: 'spine.003',
  neck: 'spine.005',
  head: 'spine.006',
  collar: 'shoulder',
  upperArm: 'upper_arm',
  lowerArm: 'forearm',
  hand: 'hand',
  thigh: 'thigh',
  shin: 'shin',
};
const UNREAL = {
  ...MIXAMO,
  hips: 'pelvis',
  chest: 'spine_03',
  neck: 'neck_01',
  head: 'head',
  collar: 'clavicle',
  upperArm: 'upperarm',
  lowerArm: 'lowerarm',
  hand: 'hand',
  thigh: 'thigh',
  shin: 'calf',
};
const DAZ = {
  ...MIXAMO,
  hips: 'hip',
  head: 'head',
  collar: 'Collar',
  upperArm: 'ShldrBend',
  lowerArm: 'ForearmBend',
  thigh: 'ThighBend',
  shin: 'Shin',
};
const UNITY = {...MIXAMO, collar: 'Shoulder', upperArm: 'UpperArm', lowerArm: 'LowerArm'};
const CATS = {
  ...MIXAMO,
  collar: 'shoulder',
  upperArm: 'arm',
  lowerArm: 'elbow',
  hand: 'wrist',
  thigh: 'leg',
  shin: 'knee',
  foot: 'ankle',
};
const MMD = {
  hips: '下半身',
  spine: '上半身',
  chest: '上半身2',
  neck: '首',
  head: '頭',
  collar: '肩',
  upperArm: '腕',
  lowerArm: 'ひじ',
  hand: '手首',
  finger: '人指１',
  thigh: '足',
  shin: 'ひざ',
  foot: '足首',
  toe: 'つま先',
  eye: '目',
  lock: '髪',
  lockTip: '髪２',
  hem: 'スカート',
  hemTip: 'スカート２',
};
const ADVANCED = {
  ...MIXAMO,
  hips: 'Root_M',
  chest: 'Chest_M',
  neck: 'Neck_M',
  head: 'Head_M',
  collar: 'Scapula',
  upperArm: 'Shoulder',
  lowerArm: 'Elbow',
  hand: 'Wrist',
  thigh: 'Hip',
  shin: 'Knee',
};
const CHINESE = {...MMD, hips: '臀部', head: '头部', collar: '锁骨', upperArm: '大臂', lowerArm: '小臂'};
const KATAKANA = {...MMD, hips: 'コシ', head: 'アタマ', upperArm: 'ウデ', lowerArm: 'ﾋｼﾞ'};
const HANDS = {...CHINESE, hips: '盆骨', upperArm: '上手臂', lowerArm: '手肘'};
const KOREAN = {...MMD, hips: '골반', head: '머리', collar: '쇄골', upperArm: '윗팔', lowerArm: '아래팔'};
const SECOND_LIFE = {
  ...MIXAMO,
  hips: 'Pelvis',
  spine: 'Torso',
  chest: 'Chest',
  collar: 'Collar',
  upperArm: 'Shoulder',
  lowerArm: 'Elbow',
  hand: 'Wrist',
  finger: 'HandIndex1',
  thigh: 'Hip',
  shin: 'Knee',
  foot: 'Ankle',
};
const XNALARA = {
  ...MIXAMO,
  hips: 'root hips',
  spine: 'spine lower',
  chest: 'spine upper',
  neck: 'head neck lower',
  head: 'head neck upper',
  collar: 'arm shoulder 1',
  upperArm: 'arm shoulder 2',
  lowerArm: 'arm elbow',
  hand: 'arm wrist',
  finger: 'arm finger 2a',
  thigh: 'leg thigh',
  shin: 'leg knee',
  foot: 'leg ankle',
};
const KOIKATSU = {
  ...MIXAMO,
  hips: 'hips',
  spine: 'spine01',
  chest: 'spine02',
  neck: 'neck',
  head: 'head',
  collar: 'shoulder',
  upperArm: 'arm00',
  lowerArm: 'forearm01',
  hand: 'hand',
  thigh: 'thigh00',
  shin: 'leg01',
  foot: 'leg03',
};
const POSER = {...DAZ, upperArm: 'Shldr', lowerArm: 'ForeArm', thigh: 'Thigh'};
const SMPL = {...SECOND_LIFE, spine: 'spine1', chest: 'spine3'};
const SPANISH = {
  ...MIXAMO,
  hips: 'Cadera',
  head: 'Cabeza',
  collar: 'Clavicula',
  upperArm: 'Brazo_Superior',
  lowerArm: 'AnteBrazo',
};
const left = (name: string, isLeft: boolean): string => (isLeft ? 'Left' : 'Right') + name;
let count = 0;
const SCHEMES: Readonly<Record<string, Names>> = {
  Mixamo: (bone, side) => `mixamorig:${side ? left(MIXAMO[bone], side > 0) : MIXAMO[bone]}`,
  'Mixamo, numbered': (bone, side) => `mixamorig12:${side ? left(MIXAMO[bone], side > 0) : MIXAMO[bone]}`,
  'Mixamo after FBX': (bone, side) => `mixamorig_${side ? left(MIXAMO[bone], side > 0) : MIXAMO[bone]}`,
  'Mixamo without a colon': (bone, side) => `mixamorig${side ? left(MIXAMO[bone], side > 0) : MIXAMO[bone]}`,
  '3ds Max Biped': (bone, side) => `Bip001 ${side ? (side > 0 ? 'L ' : 'R ') : ''}${BIPED[bone]}`,
  'Valve Biped': (bone, side) => `ValveBiped.Bip01_${side ? (side > 0 ? 'L_' : 'R_') : ''}${BIPED[bone]}`,
  Rigify: (bone, side) => `DEF-${RIGIFY[bone]}${side ? (side > 0 ? '.L' : '.R') : ''}`,
  'Character Creator': (bone, side) =>
    `CC_Base_${side ? (side > 0 ? 'L_' : 'R_') : ''}${bone === 'upperArm' ? 'Upperarm' : BIPED[bone]}`,
  'Unity Humanoid': (bone, side) => (side ? left(UNITY[bone], side > 0) : UNITY[bone]),
  'VRChat with Cats': (bone, side) => (side ? `${side > 0 ? 'Left' : 'Right'} ${CATS[bone]}` : CATS[bone]),
  VRoid: (bone, side) => `J_Bip_${side === 0 ? 'C' : side > 0 ? 'L' : 'R'}_${UNITY[bone]}`,
  MMD: (bone, side) => (side ? (side > 0 ? '左' : '右') : '') + MMD[bone],
  'MMD with Blender suffixes': (bone, side) => MMD[bone] + (side ? (side > 0 ? '.L' : '.R') : ''),
  'MMD on Sketchfab': (bone, side) => `${MMD[bone]}${side ? (side > 0 ? 'L' : 'R') : ''}_${(count = (count + 7) % 90)}`,
  'Blender suffixes': (bone, side) => UNITY[bone] + (side ? (side > 0 ? '.L' : '.R') : ''),
  'lower-case suffixes': (bone, side) => UNITY[bone].toLowerCase() + (side ? (side > 0 ? '_l' : '_r') : ''),
  Sketchfab: (bone, side) => `${side ? left(MIXAMO[bone], side > 0) : MIXAMO[bone]}_0${(count = (count + 7) % 90)}`,
  'Rigify on Sketchfab': (bone, side) =>
    `DEF-${RIGIFY[bone]}${side ? (side > 0 ? '.L' : '.R') : ''}_${(count = (count + 7) % 90)}`,
  'Daz Genesis 8': (bone, side) => (side ? (side > 0 ? 'l' : 'r') : '') + DAZ[bone],
  'Daz Genesis 9': (bone, side) =>
    (side ? (side > 0 ? 'l_' : 'r_') : '') + UNREAL[bone].replace('clavicle', 'shoulder'),
  'Unreal mannequin': (bone, side) => UNREAL[bone] + (side ? (side > 0 ? '_l' : '_r') : ''),
  MakeHuman: (bone, side) => `${UNREAL[bone]}01${side ? (side > 0 ? '.L' : '.R') : ''}`.replace('head01', 'head'),
  'Advanced Skeleton': (bone, side) => ADVANCED[bone] + (side ? (side > 0 ? '_L' : '_R') : ''),
  'sides in words behind': (bone, side) => UNITY[bone] + (side ? `_${left('', side > 0)}` : ''),
  'capitals alone': (bone, side) => (side ? left(MIXAMO[bone], side > 0) : MIXAMO[bone]).toUpperCase(),
  'small letters alone': (bone, side) => (side ? left(UNITY[bone], side > 0) : UNITY[bone]).toLowerCase(),
  'numbers before sides': (bone, side) => `${UNITY[bone]}.001${side ? (side > 0 ? '.l' : '.r') : ''}`,
  'joints of Maya': (bone, side) => `${side === 0 ? 'C' : side > 0 ? 'L' : 'R'}_${UNITY[bone]}_JNT`,
  "the character's name before": (bone, side) => `Hero_${side ? (side > 0 ? 'lf_' : 'rt_') : ''}${UNITY[bone]}`,
  'marks before': (bone, side) => `\u202e🙂${UNITY[bone]}${side ? (side > 0 ? '＿Ｌ' : '＿Ｒ') : ''}`,
  'Auto-Rig Pro': (bone, side) =>
    `${({upperArm: 'arm_stretch', lowerArm: 'forearm_stretch', collar: 'shoulder'} as Partial<typeof UNREAL>)[bone as never] ?? UNREAL[bone]}.${side === 0 ? 'x' : side > 0 ? 'l' : 'r'}`,
  '3ds Max Biped after FBX': (bone, side) =>
    `Bip01FBXASC032${side ? (side > 0 ? 'LFBXASC032' : 'RFBXASC032') : ''}${BIPED[bone]}`,
  'binding joints': (bone, side) => `${side === 0 ? 'cn' : side > 0 ? 'lf' : 'rt'}_${UNITY[bone]}_bnd`,
  'German words': (bone, side) =>
    ((({head: 'Kopf', hips: 'Becken', upperArm: 'Oberarm', lowerArm: 'Unterarm'}) as Partial<typeof UNITY>)[
      bone as never
    ] ?? UNITY[bone]) + (side ? (side > 0 ? '_links' : '_rechts') : ''),
  'Japanese in Latin letters': (bone, side) =>
    (side ? (side > 0 ? 'hidari_' : 'migi_') : '') +
    (({head: 'atama', hips: 'koshi', upperArm: 'ude', lowerArm: 'hiji'} as Partial<typeof UNITY>)[bone as never] ??
      UNITY[bone]),
  'Chinese with long sides': (bone, side) => (side ? (side > 0 ? '左侧' : '右侧') : '') + CHINESE[bone],
  'Chinese, sides behind in brackets': (bone, side) => CHINESE[bone] + (side ? (side > 0 ? '（左）' : '（右）') : ''),
  'Korean in parts of letters': (bone, side) =>
    ((side ? (side > 0 ? '왼쪽' : '오른쪽') : '') + KOREAN[bone]).normalize('NFD'),
  'Spanish words': (bone, side) => SPANISH[bone] + (side ? (side > 0 ? 'Izquierdo' : 'Derecho') : ''),
  'French sides behind English bones': (bone, side) => UNITY[bone] + (side ? (side > 0 ? '_gauche' : '_droit') : ''),
  'full-width letters': (bone, side) =>
    (UNITY[bone] + (side ? (side > 0 ? '_L' : '_R') : '')).replace(/[!-~]/g, (c) =>
      String.fromCharCode(c.charCodeAt(0) + 0xfee0),
    ),
  'numbers at the sides': (bone, side) => `rig:${UNITY[bone]}${side ? (side > 0 ? '_L' : '_R') : ''}01`,
  'a letter before capitals': (bone, side) => (side ? (side > 0 ? 'L' : 'R') : '') + UNITY[bone],
  'biceps below a shoulder': (bone, side) =>
    (bone === 'upperArm' ? 'Bicep' : UNITY[bone]) + (side ? (side > 0 ? '_L' : '_R') : ''),
  'an unknown bone below a shoulder': (bone, side) =>
    (bone === 'upperArm' ? 'Knochen' : UNITY[bone]) + (side ? (side > 0 ? '_L' : '_R') : ''),
  'paths, with sides in square brackets': (bone, side) =>
    `rig/[${side === 0 ? 'C' : side > 0 ? 'L' : 'R'}] ${UNITY[bone]}`,
  'Second Life': (bone, side) => `m${SECOND_LIFE[bone]}${side ? left('', side > 0) : ''}`,
  XNALara: (bone, side) => XNALARA[bone].replace(/^(arm|leg)/, `$1 ${left('', side > 0).toLowerCase()}`),
  Koikatsu: (bone, side) => `cf_j_${KOIKATSU[bone]}${side ? (side > 0 ? '_L' : '_R') : ''}`,
  Poser: (bone, side) => (side ? (side > 0 ? 'l' : 'r') : '') + POSER[bone],
  SMPL: (bone, side) => (side ? (side > 0 ? 'L_' : 'R_') : '') + SMPL[bone],
  'SMPL in words': (bone, side) => `${side ? `${left('', side > 0)}_` : ''}${SMPL[bone]}`.toLowerCase(),
  Kinect: (bone, side) =>
    `${bone === 'collar' ? 'CLAVICLE' : SECOND_LIFE[bone]}${side ? `_${left('', side > 0)}` : ''}`.toUpperCase(),
  'Rigify originals': (bone, side) => `ORG-${RIGIFY[bone]}${side ? (side > 0 ? '.L' : '.R') : ''}`,
  'joints of Houdini': (bone, side) => `${side ? left(UNITY[bone], side > 0) : UNITY[bone]}_jnt_0`,
  'sides at the end in small letters': (bone, side) =>
    `${UNITY[bone].replace(/^./, (c) => c.toLowerCase())}${side ? (side > 0 ? 'L' : 'R') : ''}`,
  'sides after a number': (bone, side) => `${UNITY[bone]}01${side ? (side > 0 ? '_l' : '_r') : ''}_jnt`,
  'arms in words': (bone, side) =>
    `${side ? left('', side > 0) : ''} ${UNITY[bone].replace(/([a-z])([A-Z])/g, '$1 $2')}`.trim(),
  'sides in brackets': (bone, side) => UNITY[bone] + (side ? (side > 0 ? ' (L)' : ' (R)') : ''),
  'MMD in katakana': (bone, side) => (side ? (side > 0 ? '左' : '右') : '') + KATAKANA[bone],
  'Chinese with hands': (bone, side) => (side ? (side > 0 ? '左' : '右') : '') + HANDS[bone],
  'arms up and low': (bone, side) =>
    `cf_J_${({upperArm: 'ArmUp00', lowerArm: 'ArmLow01'} as Partial<typeof UNITY>)[bone as never] ?? UNITY[bone]}${side ? (side > 0 ? '_L' : '_R') : ''}`,
  'parts of nodes from FBX': (bone, side) => `${side ? left(UNITY[bone], side > 0) : UNITY[bone]}_$AssimpFbx$_Rotation`,
  'what a bone is for behind': (bone, side) => `${UNITY[bone]}_${side === 0 ? 'C' : side > 0 ? 'L' : 'R'}_DEF`,
  'numbers of 3ds Max': (bone, side) => `${UNITY[bone]}${side ? (side > 0 ? '_L' : '_R') : ''} #12`,
  'Maya HumanIK': (bone, side) => `Character1_${side ? left(MIXAMO[bone], side > 0) : MIXAMO[bone]}`,
  'Maya HumanIK in a namespace': (bone, side) =>
    `hero:Character2_${side ? left(MIXAMO[bone], side > 0) : MIXAMO[bone]}_0${(count = (count + 7) % 90)}`,
  'VRM humanoid': (bone, side) =>
    (side ? left(UNITY[bone], side > 0) : UNITY[bone]).replace(/^./, (c) => c.toLowerCase()),
  'VRoid on Sketchfab': (bone, side) =>
    `J_Bip_${side === 0 ? 'C' : side > 0 ? 'L' : 'R'}_${UNITY[bone]}_0${(count = (count + 7) % 90)}`,
  'numbers after sides of Blender': (bone, side) => `${UNITY[bone]}${side ? (side > 0 ? '.L' : '.R') : ''}.001`,
  'Mixamo on Sketchfab': (bone, side) =>
    `mixamorig:${side ? left(MIXAMO[bone], side > 0) : MIXAMO[bone]}_0${(count = (count + 7) % 90)}`,
  'Biped on Sketchfab': (bone, side) =>
    `Bip001 ${side ? (side > 0 ? 'L ' : 'R ') : ''}${BIPED[bone]}_0${(count = (count + 7) % 90)}`,
  'Valve Biped on Sketchfab': (bone, side) =>
    `ValveBiped.Bip01_${side ? (side > 0 ? 'L_' : 'R_') : ''}${BIPED[bone]}_0${(count = (count + 7) % 90)}`,
  'Unreal mannequin after Blender': (bone, side) => `${UNREAL[bone]}${side ? (side > 0 ? '_l' : '_r') : ''}.001`,
  'Daz Genesis 8 after Blender': (bone, side) => DAZ[bone] + (side ? (side > 0 ? '.L' : '.R') : ''),
  'Auto-Rig Pro for Unreal': (bone, side) =>
    `${({collar: 'clavicle', hips: 'root.x', head: 'head.x'} as Partial<typeof UNREAL>)[bone as never] ?? UNREAL[bone]}${side ? (side > 0 ? '_l' : '_r') : ''}`,
  'namespace of Maya': (bone, side) => `hero:${side ? left(MIXAMO[bone], side > 0) : MIXAMO[bone]}`,
};

/** Whether arms hang, the head is at its bone and the face looks to +z. */
function stands(m: ModelMesh): {arms: boolean; head: boolean; front: boolean} {
  let wide = 0;
  for (let i = 0; i < m.position.length; i += 3) wide = Math.max(wide, Math.abs(m.position[i]!));
  const nose = m.sources.find(({material}) => m.materials[material]!.name === 'b')!;
  let depth = 0;
  for (const v of m.index.subarray(nose.start, nose.start + nose.count)) depth += m.position[v * 3 + 2]! / nose.count;
  const neck = m.head.centre[1] - m.head.radius;
  return {arms: wide < HEIGHT * 0.3, head: Math.abs(neck / HEIGHT - 0.85) < 0.06, front: depth > HEIGHT * 0.03};
}
const RIGHT = {arms: true, head: true, front: true};

describe.each(Object.entries(SCHEMES))('bones named as in %s', (_, name) => {
  it.each([0, 30, 60])('are found with arms %s° down', (arms) => {
    const m = read({name, arms});
    expect([m.found.head, m.found.arms]).toEqual(['named', 'named']);
    for (const [bone, side] of [
      ['leftUpperArm', 1],
      ['rightUpperArm', -1],
    ] as const)
      expect(m.found.bones.get(bone)).toBe(m.nodes.get(`upperArm ${side}`));
    expect(stands(m)).toEqual({...RIGHT, arms: true});
  });
});

describe('a skeleton with names that say nothing', () => {
  const random = (seed: number): Names => {
    let state = seed;
    return () =>
      Array.from({length: 6}, () =>
        String.fromCharCode(97 + (((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8) % 26)),
      ).join('');
  };
  const few: HumanBone[] = [
    ...EXTRAS,
    'spine',
    'chest',
    'neck',
    'collar',
    'hand',
    'finger',
    'thigh',
    'shin',
    'foot',
    'toe',
  ];
  it.each<[string, Human]>([
    ['whole', {}],
    ['with twin tails, a skirt and eyes', {without: []}],
    ['with a skirt and twin tails, arms 30° down', {without: ['eye'], arms: 30}],
    ['whole, arms 30° down', {arms: 30}],
    ['whole, arms 60° down', {arms: 60}],
    ['without collarbones', {without: [...EXTRAS, 'collar'], arms: 15}],
    ['without fingers and toes', {without: [...EXTRAS, 'finger', 'toe']}],
    ['without legs', {without: [...EXTRAS, 'thigh', 'shin', 'foot', 'toe'], arms: 30}],
    ['without a neck', {without: [...EXTRAS, 'neck']}],
    ['of six bones', {without: few}],
    ['of six bones, arms 30° down', {without: few, arms: 30}],
    ['without a spine', {without: [...EXTRAS, 'spine', 'chest'], arms: 45}],
  ])('has arms and head by its shape: %s', (_, given) => {
    const m = read({...given, name: random(3)});
    expect([m.found.head, m.found.arms]).toEqual(['shape', 'shape']);
    const {arms, head} = stands(m);
    expect({arms, head}).toEqual({arms: true, head: true});
  });
});

/** A chain of bones that hangs from a bone, on both sides or, where `alone`, on one: how many, and the step from one to the next. */
type Chain = readonly [from: HumanBone, count: number, step: readonly number[], alone?: 'alone'];
const WINGS: Chain = ['chest', 5, [0.22, 0.12, -0.12]];
const EARS: Chain = ['head', 2, [0.06, 0.15, 0]];
const SCARF: Chain = ['neck', 6, [0.05, -0.1, 0.06], 'alone'];
const TOP: Chain = ['head', 1, [0, 0.2, 0], 'alone'];
const PADS: Chain = ['collar', 1, [0.15, 0.1, 0]];
const GROWN: Readonly<Record<string, readonly Chain[]>> = {
  wings: [['chest', 4, [0.25, 0.15, -0.1]]],
  'raised wings and shoulder pads': [WINGS, PADS],
  'a cape': [['chest', 5, [0.04, -0.2, -0.08]]],
  'twist bones': [['upperArm', 1, [0.1, 0, 0]]],
  ears: [EARS],
  'ears and the top of the head': [EARS, TOP],
  'the top of the head alone': [TOP],
  'a scarf': [SCARF],
  'a skirt': [['hips', 4, [0.06, -0.12, 0.03]]],
  'sleeves and a weapon': [
    ['lowerArm', 3, [0.08, -0.12, 0]],
    ['hand', 2, [0, 0.2, 0.3], 'alone'],
  ],
  'wings of eight bones': [['chest', 8, [0.18, 0.08, -0.08]]],
  'twin tails to the ground': [['head', 9, [0.06, -0.15, -0.02]]],
  'a wide skirt of eight chains': Array.from({length: 8}, (_, i): Chain => ['hips', 6, [0.12, -0.1, (i - 3.5) * 0.01]]),
};
const FINGERS = [-0.03, -0.01, 0.01, 0.03].map((z): Chain => ['hand', 3, [0.04, 0, z]]);
/** What a figure may have besides, each or not. */
const GROWTHS: readonly (readonly Chain[])[] = [
  ...Object.values(GROWN),
  FINGERS,
  [['hips', 6, [0.01, -0.06, -0.1], 'alone']],
  [-0.08, 0, 0.05].map((x): Chain => ['head', 3, [x, -0.05, -0.04], 'alone']),
  [['thigh', 1, [0, -0.2, 0]]],
  [['chest', 1, [0, 0.05, -0.2], 'alone']],
  [['chest', 2, [0.05, -0.03, 0.08]]],
];

/** Numbers 0..1 that follow from a seed. */
const randomFrom = (seed: number) => () => {
  seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x3c6ef372;
  return ((Math.imul(seed ^ (seed >>> 12), 0x297a2d39) >>> 9) % 2 ** 20) / 2 ** 20;
};

/** A figure without names and with more bones, not bound to them, its names and the order of its children from a seed: whether its head and arms are found. */
function grown(chains: readonly Chain[], arms: number, {off = 0, seed = 0, without = EXTRAS} = {}) {
  const random = randomFrom(seed);
  const name = (): string => `x${(random() * 36 ** 4).toString(36).replace('.', '')}`;
  const {json, bin, nodes} = human({arms, name, without});
  const all = json['nodes'] as {name?: string; children?: number[]; translation?: number[]}[];
  const [skin] = json['skins'] as {joints: number[]; inverseBindMatrices?: number}[];
  delete skin!.inverseBindMatrices;
  for (const [from, count, step, alone] of chains)
    for (const side of alone ? [1] : [1, -1]) {
      let at = nodes.get(`${from} ${side}`) ?? nodes.get(`${from} 0`)!;
      for (let i = 0; i < count; i++) {
        const translation = step.map((x, k) => (k === 0 ? x * side : x));
        const next = all.push({name: name(), translation, children: []}) - 1;
        all[at]!.children!.push(next);
        skin!.joints.push(next);
        at = next;
      }
    }
  for (const {children} of all) children?.sort(() => random() - 0.5);
  all.forEach(({translation = []}, i) =>
    translation.forEach((x, k) => (translation[k] = x + off * Math.sin(i * 7 + k))),
  );
  const {bones} = bake(new Gltf(readContainer(glb(json, bin)))).found;
  return (
    [
      ['head', 'head 0'],
      ['leftUpperArm', 'upperArm 1'],
      ['rightUpperArm', 'upperArm -1'],
    ] as const
  ).every(([bone, of]) => bones.get(bone) === nodes.get(of));
}

it.each(Object.entries(GROWN))('a skeleton without names has its arms beside %s', (_, chains) => {
  for (const arms of [0, 30, 60]) for (const off of [0, 0.004]) expect(grown(chains, arms, {off})).toBe(true);
});

it.each([0, 30, 60])('of ten random trees nine have head and arms %s° down', (arms) => {
  const right = Array.from({length: 10}, (_, seed) => {
    const random = randomFrom(seed);
    const some = <T>(from: readonly T[], share: number): T[] => from.filter(() => random() < share);
    const without = [...EXTRAS, ...some<HumanBone>(['finger', 'toe', 'collar', 'neck'], 0.25)];
    return grown(some(GROWTHS, 0.4).flat(), arms, {off: 0.003 * random(), seed, without});
  });
  expect(right.filter(Boolean).length).toBeGreaterThanOrEqual(9);
});

it.each<[string, Names, (name: string) => string]>([
  ['Rigify', SCHEMES['Rigify']!, (name) => `${name}.001`],
  ['MakeHuman', SCHEMES['MakeHuman']!, (name) => name.replace('01', '02')],
  ['MMD', SCHEMES['MMD']!, (name) => `${name}捩`],
  ['Daz', SCHEMES['Daz Genesis 8']!, (name) => name.replace('Bend', 'Twist')],
])('an arm in two segments turns at the shoulder: %s', (_, name, second) => {
  const {json, bin, nodes} = human({name});
  const all = json['nodes'] as {name: string; children: number[]; translation: number[]}[];
  const [skin] = json['skins'] as {joints: number[]; inverseBindMatrices?: number}[];
  delete skin!.inverseBindMatrices;
  for (const bone of ['upperArm', 'lowerArm'])
    for (const side of [1, -1]) {
      const first = all[nodes.get(`${bone} ${side}`)!]!;
      const [child] = first.children as [number];
      const half = all[child]!.translation.map((x) => x / 2);
      all[child]!.translation = half;
      first.children = [all.push({name: second(first.name), translation: half, children: [child]}) - 1];
      // Before the first: the order of joints says nothing.
      skin!.joints.unshift(...first.children);
    }
  const {bones} = bake(new Gltf(readContainer(glb(json, bin)))).found;
  expect(bones.get('leftUpperArm')).toBe(nodes.get('upperArm 1'));
  expect(bones.get('rightUpperArm')).toBe(nodes.get('upperArm -1'));
});

/** A figure with a second skeleton beside the one that its skin hangs on. */
function doubled(
  own: (name: string) => string,
  other: (name: string) => string,
  joined: 'before' | 'after' | undefined,
): ModelMesh {
  const {json, bin} = human({name: SCHEMES['Blender suffixes']!});
  const all = json['nodes'] as {name: string; children?: number[]; mesh?: number}[];
  const [skin] = json['skins'] as [{joints: number[]; inverseBindMatrices: number}];
  const copies = new Map(skin.joints.map((at, i) => [at, all.length + i]));
  for (const at of skin.joints) {
    const {name, children = [], ...rest} = all[at]!;
    all.push({...rest, name: own(name), children: children.map((child) => copies.get(child)!)});
    all[at]!.name = other(name);
  }
  all[0]!.children!.push(copies.get(all[0]!.children![0]!)!);
  const joints = skin.joints.map((at) => copies.get(at)!);
  if (joined) {
    // Joints without weights, and without a matrix of their own.
    const accessors = json['accessors'] as {count: number; bufferView: number}[];
    const view = (json['bufferViews'] as {byteOffset: number; byteLength: number}[])[
      accessors[skin.inverseBindMatrices]!.bufferView
    ]!;
    const matrices = bin.slice(view.byteOffset, view.byteOffset + view.byteLength);
    const bytes = Uint8Array.from([...bin, ...matrices, ...matrices]);
    Object.assign(view, {byteOffset: bin.length, byteLength: matrices.length * 2});
    accessors[skin.inverseBindMatrices]!.count *= 2;
    json['buffers'] = [{byteLength: bytes.length}];
    if (joined === 'before')
      for (const {primitives} of json['meshes'] as {primitives: {attributes: {JOINTS_0: number}}[]}[])
        for (const {attributes} of primitives) {
          const {count, bufferView} = accessors[attributes.JOINTS_0]!;
          const {byteOffset} = (json['bufferViews'] as {byteOffset: number}[])[bufferView]!;
          const list = new Uint32Array(bytes.buffer, byteOffset, count * 4);
          for (let i = 0; i < list.length; i += 4) list[i]! += joints.length;
        }
    skin.joints = joined === 'before' ? [...skin.joints, ...joints] : [...joints, ...skin.joints];
    return bake(new Gltf(readContainer(glb(json, bytes))));
  }
  skin.joints = joints;
  return bake(new Gltf(readContainer(glb(json, bin))));
}

it.each<[string, (name: string) => string, (name: string) => string, 'before' | 'after' | undefined]>([
  ['controls', (name) => `DEF-${name}`, (name) => name, undefined],
  ['originals, which are joints too', (name) => `DEF-${name}`, (name) => `ORG-${name}`, 'before'],
  ['originals, which are joints after its own', (name) => `DEF-${name}`, (name) => `ORG-${name}`, 'after'],
  ['controls, which are joints too', (name) => `DEF-${name}`, (name) => name, 'before'],
  ['a skeleton of the same names', (name) => name, (name) => name, undefined],
])('takes the bones of the skin beside %s', (_, own, other, joined) =>
  expect(stands(doubled(own, other, joined))).toEqual(RIGHT),
);

it.each<[string, HumanBone, string]>([
  ['an end bone', 'head', 'HeadTop_End'],
  ['a tip of Blender', 'head', 'Head_end'],
  ['a hat', 'chest', 'Head_Hat'],
  ['a twist bone', 'collar', 'UpperArm_Twist_L'],
  ['a roll bone', 'upperArm', 'LowerArm_Roll_L'],
])('%s does not take the place of its bone', (_, parent, extra) => {
  const {json, bin, nodes} = human({name: SCHEMES['Blender suffixes']!});
  const all = json['nodes'] as {name: string; children: number[]; translation?: number[]}[];
  const at = nodes.get(`${parent} 1`) ?? nodes.get(`${parent} 0`)!;
  // Before its other children in the tree, and in the list of nodes.
  all[at]!.children.unshift(all.push({name: extra, translation: [0.02, 0.02, 0], children: []}) - 1);
  (json['skins'] as {joints: number[]}[])[0]!.joints.push(all.length - 1);
  delete (json['skins'] as {inverseBindMatrices?: number}[])[0]!.inverseBindMatrices;
  const {bones} = bake(new Gltf(readContainer(glb(json, bin)))).found;
  expect(bones.get('head')).toBe(nodes.get('head 0'));
  expect(bones.get('leftUpperArm')).toBe(nodes.get('upperArm 1'));
  expect(bones.get('leftLowerArm')).toBe(nodes.get('lowerArm 1'));
});

const turned = (axis: number, degrees: number) => {
  const half = (degrees * Math.PI) / 360;
  return {rotation: [0, 1, 2, 3].map((k) => (k === 3 ? Math.cos(half) : k === axis ? Math.sin(half) : 0))};
};

it.each<[string, Names]>([
  [
    'French',
    (bone, side) => bone.replace('upperArm', 'Bras').replace('lowerArm', 'Coude') + ['_D', '', '_G'][side + 1]!,
  ],
  ['CAT', (bone, side) => `Rig${['RArm', '', 'LArm'][side + 1]!}${bone}`],
  ['small letters', (bone, side) => ['r', '', 'l'][side + 1]! + bone.replace('upperArm', 'humero')],
])('sides of arms found by shape follow from the letters in which names differ: %s', (_, name) => {
  const m = read({name, root: turned(1, 180)});
  expect(m.found.arms).toBe('shape');
  expect(m.found.bones.get('leftUpperArm')).toBe(m.nodes.get('upperArm 1'));
  expect(stands(m)).toEqual(RIGHT);
});

describe('a figure that is turned', () => {
  it.each([
    ['faces −z', turned(1, 180)],
    ['faces +x', turned(1, 90)],
    ['faces −x', turned(1, -90)],
    ['has z up', turned(0, 90)],
    ['has −z up', turned(0, -90)],
    ['stands on its head', turned(2, 180)],
  ])('%s: stands upright and shows its front', (_, root) => {
    expect(stands(read({root, name: SCHEMES['Mixamo']!}))).toEqual(RIGHT);
  });

  it('shows its front with unknown names when a part is called a face', () => {
    const materials = [{name: 'hair'}, {name: 'face'}];
    for (const degrees of [0, 180]) {
      const m = read({root: turned(1, degrees), materials});
      const face = m.groups.face;
      const corners = [...m.index.subarray(face.start, face.start + face.count)];
      const depth = corners.reduce((sum, v) => sum + m.position[v * 3 + 2]!, 0);
      expect(depth).toBeGreaterThan(0);
      expect(m.found.faced).toBe(true);
    }
  });

  it('shows its front under a mirrored root', () => {
    const m = read({root: {scale: [-1, 1, 1]}, name: SCHEMES['Mixamo']!});
    expect(stands(m)).toEqual(RIGHT);
  });
});

describe('corrections by hand', () => {
  it('turn the figure by quarters', () =>
    expect(stands(read({name: SCHEMES['Mixamo']!}, {turn: 2})).front).toBe(false));
  it('lay it down', () => expect(read({name: SCHEMES['Mixamo']!}, {tilt: 1}).height).toBeLessThan(1));
  it('name the head and the arms, and leave arms as they are', () => {
    const without: HumanBone[] = [...EXTRAS, 'neck'];
    const name: Names = (bone, side) => `x${bone.length}${side}`;
    const {nodes} = read({name, without});
    const set = {head: nodes.get('head 0')!, leftUpperArm: nodes.get('upperArm 1')!, rightUpperArm: -1};
    const m = read({name, without}, set);
    expect(m.found.bones.get('head')).toBe(set.head);
    expect(m.found.bones.get('leftLowerArm')).toBe(nodes.get('lowerArm 1'));
    expect(m.found.bones.has('rightUpperArm')).toBe(false);
    const xs = [...m.position].filter((_, i) => i % 3 === 0);
    // Two raised arms span 0.9 of the height, two lowered ones half of it.
    const span = (Math.max(...xs) - Math.min(...xs)) / HEIGHT;
    expect(span).toBeGreaterThan(0.6);
    expect(span).toBeLessThan(0.8);
  });
});

it('takes a joint before a mesh of the same name', () => {
  const m = read({
    name: SCHEMES['Unity Humanoid']!,
    boxes: [
      {at: [0, 0.1, 0], half: [0.1, 0.1, 0.1], node: {name: 'Head'}},
      {at: [1, 0.1, 0], half: [0.1, 0.1, 0.1], node: {name: 'LeftUpperArm'}},
    ],
  });
  expect(m.found.bones.get('head')).toBe(m.nodes.get('head 0'));
  expect(m.found.bones.get('leftUpperArm')).toBe(m.nodes.get('upperArm 1'));
});

it('finds the bones of a real character by shape', () => {
  const {json, bin} = readContainer(new Uint8Array(readFileSync('tests/fixtures/models/mannequin.glb')));
  const nodes = (json['nodes'] as object[]).map((node, i) => ({...node, name: `x${i}`}));
  const [named, shaped] = [json, {...json, nodes}].map((each) => bake(new Gltf(readContainer(glb(each, bin)))));
  expect(shaped!.found).toMatchObject({head: 'shape', arms: 'shape'});
  for (const bone of ['head', ...ARMS] as const)
    expect(shaped!.found.bones.get(bone), bone).toBe(named!.found.bones.get(bone));
});
