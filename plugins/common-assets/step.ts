import {elementsIn} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';

/**
 * Changes the addresses of scripts and style sheets of a page to the root of the site. Rspack's own addresses are right
 * already (`index.ts`); the template of Docusaurus prefixes the base URL.
 */
const addressAssets: Step = {
  name: 'address common assets',
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
