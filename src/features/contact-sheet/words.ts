import type {PerLocale} from '../../../config/localized';
import type {Words} from './types';

export const words: PerLocale<Words> = {
  'zh-Hans': {
    halves: '左半：{before}。右半：{after}。',
    routes: '按要做的事标出该读的几篇',
    minutes: '阅读约{n}分钟',
    tasks: '练习',
    kept: '练习记录只存在这台设备的浏览器里。',
    forget: '清除记录',
  },
  en: {
    halves: 'Left half: {before}. Right half: {after}.',
    routes: 'Mark what to read for',
    minutes: '{n} min read',
    tasks: 'Tasks',
    kept: 'The marks of tasks are kept in this browser only.',
    forget: 'Clear marks',
  },
};
