import type {PerLocale} from '@site/config/localized';
import type {Sentence} from '@site/src/stage/model/faults';

/** Texts of the field that takes a model: the page has them. */
export interface PageWords {
  readonly label: string;
  readonly choose: string;
  readonly drop: string;
  readonly scripts: string;
  readonly reading: string;
  readonly read: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly failed: string;
  /** `{name}` and `{size}` of the model on the machine. */
  readonly kept: string;
  readonly open: string;
  readonly forget: string;
  readonly forgotten: string;
}

export const pageWords: PerLocale<PageWords> = {
  'zh-Hans': {
    label: '自己的角色',
    choose: '选择模型',
    drop: '或把.glb、.vrm文件拖到、粘贴到这里',
    scripts: '读取模型要用JavaScript，请在浏览器里打开它。',
    reading: '正在读取{name}',
    read: '{name}已读取并检查。',
    cancel: '取消',
    cancelled: '已取消。',
    failed: '读取没有完成：程序没有下载完，或模型占满了内存。检查网络后再试，或换一个更小的模型。',
    kept: '这台设备上保留着{name}（{size}）。',
    open: '打开',
    forget: '删除',
    forgotten: '已从这台设备删除。',
  },
  en: {
    label: 'Your character',
    choose: 'Choose a model',
    drop: 'or drop or paste a .glb or .vrm file here',
    scripts: 'Reading a model needs JavaScript: turn it on in your browser.',
    reading: 'Reading {name}',
    read: '{name} has been read and checked.',
    cancel: 'Cancel',
    cancelled: 'Cancelled.',
    failed:
      'The model was not read: the reader did not finish downloading, or memory ran out. Check the connection and try again, or take a smaller model.',
    kept: '{name} ({size}) is kept on this device.',
    open: 'Open',
    forget: 'Delete',
    forgotten: 'Deleted from this device.',
  },
};

/** Texts of the model check, which load with it. */
export const checkWords = {
  remove: {'zh-Hans': '删除（{size}）', en: 'Delete ({size})'},
  /** Between names of a list, and between sentences. */
  comma: {'zh-Hans': '、', en: ', '},
  space: {'zh-Hans': '', en: ' '},
  title: {'zh-Hans': '模型检查', en: 'Model check'},
  /** What the file holds. */
  summary: {
    'zh-Hans': '{triangles}个三角形，{materials}个材质，高{height}米',
    en: '{triangles} triangles, {materials} materials, {height} m tall',
  },
  none: {'zh-Hans': '没有发现要处理的地方。', en: 'Nothing needs attention.'},
  how: {'zh-Hans': '怎样处理', en: 'What to do'},
  where: {'zh-Hans': '涉及材质：{names}', en: 'Materials: {names}'},
  mark: {'zh-Hans': '在画面里标出', en: 'Mark in the picture'},
  repair: {'zh-Hans': '下载补好描边法线的文件', en: 'Download the file with outline normals'},
  repairing: {'zh-Hans': '正在计算描边法线', en: 'Computing outline normals'},
  repaired: {
    'zh-Hans': '已下载{name}：加入了描边法线和还原它要用的数据，其余不变。',
    en: 'Downloaded {name}: it has the outline normals and what they rest on, and is otherwise unchanged.',
  },
  unrepaired: {
    'zh-Hans': '没能补上：网格数据不在这个GLB自己的数据块里。请重新导出成单个.glb。',
    en: 'Nothing was added: the mesh data are not in the chunk of this GLB. Export it again as one .glb.',
  },
  /** After a permission that a VRM 1 leaves out. */
  assumed: {'zh-Hans': '（文件未写，按最严格的算）', en: ' (left out: the strictest counts)'},
  licence: {'zh-Hans': '文件里写明的许可', en: 'Licence, as the file says'},
  keep: {'zh-Hans': '保留在这台设备上（{size}）', en: 'Keep on this device ({size})'},
  kept: {'zh-Hans': '已保留在这台设备的浏览器里，占{size}。', en: 'Kept in this browser: {size}.'},
  notKept: {
    'zh-Hans': '浏览器没有保存：空间不足，或处于无痕模式。',
    en: 'The browser did not keep it: there is no room, or the window is private.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
