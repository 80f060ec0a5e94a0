import {h} from 'hastscript';
import {CARD} from '../../src/features/social-cards/card';
import {find} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';

const ALT = "The page's title beside a violet-haired cel-shaded character who waves.";

/** Tells size and text of the social card, unless the page has a picture of its own (`image`), of which neither is known. */
const describeCards: Step = {
  name: 'describe the social cards',
  start: ({props}) => ({
    page({head}) {
      const picture = find(head, ({properties}) => properties.property === 'og:image');
      const isCard = String(picture?.properties.content).startsWith(`${props.siteConfig.url}/assets/${CARD.folder}/`);
      if (!isCard) return;
      const alt = props.codeTranslations['card.alt'] ?? ALT;
      head.children.push(
        h('meta', {property: 'og:image:width', content: CARD.width}),
        h('meta', {property: 'og:image:height', content: CARD.height}),
        h('meta', {property: 'og:image:alt', content: alt}),
        h('meta', {name: 'twitter:image:alt', content: alt}),
      );
    },
  }),
};

export default describeCards;
