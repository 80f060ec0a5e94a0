import {expect, it} from 'vitest';
import {cardFaults} from './card-faults';

const pages = {'/en/docs/A': {file: 'a.md', title: 'A'}, '/en/docs/B': {file: 'b.md', title: 'New'}};
const drawn = {design: 'd', titles: {'/en/docs/A': 'A', '/en/docs/B': 'Old'}};

it.each([
  [
    'a card that is missing',
    'd',
    (card: string) => !card.endsWith('A.jpg'),
    ['a.md: the social card is missing', 'b.md'],
  ],
  ['a card with another title', 'd', () => true, ['b.md: the social card says "Old", the page "New"']],
  ['once, that all cards are outdated', 'e', () => true, ['src/features/social-cards: name, picture or layout']],
])('names %s', (_, design, exists, expected) => {
  const found = cardFaults(pages, drawn, design, exists);
  expect(found).toHaveLength(expected.length);
  expected.forEach((start, at) => expect(found[at]!.startsWith(start)).toBe(true));
  for (const line of found) expect(line).toContain('npm run cards');
});
