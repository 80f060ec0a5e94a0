import type {PerLocale} from '../../../config/localized';
import type {LessonPage, Words} from './types';

/** Texts of an open task in both languages. */
export const words: PerLocale<Words> = {
  'zh-Hans': {
    target: '目标',
    own: '你的画面',
    likeness: '相似度',
    split: '分屏对比',
    hint: '提示',
    check: '检查数值',
    solution: '显示答案',
    again: '重新开始',
    close: '收起',
    solved: '完成：画面和目标一致。',
    unsolved: '数值还没有到位。',
    nearer: '更接近了：{percent}',
    farther: '更远了：{percent}',
    blind: '这台设备画不出画面。输入数值后检查，提示同样可用。',
    advice: '{symptom}：{way}。',
    ways: {
      number: {low: '把「{label}」调高大约{size}', high: '把「{label}」调低大约{size}'},
      choice: {low: '「{label}」选靠后的一项', high: '「{label}」选靠前的一项'},
      switch: {low: '打开「{label}」', high: '关掉「{label}」'},
    },
    sizes: ['半条滑杆', '四分之一条滑杆', '八分之一条滑杆', '十六分之一条滑杆', '三十二分之一条滑杆', '几格'],
  },
  en: {
    target: 'Target',
    own: 'Your picture',
    likeness: 'Likeness',
    split: 'Split view',
    hint: 'Hint',
    check: 'Check values',
    solution: 'Show solution',
    again: 'Start again',
    close: 'Close',
    solved: 'Done: your picture matches the target.',
    unsolved: 'The values are not there yet.',
    nearer: 'Nearer: {percent}',
    farther: 'Farther: {percent}',
    blind: 'This device cannot draw the pictures. Type values and check them; hints work as well.',
    advice: '{symptom}: {way}.',
    ways: {
      number: {low: 'raise {label} by about {size}', high: 'lower {label} by about {size}'},
      choice: {low: 'choose a later option of {label}', high: 'choose an earlier option of {label}'},
      switch: {low: 'turn {label} on', high: 'turn {label} off'},
    },
    sizes: [
      'half of the slider',
      'a quarter of the slider',
      'an eighth of the slider',
      'a sixteenth of the slider',
      'a thirty-second of the slider',
      'a few steps',
    ],
  },
};

/** Texts of the list of tasks on a page. */
export const listed: PerLocale<Omit<LessonPage, 'tasks'>> = {
  'zh-Hans': {
    start: '开始',
    startTask: '开始：{title}',
    done: '已完成',
    failed: '练习没有下载完。检查网络后再按一次「开始」。',
  },
  en: {
    start: 'Start',
    startTask: 'Start: {title}',
    done: 'Done',
    failed: 'The task did not finish downloading. Check the connection and press Start again.',
  },
};
