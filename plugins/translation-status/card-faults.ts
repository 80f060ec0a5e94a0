import {cardFile} from '../../src/features/social-cards/card';

export interface CardPage {
  file: string;
  title: string;
}

/**
 * Pages whose social card is missing or shows another title.
 * @param pages by address without a final slash
 * @param drawn title of each drawn card, by address
 * @param exists whether a card is in `media/`
 */
export const cardFaults = (
  pages: Readonly<Record<string, CardPage>>,
  drawn: Readonly<Record<string, string>>,
  exists: (card: string) => boolean,
): string[] =>
  Object.entries(pages).flatMap(([address, {file, title}]) => {
    const isDrawn = exists(cardFile(address));
    if (isDrawn && drawn[address] === title) return [];
    const what = isDrawn ? `says "${drawn[address]}", the page "${title}"` : 'is missing';
    return [`${file}: the social card ${what}; draw it with \`npm run build && npm run cards\``];
  });
