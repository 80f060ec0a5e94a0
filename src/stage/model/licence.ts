/** What a VRM file says about its author and its use, from `meta` of VRM 0 and VRM 1. */
import type {ModelMesh} from './bake';
import {filled, type Sentence} from './faults';
import texts from '../../../data/model.json';

/** In the order of reading: the label, and the names in VRM 0 and VRM 1. */
const FIELDS: readonly (Sentence & {keys: readonly string[]})[] = [
  {...texts.licence.fields.name, keys: ['title', 'name']},
  {...texts.licence.fields.version, keys: ['version']},
  {...texts.licence.fields.author, keys: ['author', 'authors']},
  {...texts.licence.fields.copyright, keys: ['copyrightInformation', 'copyright']},
  {...texts.licence.fields.contact, keys: ['contactInformation']},
  {...texts.licence.fields.licence, keys: ['licenseName', 'licenseUrl', 'license']},
  {...texts.licence.fields.otherLicence, keys: ['otherLicenseUrl', 'otherPermissionUrl', 'thirdPartyLicenses']},
  {...texts.licence.fields.references, keys: ['reference', 'references']},
  {...texts.licence.fields.whoMayUseIt, keys: ['allowedUserName', 'avatarPermission']},
  {...texts.licence.fields.commercialUse, keys: ['commercialUssageName', 'commercialUsage']},
  {...texts.licence.fields.changes, keys: ['modification']},
  {...texts.licence.fields.redistribution, keys: ['allowRedistribution']},
  {...texts.licence.fields.credit, keys: ['creditNotation']},
  {...texts.licence.fields.violence, keys: ['violentUssageName', 'allowExcessivelyViolentUsage']},
  {...texts.licence.fields.sexualContent, keys: ['sexualUssageName', 'allowExcessivelySexualUsage']},
  {...texts.licence.fields.politicalOrReligiousUse, keys: ['allowPoliticalOrReligiousUsage']},
  {...texts.licence.fields.antisocialOrHatefulUse, keys: ['allowAntisocialOrHateUsage']},
];

const ALLOWED: Sentence = texts.licence.allowed;
const FORBIDDEN: Sentence = texts.licence.forbidden;
const AUTHOR: Sentence = texts.licence.author;
const LICENSED: Sentence = texts.licence.licensed;
const EVERYONE: Sentence = texts.licence.everyone;
const VALUES: ReadonlyMap<string, Sentence> = new Map([
  ['Allow', ALLOWED],
  ['true', ALLOWED],
  ['allowModification', ALLOWED],
  ['allowModificationRedistribution', texts.licence.values.allowModificationRedistribution.allowedAndMayBe],
  ['Disallow', FORBIDDEN],
  ['false', FORBIDDEN],
  ['prohibited', FORBIDDEN],
  ['OnlyAuthor', AUTHOR],
  ['onlyAuthor', AUTHOR],
  ['ExplicitlyLicensedPerson', LICENSED],
  ['onlySeparatelyLicensedPerson', LICENSED],
  ['Everyone', EVERYONE],
  ['everyone', EVERYONE],
  ['personalNonProfit', texts.licence.values.personalNonProfit.personalWithoutProfit],
  ['personalProfit', texts.licence.values.personalProfit.personalWithProfit],
  ['corporation', texts.licence.values.corporation.personalAndCompanies],
  ['Redistribution_Prohibited', texts.licence.values.Redistribution_Prohibited.redistributionProhibited],
  ['required', texts.licence.values.required.required],
  ['unnecessary', texts.licence.values.unnecessary.notRequired],
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
