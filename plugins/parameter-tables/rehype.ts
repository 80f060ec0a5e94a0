import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale} from '../../config/locales';
import {attributeOf} from '../components';
import {documentOf} from '../versions/versions';
import {parameterTable} from './table';

/** Renders `<Parameters ids="A B" />` at build, so that the browser does not load the definitions. */
const rehypeParameters: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Parameters' || !parent || index === undefined) return;
    const ids = attributeOf(node, 'ids')?.trim();
    if (!ids) return file.fail('<Parameters> needs ids="…": one or more ids of the catalogue', node);
    try {
      parent.children[index] = parameterTable(ids.split(/\s+/), currentLocale(), documentOf(file.path)?.version);
    } catch (error) {
      file.fail(`<Parameters>: ${(error as Error).message}: mend the id, data/parameters.json has them all`, node);
    }
  });
};

export default rehypeParameters;
