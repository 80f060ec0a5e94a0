import {visit} from 'unist-util-visit';
import {ARTICLE_DATA} from '../../src/features/static-article/adopt';
import {PREFIX} from '../docusaurus-compat/route-manifest/documents.cjs';
import {find} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';

/** Leaves a static article to its HTML: moves its data to the end of the page, and removes the script that repeats the text. */
const keepArticle: Step = {
  name: 'keep static articles',
  start: () => ({
    page({tree, head}) {
      const body = find(tree, ({tagName}) => tagName === 'body')!;
      visit(tree, 'element', (element, index, parent) => {
        if (element.properties.id !== ARTICLE_DATA) return;
        parent!.children.splice(index!, 1);
        body.children.push(element);
        head.children = head.children.filter(
          (each) => each.type !== 'element' || !String(each.properties.src ?? '').includes(`/${PREFIX}`),
        );
        return false;
      });
    },
  }),
};

export default keepArticle;
