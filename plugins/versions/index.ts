import type {Plugin} from '@docusaurus/types';
import {freezeCatalogue} from './catalogue';
import {versions} from './versions';

/** Freezes the parameters when `npx docusaurus docs:version VERSION` copies the documents. */
export default function freezeParameters(): Plugin {
  return {
    name: 'freeze-parameters',
    extendCli(cli) {
      // Commander calls this besides the command of the docs plugin, which refuses a version that exists.
      cli.on('command:docs:version', ([version]: string[]) => {
        if (version && !versions.includes(version)) freezeCatalogue(version);
      });
    },
  };
}
