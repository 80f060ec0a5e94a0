import type {Localized} from '../../../config/locales';
import {plain} from './plain';

/** Limits of a reader's model, and what is said when a file cannot be shown: what it is and what to do. */
export type Sentence = Readonly<Localized>;

/** Fills in a sentence in every language. */
export const filled = (text: Sentence, fill: (sentence: string, locale: string) => string): Sentence =>
  Object.fromEntries(Object.entries(text).map(([locale, sentence]) => [locale, fill(sentence, locale)])) as Sentence;

const MIB = 2 ** 20;

/** Largest model that the stage takes; `{limit}` in a sentence is `limit / unit`. */
export const LIMITS = {
  fileBytes: {
    limit: 64 * MIB,
    unit: MIB,
    'zh-Hans': '文件超过{limit} MB。请缩小贴图后重新导出。',
    en: 'The file is larger than {limit} MB. Export it again with smaller textures.',
  },
  jsonBytes: {
    limit: 8 * MIB,
    unit: MIB,
    'zh-Hans': '文件里的JSON部分（节点、材质、动画的说明）超过{limit} MB。请去掉动画和自定义数据后重新导出。',
    en: 'The JSON part of the file (nodes, materials, animations) is larger than {limit} MB. Export it without animations and custom data.',
  },
  nodes: {
    limit: 10_000,
    unit: 1,
    'zh-Hans': '节点超过{limit}个。请只导出角色，不要导出整个场景。',
    en: 'The file has more than {limit} nodes. Export the character alone, not the whole scene.',
  },
  triangles: {
    limit: 500_000,
    unit: 1,
    'zh-Hans': '三角形超过{limit}个。请减面后重新导出。',
    en: 'The model has more than {limit} triangles. Reduce it and export it again.',
  },
  vertices: {
    limit: 1_000_000,
    unit: 1,
    'zh-Hans': '顶点超过{limit}个。请减面或合并重复顶点后重新导出。',
    en: 'The model has more than {limit} vertices. Reduce it or merge doubled vertices, then export it again.',
  },
  texturePixels: {
    limit: 8192 ** 2,
    unit: 8192,
    'zh-Hans': '一张贴图的像素多于{limit} × {limit}。请缩小后重新导出，4096 × 4096已经够用。',
    en: 'A texture has more pixels than {limit} × {limit}. Reduce it and export it again; 4096 × 4096 is enough.',
  },
  totalPixels: {
    limit: 8 * 8192 ** 2,
    unit: 4096 ** 2,
    'zh-Hans': '用到的贴图合起来超过{limit}张4096 × 4096。请缩小后重新导出。',
    en: 'The textures in use have more pixels than {limit} of 4096 × 4096. Reduce them and export again.',
  },
  unpackedBytes: {
    limit: 128 * MIB,
    unit: MIB,
    'zh-Hans': 'Meshopt压缩的数据解开后超过{limit} MB。请减面后重新导出。',
    en: 'The data compressed with Meshopt unpack to more than {limit} MB. Reduce the model and export it again.',
  },
  materials: {
    limit: 64,
    unit: 1,
    'zh-Hans': '材质超过{limit}个。请合并材质后重新导出。',
    en: 'The model has more than {limit} materials. Combine them and export it again.',
  },
  textures: {
    limit: 64,
    unit: 1,
    'zh-Hans': '用到的贴图超过{limit}张。请合并贴图后重新导出。',
    en: 'The model uses more than {limit} textures. Combine them and export it again.',
  },
} as const satisfies Readonly<Record<string, Sentence & {limit: number; unit: number}>>;

/** `{name}` is what the file calls the thing at fault. */
export const FAULTS = {
  empty: {'zh-Hans': '文件是空的。请重新导出。', en: 'The file is empty. Export it again.'},
  fbx: {
    'zh-Hans': '这是FBX文件。请在Blender中导入它，再导出为glTF Binary（.glb）。',
    en: 'This is an FBX file. Import it into Blender and export it as glTF Binary (.glb).',
  },
  archive: {
    'zh-Hans': '这是压缩包。请先解压，再选择其中的.glb或.vrm。',
    en: 'This is an archive. Unpack it and choose the .glb or .vrm inside.',
  },
  html: {
    'zh-Hans': '这是网页，不是模型。下载可能需要登录，请重新下载模型本身。',
    en: 'This is a web page, not a model. The download may need a login: download the model itself again.',
  },
  picture: {
    'zh-Hans': '这是图片。请选择.glb或.vrm模型。',
    en: 'This is a picture. Choose a .glb or .vrm model.',
  },
  mmd: {
    'zh-Hans': '这是MMD模型。请在Blender中用MMD Tools导入，再导出为.glb。',
    en: 'This is an MMD model. Import it into Blender with MMD Tools and export it as .glb.',
  },
  blend: {
    'zh-Hans': '这是Blender工程。请在Blender中导出为glTF Binary（.glb）。',
    en: 'This is a Blender project. Export it from Blender as glTF Binary (.glb).',
  },
  unity: {
    'zh-Hans': '这是Unity资源。请在Unity中用UniVRM导出为.vrm。',
    en: 'This is a Unity asset. Export it from Unity as .vrm with UniVRM.',
  },
  format: {
    'zh-Hans':
      '这是其他格式的模型或场景（OBJ、STL、PLY、COLLADA、USD、Alembic、Maya）。请在Blender中导入它，再导出为glTF Binary（.glb）。',
    en: 'This is a model or scene in another format (OBJ, STL, PLY, COLLADA, USD, Alembic, Maya). Import it into Blender and export it as glTF Binary (.glb).',
  },
  pointer: {
    'zh-Hans': '这是Git LFS的指针文件，不是模型。请下载模型本身。',
    en: 'This is a pointer file of Git LFS, not the model. Download the model itself.',
  },
  separate: {
    'zh-Hans': '模型分成多个文件。请导出为单个文件：glTF Binary（.glb）。',
    en: 'The model is spread over several files. Export it as one file: glTF Binary (.glb).',
  },
  unknown: {
    'zh-Hans': '无法识别这种文件。请选择.glb或.vrm。',
    en: 'The file is of an unknown type. Choose a .glb or a .vrm.',
  },
  version: {
    'zh-Hans': '文件是glTF 1或更新的版本。请导出为glTF 2.0。',
    en: 'The file is glTF 1, or newer than glTF 2. Export it as glTF 2.0.',
  },
  truncated: {
    'zh-Hans': '文件不完整：数据比文件头声明的短。请重新下载或导出。',
    en: 'The file is cut off: it is shorter than its header says. Download or export it again.',
  },
  chunk: {
    'zh-Hans': '文件头与内容不符。请重新导出。',
    en: 'The lengths in the header do not fit the contents. Export the file again.',
  },
  json: {
    'zh-Hans': '文件里的JSON部分损坏。请重新导出。',
    en: 'The JSON part of the file is damaged. Export it again.',
  },
  reference: {
    'zh-Hans': '「{name}」指向文件中不存在的数据。请重新导出。',
    en: '"{name}" points to data that the file does not hold. Export it again.',
  },
  draco: {
    'zh-Hans': '网格用Draco压缩。请导出时关闭Draco压缩，或改用Meshopt。',
    en: 'The meshes are compressed with Draco. Export without Draco compression, or with Meshopt.',
  },
  ktx2: {
    'zh-Hans': '贴图是KTX2格式。请导出为PNG、JPEG或WebP。',
    en: 'The textures are in KTX2 format. Export them as PNG, JPEG or WebP.',
  },
  extension: {
    'zh-Hans': '模型需要扩展「{name}」，这里不支持。请导出时关闭它。',
    en: 'The model requires the extension "{name}", which is not supported here. Export without it.',
  },
  meshopt: {
    'zh-Hans': 'Meshopt压缩数据损坏。请重新导出。',
    en: 'The data compressed with Meshopt is damaged. Export it again.',
  },
  cycle: {
    'zh-Hans': '节点「{name}」出现两次或包含自己。请检查父子关系后重新导出。',
    en: 'Node "{name}" occurs twice or contains itself. Mend its parents and export again.',
  },
  number: {
    'zh-Hans': '「{name}」含有无效数字。请在建模软件中清理网格后重新导出。',
    en: '"{name}" holds numbers that are not finite. Clean the mesh in your modelling tool and export again.',
  },
  nothing: {
    'zh-Hans': '文件的场景里没有三角形。请确认导出时选中了网格。',
    en: 'The scene of the file holds no triangles. Make sure that meshes are selected when exporting.',
  },
  unseen: {
    'zh-Hans': '文件里的网格都看不见：不透明度为0、被隐藏，或只在第一人称显示。请检查材质和可见性后重新导出。',
    en: 'No mesh of the file can be seen: all are fully transparent, hidden, or for the first person only. Check materials and visibility, then export again.',
  },
  flat: {
    'zh-Hans': '模型没有高度。请检查缩放后重新导出。',
    en: 'The model has no height. Check its scale and export it again.',
  },
  texture: {
    'zh-Hans': '贴图「{name}」无法读取。请改用PNG或JPEG。',
    en: 'The texture "{name}" cannot be read. Use PNG or JPEG.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export type FaultCode = keyof typeof FAULTS | keyof typeof LIMITS;

const texts: Readonly<Record<FaultCode, Sentence & {readonly limit?: number; readonly unit?: number}>> = {
  ...FAULTS,
  ...LIMITS,
};

/** A reason why a file cannot be shown. */
export class ModelFault extends Error {
  readonly sentence: Sentence;

  constructor(
    readonly code: FaultCode,
    name = '',
  ) {
    super(name ? `${code}: ${name}` : code);
    const {limit = 0, unit = 1, ...text} = texts[code];
    this.sentence = filled(text, (sentence, locale) =>
      sentence.replaceAll('{limit}', (limit / unit).toLocaleString(locale)).replace('{name}', () => plain(name)),
    );
  }
}

/** Throws when `value` is above a limit. */
export function within(limit: keyof typeof LIMITS, value: number): void {
  if (value > LIMITS[limit].limit) throw new ModelFault(limit);
}
