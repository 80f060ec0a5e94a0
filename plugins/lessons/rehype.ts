import {existsSync} from 'node:fs';
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
import {overview} from '../../src/features/lessons/words';

/** The tutorials with tasks that the documents of a version have. */
const lessonsIn = (version?: string) =>
  lessons
    .filter(({page}) => version === undefined || existsSync(`${folderOf(version)}/${page}.md`))
    .map((each) => ({
      ...each,
      href: `${addressOf(each.page, version)}#exercise`,
      title: titleOf(each.page, currentLocale(), version),
    }));

const components: Readonly<Record<string, {source: string; data: (of: string, file: string) => unknown}>> = {
  Lessons: {
    source: '@site/src/features/lessons',
    data: (of) => lessonPage(lesson(of), currentLocale()),
  },
  LessonProgress: {
    source: '@site/src/features/lessons/Progress',
    data: (_of, file) => ({
      lessons: lessonsIn(documentOf(file)?.version).map(({id, tasks, href, title}) => ({
        id,
        href,
        title,
        tasks: tasks.map((task) => task.id),
      })),
      words: localized(overview),
    }),
  },
};

/** Adds its data to `<Lessons of="…" />` and `<LessonProgress />`. */
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
