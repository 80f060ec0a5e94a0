/** What a VRM file says about its author and its use, from `meta` of VRM 0 and VRM 1. */
import type {ModelMesh} from './bake';
import {filled, type Sentence} from './faults';

/** In the order of reading: the label, and the names in VRM 0 and VRM 1. */
const FIELDS: readonly (Sentence & {keys: readonly string[]})[] = [
  {'zh-Hans': '名称', en: 'Name', keys: ['title', 'name']},
  {'zh-Hans': '版本', en: 'Version', keys: ['version']},
  {'zh-Hans': '作者', en: 'Author', keys: ['author', 'authors']},
  {'zh-Hans': '版权', en: 'Copyright', keys: ['copyrightInformation', 'copyright']},
  {'zh-Hans': '联系方式', en: 'Contact', keys: ['contactInformation']},
  {'zh-Hans': '许可', en: 'Licence', keys: ['licenseName', 'licenseUrl', 'license']},
  {'zh-Hans': '其他许可', en: 'Other licence', keys: ['otherLicenseUrl', 'otherPermissionUrl', 'thirdPartyLicenses']},
  {'zh-Hans': '参考', en: 'References', keys: ['reference', 'references']},
  {'zh-Hans': '谁可以使用', en: 'Who may use it', keys: ['allowedUserName', 'avatarPermission']},
  {'zh-Hans': '商业使用', en: 'Commercial use', keys: ['commercialUssageName', 'commercialUsage']},
  {'zh-Hans': '修改', en: 'Changes', keys: ['modification']},
  {'zh-Hans': '再分发', en: 'Redistribution', keys: ['allowRedistribution']},
  {'zh-Hans': '署名', en: 'Credit', keys: ['creditNotation']},
  {'zh-Hans': '暴力表现', en: 'Violence', keys: ['violentUssageName', 'allowExcessivelyViolentUsage']},
  {'zh-Hans': '性表现', en: 'Sexual content', keys: ['sexualUssageName', 'allowExcessivelySexualUsage']},
  {'zh-Hans': '政治或宗教用途', en: 'Political or religious use', keys: ['allowPoliticalOrReligiousUsage']},
  {'zh-Hans': '反社会或仇恨用途', en: 'Antisocial or hateful use', keys: ['allowAntisocialOrHateUsage']},
];

const ALLOWED: Sentence = {'zh-Hans': '允许', en: 'allowed'};
const FORBIDDEN: Sentence = {'zh-Hans': '不允许', en: 'not allowed'};
const AUTHOR: Sentence = {'zh-Hans': '仅作者', en: 'the author only'};
const LICENSED: Sentence = {'zh-Hans': '得到作者许可的人', en: "people with the author's permission"};
const EVERYONE: Sentence = {'zh-Hans': '任何人', en: 'everyone'};
const VALUES: ReadonlyMap<string, Sentence> = new Map([
  ['Allow', ALLOWED],
  ['true', ALLOWED],
  ['allowModification', ALLOWED],
  ['allowModificationRedistribution', {'zh-Hans': '允许，改后可再分发', en: 'allowed, and may be redistributed'}],
  ['Disallow', FORBIDDEN],
  ['false', FORBIDDEN],
  ['prohibited', FORBIDDEN],
  ['OnlyAuthor', AUTHOR],
  ['onlyAuthor', AUTHOR],
  ['ExplicitlyLicensedPerson', LICENSED],
  ['onlySeparatelyLicensedPerson', LICENSED],
  ['Everyone', EVERYONE],
  ['everyone', EVERYONE],
  ['personalNonProfit', {'zh-Hans': '个人非营利', en: 'personal, without profit'}],
  ['personalProfit', {'zh-Hans': '个人，可营利', en: 'personal, with profit'}],
  ['corporation', {'zh-Hans': '个人与公司', en: 'personal and companies'}],
  ['Redistribution_Prohibited', {'zh-Hans': '禁止再分发', en: 'redistribution prohibited'}],
  ['required', {'zh-Hans': '必须', en: 'required'}],
  ['unnecessary', {'zh-Hans': '不需要', en: 'not required'}],
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
