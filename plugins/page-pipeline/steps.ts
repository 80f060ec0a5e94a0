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
import type {Fact, Step} from './step';

/** Facts about the pages that Docusaurus writes. */
const GIVEN: readonly Fact[] = ['stylesheet links', 'script elements'];

/** Steps from Docusaurus' page to the published one, in this order. */
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

/** @throws Error naming a step whose needs are not met at its place */
export function checkOrder(order: readonly Step[]): void {
  const facts = new Set(GIVEN);
  for (const {name, needs, gives, takes = []} of order) {
    for (const need of needs)
      if (!facts.has(need)) throw new Error(`plugins/page-pipeline/steps.ts: "${name}" needs ${need} before it`);
    for (const fact of takes) facts.delete(fact);
    for (const fact of gives) facts.add(fact);
  }
}
