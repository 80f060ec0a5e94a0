import type {PerLocale} from '../../../config/localized';
import type {Words} from './types';
import texts from '../../../data/cuts.json';

export const words: PerLocale<Words> = texts.words;
