import type {PerLocale} from '@site/config/localized';
import type {FigureName} from '../character/load';
import type {Part} from '../model/parts';

/** Corrections of the pose by hand. */
export interface PoseWords {
  readonly title: string;
  readonly turn: string;
  readonly tilt: string;
  readonly head: string;
  readonly leftUpperArm: string;
  readonly rightUpperArm: string;
  readonly noHead: string;
  readonly noArm: string;
}

export interface OwnWords {
  readonly choose: string;
  /** Opens the model `{name}` that is kept on the machine. */
  readonly kept: string;
  readonly note: string;
  readonly reading: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly failed: string;
  /** Switch between the characters. */
  readonly show: string;
  readonly ours: string;
  readonly figures: Readonly<Record<FigureName, string>>;
  readonly own: string;
  readonly remove: string;
  readonly removed: string;
  /** `{name}` has `{n}` triangles. */
  readonly shown: string;
  readonly parts: string;
  readonly partsNote: string;
  readonly part: Readonly<Record<Part, string>>;
  readonly pose: PoseWords;
  /** What has no effect on a reader's model, by the parameters of the demo. */
  readonly lacks: Readonly<Record<'eyes' | 'face' | 'hair', string>>;
  readonly help: string;
}

/** Texts about the reader's model, which load with the code that reads it. */
export const ownWords: PerLocale<OwnWords> = {
  'zh-Hans': {
    choose: '选择GLB或VRM文件',
    kept: '打开保留的{name}',
    note: '也可以把文件拖到画面上，或复制后粘贴。文件只在这台机器上读取，不会上传。',
    reading: '正在读取',
    cancel: '取消',
    cancelled: '已取消读取。',
    failed: '读取模型时出了错。请重新选择文件；仍然不行，就换一个文件试试。',
    show: '显示哪个角色',
    ours: '演示角色',
    figures: {chibi: 'Q版画师', knight: '七头身骑士'},
    own: '自己的角色',
    remove: '移除',
    removed: '已移除自己的角色。',
    shown: '{name}：{n}个三角形。',
    parts: '各材质的部位',
    partsNote: '列表打开时，画面按部位上色。认错了，就点画面上的那一处，或直接在这里改。',
    part: {skin: '皮肤', face: '脸', hair: '头发', cloth: '衣服'},
    pose: {
      title: '朝向和骨骼',
      turn: '转身90°',
      tilt: '前倾90°',
      head: '头部',
      leftUpperArm: '左上臂',
      rightUpperArm: '右上臂',
      noHead: '没有，按比例估计',
      noArm: '没有，保持原样',
    },
    lacks: {
      eyes: '模型的眼睛按普通材质绘制，眼睛参数在它上面看不出变化。',
      face: '模型没有面部阴影贴图，脸部明暗按法线计算。',
      hair: '没有找到头发，头发高光不会出现。可以在部位里指定。',
    },
    help: '检查模型，把它保留在这台设备上',
  },
  en: {
    choose: 'Choose a GLB or VRM file',
    kept: 'Open {name}, kept on this device',
    note: 'Or drop the file on the picture, or paste it. It is read on this machine only and is not uploaded.',
    reading: 'Reading',
    cancel: 'Cancel',
    cancelled: 'Reading was cancelled.',
    failed: 'Reading the model failed. Choose the file again; if that does not help, try another file.',
    show: 'Character shown',
    ours: 'Demo character',
    figures: {chibi: 'Chibi painter', knight: 'Knight, seven heads tall'},
    own: 'Your character',
    remove: 'Remove',
    removed: 'Your character was removed.',
    shown: '{name}: {n} triangles.',
    parts: 'Part of each material',
    partsNote:
      'While the list is open, the picture is coloured by part. To correct a part, click it in the picture or find it here.',
    part: {skin: 'Skin', face: 'Face', hair: 'Hair', cloth: 'Clothes'},
    pose: {
      title: 'Front and bones',
      turn: 'Turn by 90°',
      tilt: 'Tilt forward by 90°',
      head: 'Head',
      leftUpperArm: 'Left upper arm',
      rightUpperArm: 'Right upper arm',
      noHead: 'none: estimated',
      noArm: 'none: left as it is',
    },
    lacks: {
      eyes: 'The eyes of the model are ordinary materials, so the eye parameters change nothing on them.',
      face: 'The model has no face shadow map: its face is shaded by its normals.',
      hair: 'No hair was found, so there is no hair highlight. You can name the hair in the list of parts.',
    },
    help: 'Check the model, or keep it on this device',
  },
};
