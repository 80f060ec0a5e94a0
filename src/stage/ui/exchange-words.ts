import {forLocale, type PerLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import type {Pasted} from './exchange';

interface Words {
  /** Tooltips of the buttons that the page has. */
  readonly copyNote: string;
  readonly pasteNote: string;
  readonly python: string;
  readonly pythonNote: string;
  /** Copies also what is at the plugin's default. */
  readonly all: string;
  readonly allNote: string;
  readonly help: string;
  /** Name of the field for the text. */
  readonly field: string;
  /** `{n}` parameters were copied, or set. */
  readonly copied: string;
  readonly taken: string;
  readonly none: string;
  /** `{names}` of values that no material instance has. */
  readonly profile: string;
  /** `{names}` of the text, in the ways in which they have no effect. */
  readonly unknown: string;
  readonly absent: string;
  readonly refused: string;
  readonly empty: string;
  readonly undo: string;
  readonly undone: string;
}

/** Texts about Unreal, which load with the code that exchanges values; the tooltips have the words of the page about it. */
export const exchangeWords: PerLocale<Words> = {
  'zh-Hans': {
    copyNote: '右键单击参数组的标题，选粘贴',
    pasteNote: '粘贴复制的文本，也可以把存有它的文件拖进来',
    python: '复制Python',
    pythonNote: '一次写入内容浏览器里选中的多个材质实例，并保存这些资产',
    all: '含默认值',
    allNote: '与插件默认值相同的参数也一并写出',
    help: '怎样把数值带到UE',
    field: '把文本粘贴到这里，或拖入文件',
    copied: '已复制{n}个参数。',
    taken: '已设置{n}个参数。',
    none: '没有复制：属于材质实例的参数与插件默认值没有差别。',
    profile: '填在Toon Character Profile里，没有复制：{names}。',
    unknown: '不认识{names}。',
    absent: '这里没有{names}。',
    refused: '超出范围或读不懂：{names}。',
    empty: '文本里没有参数值。',
    undo: '撤销',
    undone: '已撤销',
  },
  en: {
    copyNote: 'Right-click the header of a parameter group and select Paste',
    pasteNote: 'Paste the copied text, or drop a file that holds it',
    python: 'Copy Python',
    pythonNote:
      'Python sets the material instances that are selected in the Content Browser, all at once, and saves these assets',
    all: 'With defaults',
    allNote: "Also writes the parameters that are at the plugin's default",
    help: 'How to take values to Unreal',
    field: 'Paste the text here or drop a file',
    copied: 'Parameters copied: {n}.',
    taken: 'Parameters set: {n}.',
    none: "Nothing was copied: no value of a material instance differs from the plugin's default.",
    profile: ' Not copied, because they are set in the Toon Character Profile: {names}.',
    unknown: ' Unknown: {names}.',
    absent: ' Not here: {names}.',
    refused: ' Out of range or unreadable: {names}.',
    empty: 'The text has no parameter values.',
    undo: 'Undo',
    undone: 'Undone',
  },
};

export const wordsOfPage = (): Words => forLocale(exchangeWords, document.documentElement.lang as Locale);

/** Names as a list of the page's language. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang).format(names);

/** What a text from Unreal set, and every name that it could not set; empty when it has no parameter at all. */
export function pastedSentence({values, ...missed}: Pasted): string {
  const words = wordsOfPage();
  const count = Object.keys(values).length;
  const left = (['unknown', 'absent', 'refused'] as const).map((kind) =>
    missed[kind].length > 0 ? words[kind].replace('{names}', listed(missed[kind])) : '',
  );
  return ((count > 0 ? words.taken.replace('{n}', String(count)) : '') + left.join('')).trim();
}
