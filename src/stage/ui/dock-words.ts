import type {PerLocale} from '@site/config/localized';

interface Words {
  /** The step being read, `{n}`. */
  readonly step: string;
  readonly hide: string;
  readonly show: string;
}

/** Texts of the picture that stays beside the text; they load with its code. */
export const dockWords: PerLocale<Words> = {
  'zh-Hans': {step: '第{n}步', hide: '收起画面', show: '显示画面'},
  en: {step: 'Step {n}', hide: 'Hide the picture', show: 'Show the picture'},
};
