/** Reads the queries of readers: see readers/README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HandQuery} from './queries';

export const LISTS = ['tuning', 'second tuning', 'third tuning', 'fourth tuning', 'unseen'] as const;
export type List = (typeof LISTS)[number];

/** Lines of addresses, and below each the indented queries that they answer. */
export function readQueries(text: string): HandQuery[] {
  let answers: string[] = [];
  return text.split('\n').flatMap((line): HandQuery[] => {
    if (line.startsWith(' ')) return [{query: line.trim(), answers}];
    if (line.startsWith('/')) answers = line.split(' ');
    return [];
  });
}

/** @param locale of the pages that the queries are asked on */
export function readersQueries(locale: string, list: List): HandQuery[] {
  const file = path.join('bench', 'search', 'readers', `${locale}.${list.replace(' ', '-')}.txt`);
  return readQueries(readFileSync(file, 'utf8'));
}
