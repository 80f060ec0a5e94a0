import type {Locale} from '@site/config/locales';

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
  /** `{n}` values were copied, or set. */
  readonly copied: string;
  readonly taken: string;
  readonly none: string;
  /** `{names}` of the text, in the ways in which they have no effect. */
  readonly unknown: string;
  readonly absent: string;
  readonly refused: string;
  readonly empty: string;
  readonly undo: string;
  readonly undone: string;
}

/** Texts about Unreal, which load with the code that exchanges values; the tooltips have the words of the page about it. */
export const exchangeWords: Record<Locale, Words> = {
  'zh-Hans': {
    copyNote: '粘贴到材质实例任意一个参数组的标题上，每组只取走自己的参数',
    pasteNote: '参数组标题上复制的文本可以贴进来，存成文件也可以拖进来',
    python: '复制Python',
    pythonNote: '在虚幻编辑器里执行，写入内容浏览器中选定的材质实例',
    all: '含默认值',
    allNote: '连与插件默认值相同的参数也写出来',
    help: '怎样把数值带到UE',
    field: '把文本粘贴到这里，或拖入文件',
    copied: '复制了{n}项。',
    taken: '设置了{n}项。',
    none: '与插件默认值没有差别，没有复制。',
    unknown: '不认识{names}。',
    absent: '这个演示没有{names}。',
    refused: '超出范围或读不懂：{names}。',
    empty: '文本里没有参数值。',
    undo: '撤销',
    undone: '已撤销',
  },
  en: {
    copyNote:
      'Paste it on the header of any parameter group in a material instance: each group takes its own parameters',
    pasteNote: 'It takes the text copied from the header of a parameter group, pasted or dropped as a file',
    python: 'Copy Python',
    pythonNote: 'Run it in the Unreal Editor: it sets the material instances selected in the Content Browser',
    all: 'With defaults',
    allNote: "Also writes the parameters that are at the plugin's default",
    help: 'How to take values to Unreal',
    field: 'Paste the text here or drop a file',
    copied: '{n} copied.',
    taken: '{n} set.',
    none: "Nothing differs from the plugin's defaults, so nothing was copied.",
    unknown: ' Unknown: {names}.',
    absent: ' Not on this stage: {names}.',
    refused: ' Out of range or unreadable: {names}.',
    empty: 'The text has no parameter values.',
    undo: 'Undo',
    undone: 'Undone',
  },
};
