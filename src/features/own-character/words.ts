import type {InOneLocale, PerLocale} from '@site/config/localized';
import type {Sentence} from '@site/src/stage/model/faults';
import texts from '../../../data/own-character.json';

/** Texts of the field that takes a model: the page has them. */
export type PageWords = InOneLocale<typeof texts.pageWords>;

export const pageWords: PerLocale<PageWords> = texts.pageWords;

/** Texts of the model check, which load with it. */
export const checkWords = {
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
} as const satisfies Readonly<Record<string, Sentence>>;
