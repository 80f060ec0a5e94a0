/** What a VRM file says about its author and its use, from `meta` of VRM 0 and VRM 1. */
import type {ModelMesh} from './bake';
import {filled, type Sentence} from './faults';
import texts from '../../../data/model.json';

/** In the order of reading: the label, and the names in VRM 0 and VRM 1. */
const FIELDS: readonly (Sentence & {keys: readonly string[]})[] = [
  {...texts.licence.FIELDS.name, keys: ['title', 'name']},
  {...texts.licence.FIELDS.version, keys: ['version']},
  {...texts.licence.FIELDS.author, keys: ['author', 'authors']},
  {...texts.licence.FIELDS.copyright, keys: ['copyrightInformation', 'copyright']},
  {...texts.licence.FIELDS.contact, keys: ['contactInformation']},
  {...texts.licence.FIELDS.licence, keys: ['licenseName', 'licenseUrl', 'license']},
  {...texts.licence.FIELDS.otherLicence, keys: ['otherLicenseUrl', 'otherPermissionUrl', 'thirdPartyLicenses']},
  {...texts.licence.FIELDS.references, keys: ['reference', 'references']},
  {...texts.licence.FIELDS.whoMayUseIt, keys: ['allowedUserName', 'avatarPermission']},
  {...texts.licence.FIELDS.commercialUse, keys: ['commercialUssageName', 'commercialUsage']},
  {...texts.licence.FIELDS.changes, keys: ['modification']},
  {...texts.licence.FIELDS.redistribution, keys: ['allowRedistribution']},
  {...texts.licence.FIELDS.credit, keys: ['creditNotation']},
  {...texts.licence.FIELDS.violence, keys: ['violentUssageName', 'allowExcessivelyViolentUsage']},
  {...texts.licence.FIELDS.sexualContent, keys: ['sexualUssageName', 'allowExcessivelySexualUsage']},
  {...texts.licence.FIELDS.politicalOrReligiousUse, keys: ['allowPoliticalOrReligiousUsage']},
  {...texts.licence.FIELDS.antisocialOrHatefulUse, keys: ['allowAntisocialOrHateUsage']},
];

const ALLOWED: Sentence = texts.licence.ALLOWED;
const FORBIDDEN: Sentence = texts.licence.FORBIDDEN;
const AUTHOR: Sentence = texts.licence.AUTHOR;
const LICENSED: Sentence = texts.licence.LICENSED;
const EVERYONE: Sentence = texts.licence.EVERYONE;
const VALUES: ReadonlyMap<string, Sentence> = new Map([
  ['Allow', ALLOWED],
  ['true', ALLOWED],
  ['allowModification', ALLOWED],
  ['allowModificationRedistribution', texts.licence.VALUES.allowModificationRedistribution.allowedAndMayBe],
  ['Disallow', FORBIDDEN],
  ['false', FORBIDDEN],
  ['prohibited', FORBIDDEN],
  ['OnlyAuthor', AUTHOR],
  ['onlyAuthor', AUTHOR],
  ['ExplicitlyLicensedPerson', LICENSED],
  ['onlySeparatelyLicensedPerson', LICENSED],
  ['Everyone', EVERYONE],
  ['everyone', EVERYONE],
  ['personalNonProfit', texts.licence.VALUES.personalNonProfit.personalWithoutProfit],
  ['personalProfit', texts.licence.VALUES.personalProfit.personalWithProfit],
  ['corporation', texts.licence.VALUES.corporation.personalAndCompanies],
  ['Redistribution_Prohibited', texts.licence.VALUES.Redistribution_Prohibited.redistributionProhibited],
  ['required', texts.licence.VALUES.required.required],
  ['unnecessary', texts.licence.VALUES.unnecessary.notRequired],
]);

/** What a field left out means, the strictest value: by the specification of VRM 1 (VRMC_vrm-1.0, meta), in VRM 0 as UniVRM reads it. */
const DEFAULTS: Readonly<Record<ModelMesh['format'], Readonly<Record<string, string>>>> = {
  glb: {},
  vrm0: {
    allowedUserName: 'OnlyAuthor',
    commercialUssageName: 'Disallow',
    licenseName: 'Redistribution_Prohibited',
    violentUssageName: 'Disallow',
    sexualUssageName: 'Disallow',
  },
  vrm1: {
    avatarPermission: 'onlyAuthor',
    commercialUsage: 'personalNonProfit',
    modification: 'prohibited',
    allowRedistribution: 'false',
    creditNotation: 'required',
    allowExcessivelyViolentUsage: 'false',
    allowExcessivelySexualUsage: 'false',
    allowPoliticalOrReligiousUsage: 'false',
    allowAntisocialOrHateUsage: 'false',
  },
};

export interface LicenceLine {
  readonly label: Sentence;
  readonly value: Sentence;
  /** The file leaves the field out. */
  readonly assumed: boolean;
}

/** Other values than the standard's are quoted as they are. */
export function licenceOf({meta, format}: Pick<ModelMesh, 'meta' | 'format'>): LicenceLine[] {
  const all: Readonly<Record<string, string>> = {...DEFAULTS[format], ...meta};
  return FIELDS.flatMap(({keys, ...label}) =>
    keys
      .filter((key) => Object.hasOwn(all, key))
      .map((key) => ({
        label,
        value: VALUES.get(all[key]!) ?? filled(label, () => all[key]!),
        assumed: !Object.hasOwn(meta, key),
      })),
  );
}
