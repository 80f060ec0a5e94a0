/** What a VRM file says about its author and its use, from `meta` of VRM 0 and VRM 1. */
import type {Sentence} from './faults';

/** In the order of reading: the label, and the names in VRM 0 and VRM 1. */
const FIELDS: readonly (Sentence & {keys: readonly string[]})[] = [
  {zh: '名称', en: 'Name', keys: ['title', 'name']},
  {zh: '作者', en: 'Author', keys: ['author', 'authors']},
  {zh: '版权', en: 'Copyright', keys: ['copyrightInformation']},
  {zh: '联系方式', en: 'Contact', keys: ['contactInformation']},
  {zh: '许可', en: 'Licence', keys: ['licenseName', 'licenseUrl']},
  {zh: '其他许可', en: 'Other licence', keys: ['otherLicenseUrl', 'otherPermissionUrl', 'thirdPartyLicenses']},
  {zh: '谁可以使用', en: 'Who may use it', keys: ['allowedUserName', 'avatarPermission']},
  {zh: '商业使用', en: 'Commercial use', keys: ['commercialUssageName', 'commercialUsage']},
  {zh: '修改', en: 'Changes', keys: ['modification']},
  {zh: '再分发', en: 'Redistribution', keys: ['allowRedistribution']},
  {zh: '署名', en: 'Credit', keys: ['creditNotation']},
  {zh: '暴力表现', en: 'Violence', keys: ['violentUssageName', 'allowExcessivelyViolentUsage']},
  {zh: '性表现', en: 'Sexual content', keys: ['sexualUssageName', 'allowExcessivelySexualUsage']},
];

const ALLOWED: Sentence = {zh: '允许', en: 'allowed'};
const FORBIDDEN: Sentence = {zh: '不允许', en: 'not allowed'};
const AUTHOR: Sentence = {zh: '仅作者', en: 'the author only'};
const LICENSED: Sentence = {zh: '得到作者许可的人', en: "people with the author's permission"};
const EVERYONE: Sentence = {zh: '任何人', en: 'everyone'};
const VALUES: ReadonlyMap<string, Sentence> = new Map([
  ['Allow', ALLOWED],
  ['true', ALLOWED],
  ['allowModification', ALLOWED],
  ['allowModificationRedistribution', {zh: '允许，改后可再分发', en: 'allowed, and may be redistributed'}],
  ['Disallow', FORBIDDEN],
  ['false', FORBIDDEN],
  ['prohibited', FORBIDDEN],
  ['OnlyAuthor', AUTHOR],
  ['onlyAuthor', AUTHOR],
  ['ExplicitlyLicensedPerson', LICENSED],
  ['onlySeparatelyLicensedPerson', LICENSED],
  ['Everyone', EVERYONE],
  ['everyone', EVERYONE],
  ['personalNonProfit', {zh: '个人非营利', en: 'personal, without profit'}],
  ['personalProfit', {zh: '个人，可营利', en: 'personal, with profit'}],
  ['corporation', {zh: '个人与公司', en: 'personal and companies'}],
  ['required', {zh: '必须', en: 'required'}],
  ['unnecessary', {zh: '不需要', en: 'not required'}],
]);

export interface LicenceLine {
  readonly label: Sentence;
  readonly value: Sentence;
}

/** @param meta `ModelMesh.meta`; other values than the standard's are quoted as they are */
export const licenceOf = (meta: Readonly<Record<string, string>>): LicenceLine[] =>
  FIELDS.flatMap(({keys, zh, en}) =>
    keys
      .filter((key) => Object.hasOwn(meta, key))
      .map((key) => ({label: {zh, en}, value: VALUES.get(meta[key]!) ?? {zh: meta[key]!, en: meta[key]!}})),
  );
