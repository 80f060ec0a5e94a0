import {cardFile} from '../../src/features/social-cards/card';

/** `cards.json`, written where cards are drawn. */
export interface DrawnCards {
  readonly design: string;
  /** Title of each drawn card, by address. */
  readonly titles: Readonly<Record<string, string>>;
}

export interface CardPage {
  file: string;
  title: string;
}

/**
 * Pages whose social card is missing or shows another title; one line when all cards are outdated.
 * @param pages by address without a final slash
 * @param design key of what the cards should show besides titles
 * @param exists whether a card is in `media/`
 */
export const cardFaults = (
  pages: Readonly<Record<string, CardPage>>,
  drawn: DrawnCards,
  design: string,
  exists: (card: string) => boolean,
): string[] => {
  const remedy = 'run `npm run build && npm run cards`';
  if (drawn.design !== design)
    return [`src/features/social-cards: name, picture or layout of the cards changed since they were drawn; ${remedy}`];
  return Object.entries(pages).flatMap(([address, {file, title}]) => {
    const isDrawn = exists(cardFile(address));
    const shown = drawn.titles[address];
    if (isDrawn && shown === title) return [];
    return [`${file}: the social card ${isDrawn ? `says "${shown}", the page "${title}"` : 'is missing'}; ${remedy}`];
  });
};
