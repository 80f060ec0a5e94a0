/** Which part of a character a material is; the first rule that knows it decides. */
export const PARTS = ['skin', 'face', 'hair', 'cloth'] as const;
export type Part = (typeof PARTS)[number];

/** What a file tells about the triangles of one material. */
export interface Hints {
  readonly material: string;
  readonly mesh: string;
  /** Morph targets of expressions that this mesh holds, and whether no mesh holds more. */
  readonly mostBound: boolean;
  /** Share of the vertices that the head's bone moves, and that chains of spring bones move. */
  readonly head: number;
  readonly spring: number;
}

/** VRoid Studio's names, such as `N00_000_00_FaceMouth_00_FACE (Instance)`. */
const VROID: readonly (readonly [RegExp, Part])[] = [
  [/Face_00_SKIN|(FaceMouth|FaceBrow|FaceEyeline|FaceEyelash)_00_FACE|(EyeIris|EyeWhite|EyeHighlight)_00_EYE/, 'face'],
  [/Body_00_SKIN/, 'skin'],
  [/Hair(Back)?_00_HAIR/, 'hair'],
  [/_00_CLOTH|_01_CLOTH/, 'cloth'],
];

/**
 * Words in English, Chinese and Japanese. What is worn on a part of the body is called by it as well; eyebrows and lashes are of the face
 * although they may be called hair, sleeves are clothes of an arm.
 */
const WORDS: readonly (readonly [RegExp, Part])[] = [
  [
    /\b((eye|sun)?glasses|goggles|masks?|patch|(head)?phones|(head|hair)?bands?|ribbons?|pins?|accessor(y|ies)|(body)?suit|armou?r|warmers?|guards?|bag)\b|眼镜|眼罩|面具|[发髪](饰|飾|带|夹|卡)|リボン|メガネ|眼鏡|眼帯|仮面/,
    'cloth',
  ],
  [
    /\b(face|eyes?|eye ?brows?|eye ?lash(es)?|brows?|lash(es)?|mouth|lips?|cheeks?|teeth|tongue|iris|pupil|sclera|cornea)\b|脸|面部|眼|目|眉|睫|嘴|口|舌|牙|顔|瞳|まつ[毛げ]|歯|チーク|表情|涙/,
    'face',
  ],
  [/\b(hair|bangs?|fringe|ahoge|pony ?tail|twin ?tails?|braids?)\b|发(?!光)|髪|刘海|辫|ヘア|アホ毛|もみあげ/, 'hair'],
  [
    /\b(cloth(es|ing)?|dress|skirt|shirt|tops?|bottoms?|shoes?|boots?|jacket|coat|pants|socks?|accessor(y|ies)|hood(ie)?|sleeves?|sweater|gloves?|stockings?)\b|衣|服|裙|裤|鞋|袜|袖|帽|スカート|シャツ|靴|パンツ|パーカー|フード/,
    'cloth',
  ],
  [/\bhead\b|[头頭]/, 'face'],
  [/\b(skin|body|torso|nails?|hands?|legs?|feet|arms?)\b|皮肤|身体|肌|体|手足|爪|ボディ|スキン/, 'skin'],
];

/** camelCase, snake_case and numbers apart, in lower case. */
const words = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\-.\d]+/g, ' ')
    .toLowerCase();

const named = (rules: typeof WORDS, name: string): Part | undefined => rules.find(([rule]) => rule.test(name))?.[1];

/** The share above which a bone decides. */
const MOST = 0.6;

export function partOf(hints: Hints): Part {
  const material = hints.material.replace(/\s*\(Instance\)/g, '');
  const byName = named(VROID, material) ?? named(WORDS, words(material)) ?? named(WORDS, words(hints.mesh));
  // The mesh with the expressions may hold the hair and the body too: then their materials say so.
  if (hints.mostBound) return byName ?? 'face';
  if (byName) return byName;
  if (hints.spring > MOST) return 'hair';
  if (hints.head > MOST) return 'face';
  return 'cloth';
}
