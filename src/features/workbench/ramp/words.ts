import type {PerLocale} from '@site/config/localized';
import type {FileFault} from './readFiles';

export interface RampWords {
  readonly rows: string;
  readonly changed: string;
  readonly resetRow: string;
  readonly gradient: string;
  readonly help: string;
  /** `{n}` of a stop. */
  readonly stop: string;
  readonly position: string;
  /** `{at}` of the stop that has the focus. */
  readonly place: string;
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Said at `{zoom}` times. */
  readonly zoomed: string;
  readonly tint: string;
  readonly lit: string;
  readonly edge: string;
  readonly soft: string;
  readonly hard: string;
  readonly add: string;
  readonly added: string;
  readonly remove: string;
  readonly removed: string;
  readonly openReference: string;
  readonly closeReference: string;
  readonly referenceOpened: string;
  /** Name of the reference picture; the `{color}` is that under the cross. */
  readonly reference: string;
  readonly colorTaken: string;
  readonly exportCsv: string;
  readonly importFile: string;
  readonly exportAtlas: string;
  /** `{file}` was taken and has `{n}` stops. */
  readonly taken: string;
  /** Those of a picture differ from it by `{tolerance}` levels at most. */
  readonly takenPicture: string;
  /** `{file}` was not taken; the fault follows. */
  readonly refused: string;
  /** `{line}` of the file; a picture has at most so many `{pixels}` and `{stops}`. */
  readonly faults: Readonly<Record<FileFault, string>>;
}

export const words: PerLocale<RampWords> = {
  'zh-Hans': {
    rows: 'Ramp图集的行',
    changed: '已改',
    resetRow: '恢复这一行',
    gradient: '渐变，点击处添加色标',
    help: '方向键移动色标，按住Shift走大步；Enter添加，Delete删除；+和-、Ctrl加滚轮或双指缩放。导入CSV，或渐变图中间的一行：颜色变成色调，不透明度变成受光。',
    stop: '色标{n}',
    position: '位置',
    place: '位置{at}',
    zoom: '缩放渐变',
    zoomIn: '放大',
    zoomOut: '缩小',
    zoomed: '已缩放到{zoom}倍。',
    tint: '色调',
    lit: '受光',
    edge: '左侧过渡',
    soft: '柔和',
    hard: '硬边',
    add: '添加色标',
    added: '已添加色标{n}，位置{at}。',
    remove: '删除色标',
    removed: '已删除色标{n}。',
    openReference: '打开参考图',
    closeReference: '关闭参考图',
    referenceOpened: '{file}已打开。点图上一处，颜色就成为当前色标的色调；图片只在这台设备上，不保存。',
    reference: '参考图，十字处是{color}。方向键移动十字，Enter取色。',
    colorTaken: '当前色标的色调改为{color}。',
    exportCsv: '导出CSV',
    importFile: '导入CSV或图片',
    exportAtlas: '导出图集PNG',
    taken: '{file}已导入，{n}个色标。',
    takenPicture: '{file}已导入，{n}个色标，与图片相差不超过{tolerance}/255。',
    refused: '{file}没有导入。',
    faults: {
      empty: '文件里没有数值。每行写“位置,颜色”或“时间,R,G,B,A”。',
      long: '第{line}行起太长：最多512行。请在UE里精简曲线的关键帧。',
      columns: '第{line}行的列数不对。每行写“位置,颜色”或“时间,R,G,B,A”，整个文件用同一种。',
      number: '第{line}行有一格不是数字。小数点用英文句点。',
      range: '第{line}行有数值不在0到1之间。图集每通道8位，存不下更大的值。',
      order: '第{line}行的位置没有比上一行大。请按位置从小到大排列。',
      color: '第{line}行的颜色读不出来。写六位十六进制色码，如#FFC0A0。',
      picture: '浏览器读不出这张图片。导出成PNG再试。',
      size: '图片太大：边长最多{pixels}像素。缩小后再试。',
      flat: '图片中间的一行只有一种颜色。渐变要从左到右，把图片旋转90°再试。',
      noise: '图片中间的一行不是渐变：{stops}个色标不够表达。换一张颜色平滑变化的图片。',
    },
  },
  en: {
    rows: 'Rows of the ramp atlas',
    changed: 'Changed',
    resetRow: 'Reset this row',
    gradient: 'Gradient: click to add a stop',
    help: 'Arrow keys move a stop, with Shift in large steps; Enter adds one, Delete removes it, + and -, the wheel with Ctrl, or two fingers zoom. Import a CSV or the middle row of a picture: colour becomes tint, opacity becomes Lit.',
    stop: 'Stop {n}',
    position: 'Position',
    place: 'position {at}',
    zoom: 'Zoom of the gradient',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomed: 'Zoom {zoom}.',
    tint: 'Tint',
    lit: 'Lit',
    edge: 'Left side',
    soft: 'Soft',
    hard: 'Hard',
    add: 'Add stop',
    added: 'Added stop {n}, position {at}.',
    remove: 'Remove stop',
    removed: 'Removed stop {n}.',
    openReference: 'Open reference picture',
    closeReference: 'Close reference picture',
    referenceOpened:
      '{file} is open. Click in it to make a colour the tint of the chosen stop. It stays on this machine and is not kept.',
    reference: 'Reference picture, {color} under the cross. Arrow keys move the cross, Enter takes the colour.',
    colorTaken: 'The tint of the chosen stop is {color}.',
    exportCsv: 'Export CSV',
    importFile: 'Import CSV or picture',
    exportAtlas: 'Export atlas PNG',
    taken: '{file} was imported: {n} stops.',
    takenPicture: '{file} was imported: {n} stops, within {tolerance}/255 of the picture.',
    refused: '{file} was not imported.',
    faults: {
      empty: 'The file holds no values. Write each line as position,colour or as time,R,G,B,A.',
      long: 'It is too long from line {line} on: 512 lines at most. Reduce the keys of the curve in Unreal.',
      columns: 'Line {line} has a wrong number of columns. Write each line as position,colour or each as time,R,G,B,A.',
      number: 'A cell of line {line} is no number. Use a point as decimal separator.',
      range: 'A value of line {line} is not between 0 and 1. The atlas has 8 bits a channel and cannot hold more.',
      order: 'The position of line {line} is not greater than the one before. Sort the lines by position.',
      color: 'The colour of line {line} cannot be read. Write six hexadecimal digits, such as #FFC0A0.',
      picture: 'The browser cannot read this picture. Export it as PNG and try again.',
      size: 'The picture is too large: {pixels} pixels a side at most. Make it smaller and try again.',
      flat: 'The middle row of the picture has one colour. A gradient runs from left to right: turn the picture by 90°.',
      noise:
        'The middle row of the picture is no gradient: {stops} stops do not describe it. Take a picture whose colours change smoothly.',
    },
  },
};
