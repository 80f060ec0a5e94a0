// Social cards: what the built pages need, shared by the commands that draw them, build and release.
import {existsSync} from 'node:fs';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {loadTypeScript, root} from './lib.mjs';

const {cardFaults, cardFile, cardTitle, design, locales, mediaFolder} = await loadTypeScript(
  'config/locales.ts',
  'plugins/translation-status/card-faults.ts',
  'src/components/media/names.ts',
  'src/features/social-cards/card.ts',
  'plugins/social-cards/design.ts',
  'plugins/social-cards/template.ts',
);

export const manifestFile = path.join(root, 'plugins/social-cards/cards.json');
export const fileOf = (address) => path.join(root, mediaFolder, cardFile(address));

/** Design and titles of the cards that were drawn. */
export const drawnCards = async () =>
  existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {design: '', titles: {}};

/** Titles that the cards of the built pages show, by address. */
export async function wantedCards(build) {
  const wanted = {};
  for (const locale of locales) {
    const folder = path.join(build, locale);
    if (!existsSync(folder)) throw new Error(`${folder} is missing: run "npm run build" first`);
    for (const file of await readdir(folder, {recursive: true})) {
      if (path.basename(file) !== 'index.html') continue;
      const route = path.dirname(file);
      const address = ['', locale, ...(route === '.' ? [] : route.split(path.sep))].join('/');
      wanted[address] = cardTitle(await readFile(path.join(folder, file), 'utf8'));
    }
  }
  return wanted;
}

/** Finds built pages whose card is missing or shows another title, and an outdated design. @returns one message for each */
export async function outdatedCards(build) {
  const pages = Object.entries(await wantedCards(build)).map(([address, title]) => [address, {file: address, title}]);
  return cardFaults(Object.fromEntries(pages), await drawnCards(), design(), (card) =>
    existsSync(path.join(root, mediaFolder, card)),
  );
}
