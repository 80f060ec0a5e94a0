import type {Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales';
import {workbenchData} from './data';

/** Gives the workbench's data in the language of the build a chunk of its own. */
export default function workbenchPlugin(): Plugin {
  return {
    name: 'workbench',
    async contentLoaded({actions}) {
      await actions.createData('workbench.json', JSON.stringify(workbenchData(currentLocale())));
    },
  };
}
