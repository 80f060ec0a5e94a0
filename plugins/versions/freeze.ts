import {writeFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {forLocale} from '../../config/localized';
import {defaultLocale, locales} from '../../config/locales';
import {sidebarLabels} from '../../config/sidebar';
import sidebars from '../../sidebars';
import {freezeCatalogue} from './catalogue';
import {versions} from './versions';

const COMMAND = 'docs:version';

/** Writes the labels of the sidebar in each translation. */
function freezeLabels(version: string): void {
  const [sidebar] = Object.keys(sidebars);
  for (const locale of locales.filter((each) => each !== defaultLocale)) {
    const texts = sidebarLabels.map((label) => [
      `sidebar.${sidebar}.category.${label[defaultLocale]}`,
      {message: forLocale(label, locale)},
    ]);
    const file = `i18n/${locale}/docusaurus-plugin-content-docs/version-${version}.json`;
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`);
  }
}

/** Freezes what is no document when `npx docusaurus docs:version VERSION` copies the documents. */
export const freezeWithDocuments: NonNullable<Plugin['extendCli']> = (cli) => {
  const commands = cli.commands as (typeof cli)[];
  commands
    .find((command) => command.name() === COMMAND)
    ?.on(`command:${COMMAND}`, ([version]: string[]) => {
      // Docusaurus refuses a version that exists.
      if (!version || versions.includes(version)) return;
      freezeCatalogue(version);
      freezeLabels(version);
    });
};
