import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale, localized} from '../../config/locales';
import {addressOf, titleOf} from '../glossary/names';
import {importOf} from '../markdown-import';
import {documentOf, folderOf} from '../versions/versions';
import {lesson, lessonPage} from './data';
import {lessons} from '../../src/features/lessons/tasks';
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

/** The tutorials with tasks that the documents of a version have. */
const lessonsIn = (version?: string) =>
  lessons
    .filter(({page}) => version === undefined || existsSync(`${folderOf(version)}/${page}.md`))
    .map((each) => ({
      ...each,
      href: addressOf(each.page, version),
      title: titleOf(each.page, currentLocale(), version),
      minutes: minutesOf(each.page, version),
    }));

function cutOf(id: string) {
  const cut = cuts.find((each) => each.id === id);
  if (!cut) throw new Error(`no cut for the lesson "${id}" in src/features/contact-sheet/cuts.ts`);
  return cut;
}

const components: Readonly<Record<string, {source: string; data: (of: string, file: string) => unknown}>> = {
  Lessons: {
    source: '@site/src/features/lessons',
    data: (of) => lessonPage(lesson(of), currentLocale()),
  },
  ContactSheet: {
    source: '@site/src/features/contact-sheet',
    data: (_of, file): Sheet => ({
      cuts: lessonsIn(documentOf(file)?.version).map(({id, tasks, href, title, minutes}) => {
        const {before, after, result, reader} = cutOf(id);
        const labels = [localized(before.label), localized(after.label)];
        return {
          id,
          picture: pictureOf(id),
          href,
          title,
          alt: localized(words).halves.replace('{before}', labels[0]!).replace('{after}', labels[1]!),
          labels,
          result: localized(result),
          reader: localized(reader),
          minutes: localized(words).minutes.replace('{n}', String(minutes)),
          tasks: tasks.map((task) => task.id),
        };
      }),
      routes: routes.map(({label, cuts: ids}) => ({label: localized(label), cuts: ids})),
      words: localized(words),
    }),
  },
};

/** Adds its data to `<Lessons of="…" />` and `<ContactSheet />`. */
const rehypeLessons: Plugin<[], Root> = () => (tree, file) => {
  const found = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const component = components[node.name ?? ''];
    if (!component) return;
    try {
      const of = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
      )?.value;
      const value = JSON.stringify(component.data(String(of), file.path));
      node.attributes.push({type: 'mdxJsxAttribute', name: 'data', value});
      found.add(node.name!);
    } catch (error) {
      file.fail(`<${node.name}>: ${(error as Error).message}`, node);
    }
  });
  tree.children.unshift(...[...found].map((name) => importOf(name, components[name]!.source)));
};

export default rehypeLessons;
