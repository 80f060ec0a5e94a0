import addressAssets from '../common-assets/step';
import copyMarkdown from '../markdown-export/step';
import copyOffline from '../offline-copy/step';
import deferScripts from '../late-hydration/step';
import describeCards from '../social-cards/step';
import describePages from '../structured-data/step';
import hashInline from '../inline-hashes/step';
import indexForSearch from '../search/step';
import keepArticle from '../static-article/step';
import inlineFirstStyles from '../bundle-size/first-styles';
import removeSprite from '../docusaurus-compat/remove-sprite';
import type {Step} from './step';

/**
 * Steps from Docusaurus' page to the published one, in this order. Copies and styles go by the addresses that `addressAssets`
 * writes; the links of style sheets are there until `inlineFirstStyles`, the scripts until `deferScripts`, and `hashInline`
 * counts what these two write into the page.
 */
export const steps: readonly Step[] = [
  removeSprite,
  keepArticle,
  addressAssets,
  indexForSearch,
  copyOffline,
  copyMarkdown,
  describePages,
  describeCards,
  inlineFirstStyles,
  deferScripts,
  hashInline,
];
