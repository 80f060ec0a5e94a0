import {expect, it} from 'vitest';
import {licenceOf} from './licence';

const english = (meta: Record<string, string>) => licenceOf(meta).map(({label, value}) => `${label.en}: ${value.en}`);

it('says what VRM 0 and VRM 1 allow in the same words', () => {
  const said = ['Author: A', 'Who may use it: the author only', 'Commercial use: not allowed'];
  expect(english({allowedUserName: 'OnlyAuthor', author: 'A', commercialUssageName: 'Disallow'})).toEqual(said);
  const one = {
    avatarPermission: 'onlyAuthor',
    authors: 'A',
    commercialUsage: 'personalNonProfit',
    allowRedistribution: 'false',
  };
  expect(english(one)).toEqual([
    ...said.slice(0, 2),
    'Commercial use: personal, without profit',
    'Redistribution: not allowed',
  ]);
});

it('quotes what it does not know, and nothing from the prototype', () =>
  expect(english({licenseName: '__proto__', other: 'x'})).toEqual(['Licence: __proto__']));
