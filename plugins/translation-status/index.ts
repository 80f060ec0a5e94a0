import type {Plugin} from '@docusaurus/types';
import {untranslatedRoutes} from './untranslated';

/** Tells the pages which languages lack which of them (`src/theme/SiteMetadata`). */
export default function translationStatus(): Plugin {
  return {
    name: 'translation-status',
    contentLoaded({actions: {setGlobalData}}) {
      const routes = untranslatedRoutes();
      if (Object.keys(routes).length > 0) setGlobalData(routes);
    },
  };
}
