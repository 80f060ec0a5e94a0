import type {PerLocale} from '@site/config/localized';
import type {Sentence} from '@site/src/stage/model/faults';
import texts from '../../../data/own-character.json';

/** Texts of the field that takes a model: the page has them. */
export interface PageWords {
  readonly label: string;
  readonly choose: string;
  readonly drop: string;
  readonly scripts: string;
  readonly reading: string;
  readonly read: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly failed: string;
  /** `{name}` and `{size}` of the model on the machine. */
  readonly kept: string;
  readonly open: string;
  readonly forget: string;
  readonly forgotten: string;
}

export const pageWords: PerLocale<PageWords> = texts.pageWords;

/** Texts of the model check, which load with it. */
export const checkWords = {
  remove: texts.checkWords.remove,
  /** Between names of a list, and between sentences. */
  comma: texts.checkWords.comma,
  space: texts.checkWords.space,
  title: texts.checkWords.title,
  /** What the file holds. */
  summary: texts.checkWords.summary,
  none: texts.checkWords.none,
  how: texts.checkWords.how,
  where: texts.checkWords.where,
  mark: texts.checkWords.mark,
  repair: texts.checkWords.repair,
  repairing: texts.checkWords.repairing,
  repaired: texts.checkWords.repaired,
  unrepaired: texts.checkWords.unrepaired,
  /** After a permission that a VRM 1 leaves out. */
  assumed: texts.checkWords.assumed,
  licence: texts.checkWords.licence,
  keep: texts.checkWords.keep,
  kept: texts.checkWords.kept,
  notKept: texts.checkWords.notKept,
} as const satisfies Readonly<Record<string, Sentence>>;

export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
