import {expect, it} from 'vitest';
import {licenceOf} from './licence';

const english = (meta: Record<string, string>, format: 'glb' | 'vrm0' | 'vrm1') =>
  licenceOf({meta, format}).map(({label, value, assumed}) => `${label.en}: ${value.en}${assumed ? ' (assumed)' : ''}`);

it('says what VRM 0 and VRM 1 allow in the same words', () => {
  const said = ['Author: A', 'Who may use it: the author only', 'Commercial use: not allowed'];
  const zero = {allowedUserName: 'OnlyAuthor', author: 'A', commercialUssageName: 'Disallow'};
  expect(english(zero, 'glb')).toEqual(said);
  const one = {
    avatarPermission: 'onlyAuthor',
    authors: 'A',
    commercialUsage: 'personalNonProfit',
    allowRedistribution: 'false',
  };
  expect(english(one, 'glb')).toEqual([
    ...said.slice(0, 2),
    'Commercial use: personal, without profit',
    'Redistribution: not allowed',
  ]);
});

it('quotes what it does not know, and nothing from the prototype', () =>
  expect(english({licenseName: '__proto__', other: 'x'}, 'glb')).toEqual(['Licence: __proto__']));

it('says for VRM 1 what a field left out means, and that it was left out', () => {
  const said = english({allowPoliticalOrReligiousUsage: 'true', commercialUsage: 'corporation'}, 'vrm1');
  expect(said).toEqual([
    'Who may use it: the author only (assumed)',
    'Commercial use: personal and companies',
    'Changes: not allowed (assumed)',
    'Redistribution: not allowed (assumed)',
    'Credit: required (assumed)',
    'Violence: not allowed (assumed)',
    'Sexual content: not allowed (assumed)',
    'Political or religious use: allowed',
    'Antisocial or hateful use: not allowed (assumed)',
  ]);
});

it('says the strictest for VRM 0 where a field is left out, as UniVRM reads it', () => {
  const said = english({title: 'x', sexualUssageName: 'Allow', licenseName: 'CC_BY'}, 'vrm0');
  expect(said).toEqual([
    'Name: x',
    'Licence: CC_BY',
    'Who may use it: the author only (assumed)',
    'Commercial use: not allowed (assumed)',
    'Violence: not allowed (assumed)',
    'Sexual content: allowed',
  ]);
  expect(english({}, 'vrm0')).toContain('Licence: redistribution prohibited (assumed)');
});

it("quotes a GLB's copyright", () => expect(english({copyright: 'CC0'}, 'glb')).toEqual(['Copyright: CC0']));
