import {SKIP, visit} from 'unist-util-visit';
import {find} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';

const SYMBOL = 'theme-svg-external-link';

/**
 * Removes the SVG sprite that Docusaurus adds for external links: `src/theme/Icon/ExternalLink` has its own icon.
 * @throws Error when the theme no longer adds it: then remove this step
 */
const removeSprite: Step = {
  name: 'remove the sprite of the theme',
  start: () => ({
    page({tree}) {
      let found = false;
      visit(tree, 'element', (element, index, parent) => {
        if (element.tagName !== 'svg' || !find(element, ({properties}) => properties.id === SYMBOL)) return undefined;
        parent!.children.splice(index!, 1);
        found = true;
        return SKIP;
      });
      if (!found) throw new Error(`the theme adds no #${SYMBOL}: remove plugins/docusaurus-compat/remove-sprite.ts`);
    },
  }),
};

export default removeSprite;
