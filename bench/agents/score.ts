/** Compares answers with what the documents say. */
import {forLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {isParameterId, parameter, parameters} from '../../src/stage/shading/parameters';
import type {Question} from './questions';

/** What an answer must have. */
export function expected(question: Question, locale: Locale): string {
  if (question.kind === 'value')
    return String((parameter(question.of) as unknown as Record<string, unknown>)[question.field]);
  return question.kind === 'step' ? forLocale(question.answer, locale) : question.answer;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Numbers with another minus, decimal zeros or a unit behind them are the same. */
const numbersIn = (text: string): number[] =>
  (text.replaceAll('\u2212', '-').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Whether an answer is right: the number, name, address or words are in it. */
export function isRight(question: Question, answer: string, locale: Locale): boolean {
  const wanted = expected(question, locale);
  if (question.kind === 'value') return numbersIn(answer).includes(Number(wanted));
  return new RegExp(`(?<![\\w.])${escaped(wanted)}(?!\\w)`, question.kind === 'step' ? 'i' : '').test(answer);
}

/** First words of parameters: a name that begins with one of them claims to be a parameter. */
const BEGINNINGS = new Set(parameters.map(({id}) => /^[A-Z][a-z]+/.exec(id)?.[0] ?? id));

/** Names in an answer that look like parameters or variables of the plugin and that the documents do not have. */
export function inventedIn(answer: string, documents: string): string[] {
  const names = answer.match(/\b(?:r\.Toon(?:\.\w+)+|[A-Z][a-z]+(?:[A-Z][a-z0-9]+)+)\b/g) ?? [];
  return [...new Set(names)].filter((name) => {
    const claims = name.startsWith('r.Toon') || BEGINNINGS.has(/^[A-Z][a-z]+/.exec(name)?.[0] ?? '');
    return claims && !isParameterId(name) && !documents.includes(name);
  });
}
