import {existsSync, readFileSync} from 'node:fs';
import {currentLocale, localized} from '../../config/locales';
import type {Component} from '../components';
import {addressOf, titleOf} from '../glossary/names';
import {marksOf} from '../lessons/data';
import {documentOf, folderOf} from '../versions/versions';
import {cuts, pictureOf, routes} from '../../src/features/contact-sheet/cuts';
import type {Sheet} from '../../src/features/contact-sheet/types';
import {words} from '../../src/features/contact-sheet/words';

/** Han characters and other words that a reader takes in a minute. */
const PER_MINUTE = {han: 400, words: 200};

/** Minutes that a page takes to read, the same in each language: by its source, without tables and what is not text. */
function minutesOf(page: string, version?: string): number {
  const text = readFileSync(`${folderOf(version)}/${page}.md`, 'utf8').replace(/^(?:---[\s\S]*?---|\|.*)$/gm, '');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return Math.ceil(count(/\p{Script=Han}/gu) / PER_MINUTE.han + count(/[A-Za-z][\w.]*/g) / PER_MINUTE.words);
}

/** The tutorials that a version's documents have, as cuts. */
function sheet(version?: string): Sheet {
  const {halves, minutes, ...said} = localized(words);
  return {
    cuts: cuts
      .filter(({page}) => version === undefined || existsSync(`${folderOf(version)}/${page}.md`))
      .map(({id, page, before, after, result, reader}) => {
        const labels = [localized(before.label), localized(after.label)];
        return {
          id,
          picture: pictureOf(id),
          href: addressOf(page, version),
          title: titleOf(page, currentLocale(), version),
          alt: halves.replace('{before}', labels[0]!).replace('{after}', labels[1]!),
          labels,
          result: localized(result),
          reader: localized(reader),
          minutes: minutes.replace('{n}', String(minutesOf(page, version))),
        };
      }),
    lessons: marksOf(currentLocale()),
    routes: routes.map(({label, cuts: ids}) => ({label: localized(label), cuts: ids})),
    words: said,
  };
}

export const contactSheet: Readonly<Record<string, Component>> = {
  ContactSheet: {
    source: '@site/src/features/contact-sheet',
    data: (_of, file) => sheet(documentOf(file)?.version),
  },
};
