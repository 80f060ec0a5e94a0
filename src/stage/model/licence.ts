/** What a VRM file says about its author and its use, from `meta` of VRM 0 and VRM 1. */
import type {ModelMesh} from './bake';
import {filled, type Sentence} from './faults';
import texts from '../../../data/model.json';

/** Names in VRM 0 and VRM 1, in the order of reading. */
const FIELDS: readonly (readonly [keyof typeof texts.licence.fields, readonly string[]])[] = [
  ['name', ['title', 'name']],
  ['version', ['version']],
  ['author', ['author', 'authors']],
  ['copyright', ['copyrightInformation', 'copyright']],
  ['contact', ['contactInformation']],
  ['licence', ['licenseName', 'licenseUrl', 'license']],
  ['otherLicence', ['otherLicenseUrl', 'otherPermissionUrl', 'thirdPartyLicenses']],
  ['references', ['reference', 'references']],
  ['whoMayUseIt', ['allowedUserName', 'avatarPermission']],
  ['commercialUse', ['commercialUssageName', 'commercialUsage']],
  ['changes', ['modification']],
  ['redistribution', ['allowRedistribution']],
  ['credit', ['creditNotation']],
  ['violence', ['violentUssageName', 'allowExcessivelyViolentUsage']],
  ['sexualContent', ['sexualUssageName', 'allowExcessivelySexualUsage']],
  ['politicalOrReligiousUse', ['allowPoliticalOrReligiousUsage']],
  ['antisocialOrHatefulUse', ['allowAntisocialOrHateUsage']],
];

const {allowed, forbidden, author, licensed, everyone, values} = texts.licence;
const VALUES: ReadonlyMap<string, Sentence> = new Map([
  ['Allow', allowed],
  ['true', allowed],
  ['allowModification', allowed],
  ['allowModificationRedistribution', values.allowModificationRedistribution.allowedAndMayBe],
  ['Disallow', forbidden],
  ['false', forbidden],
  ['prohibited', forbidden],
  ['OnlyAuthor', author],
  ['onlyAuthor', author],
  ['ExplicitlyLicensedPerson', licensed],
  ['onlySeparatelyLicensedPerson', licensed],
  ['Everyone', everyone],
  ['everyone', everyone],
  ['personalNonProfit', values.personalNonProfit.personalWithoutProfit],
  ['personalProfit', values.personalProfit.personalWithProfit],
  ['corporation', values.corporation.personalAndCompanies],
  ['Redistribution_Prohibited', values.Redistribution_Prohibited.redistributionProhibited],
  ['required', values.required.required],
  ['unnecessary', values.unnecessary.notRequired],
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
  return FIELDS.flatMap(([field, keys]) => {
    const label = texts.licence.fields[field];
    return keys
      .filter((key) => Object.hasOwn(all, key))
      .map((key) => ({
        label,
        value: VALUES.get(all[key]!) ?? filled(label, () => all[key]!),
        assumed: !Object.hasOwn(meta, key),
      }));
  });
}
