import type {Plugin} from '@docusaurus/types';
import {configureWebpack} from '../../packages/search/bundling';

/** The search of the package, whose index a step of the page pipeline writes. */
export default function search(): Plugin {
  return {name: 'search', configureWebpack};
}
