import {elementsIn} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';

/**
 * Lets the script and style elements of a page name the assets at the root of the site. What the bundler names has that
 * address already (`index.ts`); the template of Docusaurus puts the base URL in front.
 */
const addressAssets: Step = {
  name: 'address common assets',
  needs: ['stylesheet links', 'script elements'],
  gives: ['common addresses'],
  start: ({props: {baseUrl}}) => ({
    page({head}) {
      for (const {properties} of elementsIn(head))
        for (const name of ['src', 'href'])
          if (String(properties[name]).startsWith(`${baseUrl}assets/`))
            properties[name] = String(properties[name]).slice(baseUrl.length - 1);
    },
  }),
};

export default addressAssets;
