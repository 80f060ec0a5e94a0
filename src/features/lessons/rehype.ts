import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale} from '../../../config/locales';
import {importOf} from '../../../plugins/markdown-import';
import {lesson, lessonPage} from './data';
import {lessons} from './tasks';
import {overview} from './words';

/** Title of a page in the folder of `file`, from its front matter. */
function titleOf(page: string, file: string): string {
  const source = readFileSync(path.join(path.dirname(file), `${path.basename(page)}.md`), 'utf8');
  return /^title: *["']?(.*?)["']?$/m.exec(source)?.[1] ?? page;
}

const components: Readonly<Record<string, {source: string; data: (of: string, file: string) => unknown}>> = {
  Lessons: {
    source: '@site/src/features/lessons',
    data: (of) => lessonPage(lesson(of), currentLocale()),
  },
  LessonProgress: {
    source: '@site/src/features/lessons/Progress',
    data: (_of, file) => ({
      lessons: lessons.map(({id, page, tasks}) => ({
        id,
        href: `/docs/${page}#exercise`,
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
