import type {Plugin} from '@docusaurus/types';
import {freezeCatalogue} from './catalogue';
import {versions} from './versions';

const COMMAND = 'docs:version';

/** Freezes the parameters when `npx docusaurus docs:version VERSION` copies the documents, besides the command of Docusaurus. */
export const freezeWithDocuments: NonNullable<Plugin['extendCli']> = (cli) => {
  const commands = cli.commands as (typeof cli)[];
  commands
    .find((command) => command.name() === COMMAND)
    ?.on(`command:${COMMAND}`, ([version]: string[]) => {
      // Docusaurus refuses a version that exists.
      if (version && !versions.includes(version)) freezeCatalogue(version);
    });
};
