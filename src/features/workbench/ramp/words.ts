import type {PerLocale} from '@site/config/localized';
import type {CsvFault} from './stops';

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
  readonly tint: string;
  readonly lit: string;
  readonly edge: string;
  readonly soft: string;
  readonly hard: string;
  readonly add: string;
  readonly added: string;
  readonly remove: string;
  readonly removed: string;
  readonly exportCsv: string;
  readonly importCsv: string;
  readonly exportAtlas: string;
  /** `{file}` was taken. */
  readonly taken: string;
  /** `{file}` was not taken; the fault follows. */
  readonly refused: string;
  /** `{line}` of the file. */
  readonly faults: Readonly<Record<CsvFault, string>>;
}

export const words: PerLocale<RampWords> = {
  'zh-Hans': {
    rows: 'Ramp图集的行',
    changed: '已改',
    resetRow: '恢复这一行',
    gradient: '渐变，点击处添加色标',
    help: '方向键移动色标，按住Shift走大步；Enter添加，Delete删除。',
    stop: '色标{n}',
    position: '位置',
    place: '位置{at}',
    tint: '色调',
    lit: '受光',
    edge: '左侧过渡',
    soft: '柔和',
    hard: '硬边',
    add: '添加色标',
    added: '已添加色标{n}，位置{at}。',
    remove: '删除色标',
    removed: '已删除色标{n}。',
    exportCsv: '导出CSV',
    importCsv: '导入CSV',
    exportAtlas: '导出图集PNG',
    taken: '{file}已导入。',
    refused: '{file}没有导入。',
    faults: {
      empty: '文件里没有数值。每行写“时间,R,G,B,A”。',
      long: '第{line}行起太长：最多512行。请在UE里精简曲线的关键帧。',
      columns: '第{line}行不是五列。每行写“时间,R,G,B,A”，不要表头。',
      number: '第{line}行有一格不是数字。小数点用英文句点。',
      range: '第{line}行有数值不在0到1之间。图集每通道8位，存不下更大的值。',
      order: '第{line}行的时间没有比上一行大。请按时间从小到大排列。',
    },
  },
  en: {
    rows: 'Rows of the ramp atlas',
    changed: 'Changed',
    resetRow: 'Reset this row',
    gradient: 'Gradient: click to add a stop',
    help: 'Arrow keys move a stop, with Shift in large steps; Enter adds one, Delete removes it.',
    stop: 'Stop {n}',
    position: 'Position',
    place: 'position {at}',
    tint: 'Tint',
    lit: 'Lit',
    edge: 'Left side',
    soft: 'Soft',
    hard: 'Hard',
    add: 'Add stop',
    added: 'Added stop {n}, position {at}.',
    remove: 'Remove stop',
    removed: 'Removed stop {n}.',
    exportCsv: 'Export CSV',
    importCsv: 'Import CSV',
    exportAtlas: 'Export atlas PNG',
    taken: '{file} was imported.',
    refused: '{file} was not imported.',
    faults: {
      empty: 'The file holds no values. Write each line as time,R,G,B,A.',
      long: 'It is too long from line {line} on: 512 lines at most. Reduce the keys of the curve in Unreal.',
      columns: 'Line {line} does not have five columns. Write each line as time,R,G,B,A, without a header.',
      number: 'A cell of line {line} is no number. Use a point as decimal separator.',
      range: 'A value of line {line} is not between 0 and 1. The atlas has 8 bits a channel and cannot hold more.',
      order: 'The time of line {line} is not greater than the one before. Sort the lines by time.',
    },
  },
};
