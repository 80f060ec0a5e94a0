import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale} from '../../../config/locales';
import {addressOf} from '../../../plugins/glossary/names';
import {importOf} from '../../../plugins/markdown-import';
import {documentOf} from '../../../plugins/versions/versions';
import {lesson, lessonPage} from './data';
import {lessons} from './tasks';
import {overview} from './words';

/** A page in the folder of `file`. */
const beside = (page: string, file: string) => path.join(path.dirname(file), `${path.basename(page)}.md`);

/** Its title, from its front matter. */
const titleOf = (page: string, file: string) =>
  /^title: *["']?(.*?)["']?$/m.exec(readFileSync(beside(page, file), 'utf8'))?.[1] ?? page;

/** The tutorials with tasks that the documents of the version of `file` have. */
function lessonsBeside(file: string) {
  const version = documentOf(file)?.version;
  return lessons
    .filter(({page}) => version === undefined || existsSync(beside(page, file)))
    .map((each) => ({...each, href: `${addressOf(each.page, version)}#exercise`}));
}

const components: Readonly<Record<string, {source: string; data: (of: string, file: string) => unknown}>> = {
  Lessons: {
    source: '@site/src/features/lessons',
    data: (of) => lessonPage(lesson(of), currentLocale()),
  },
  LessonProgress: {
    source: '@site/src/features/lessons/Progress',
    data: (_of, file) => ({
      lessons: lessonsBeside(file).map(({id, page, tasks, href}) => ({
        id,
        href,
        title: titleOf(page, file),
        tasks: tasks.map((task) => task.id),
      })),
      words: overview[currentLocale()],
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
