import {describe, expect, it} from 'vitest';
import {licenceOf} from './licence';
import {metaOf} from './meta';

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

describe('XMP packets', () => {
  const ld = (packet: object, more: object = {}, at: object = {asset: {extensions: {KHR_xmp_json_ld: {packet: 1}}}}) =>
    english(metaOf({...at, extensions: {KHR_xmp_json_ld: {packets: [{'dc:title': 'other'}, packet]}}}, more), 'glb');
  const alt = {'@type': 'rdf:Alt', 'rdf:_1': {'@language': 'en', '@value': 'CC BY 4.0'}, 'rdf:_2': {'@value': '署名'}};

  it.each<[string, string[], string[]]>([
    ['texts', ld({'dc:title': 'A', 'dc:creator': 'B', 'dc:rights': 'C'}), ['Name: A', 'Author: B', 'Licence: C']],
    ['lists and sets', ld({'dc:creator': {'@list': ['A', {'@set': ['B']}]}}), ['Author: A, B']],
    ['alternatives', ld({'dc:rights': alt}), ['Licence: CC BY 4.0']],
    ['sequences', ld({'dc:creator': {'@type': 'rdf:Seq', 'rdf:_1': 'A', 'rdf:_2': 'B'}}), ['Author: A, B']],
    [
      'addresses and terms, each once',
      ld({'dc:rights': 'CC0', 'xmpRights:UsageTerms': 'CC0', 'xmpRights:WebStatement': {'@id': 'https://x.test/'}}),
      ['Licence: CC0, https://x.test/'],
    ],
    [
      'what the file says elsewhere',
      ld({'dc:rights': 'A', 'dc:title': 'B'}, {license: 'C'}),
      ['Name: B', 'Licence: C'],
    ],
    [
      'a packet of the scene',
      ld({'dc:rights': 'A'}, {}, {scenes: [{extensions: {KHR_xmp_json_ld: {packet: 1}}}]}),
      ['Licence: A'],
    ],
    ['no packet of the file', ld({'dc:rights': 'A'}, {}, {}), []],
    ['values of other types', ld({'dc:rights': 7, 'dc:creator': null, 'dc:title': {'@value': {}}}), []],
    ['a packet that is not there', ld({}, {}, {asset: {extensions: {KHR_xmp_json_ld: {packet: 9}}}}), []],
  ])('have %s', (_, said, expected) => expect(said).toEqual(expected));

  it('are those of KHR_xmp too, alone without a place', () =>
    expect(
      english(metaOf({extensions: {KHR_xmp: {packets: [{'dc:rights': {'rdf:_1': {'@value': 'BSD'}}}]}}}, {}), 'glb'),
    ).toEqual(['Licence: BSD']));
});
