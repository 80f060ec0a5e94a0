import type {PerLocale} from '@site/config/localized';

interface Words {
  /** The step being read, `{n}`. */
  readonly step: string;
  /** Sets what the step being read asks for; then brings the reader's own values back. */
  readonly set: string;
  readonly own: string;
  readonly hide: string;
  readonly show: string;
}

/** Texts of the picture that stays beside the text; they load with its code. */
export const dockWords: PerLocale<Words> = {
  'zh-Hans': {step: '第{n}步', set: '显示第{n}步', own: '我的数值', hide: '收起画面', show: '显示画面'},
  en: {step: 'Step {n}', set: 'Show step {n}', own: 'My values', hide: 'Hide the picture', show: 'Show the picture'},
};
