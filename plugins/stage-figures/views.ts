import type {Text} from '../../src/stage/shading/parameters';
import type {ViewId} from '../../src/stage/demos';

/** Names of the views of the picture; the letters are those of the formulas. */
export const VIEW_LABELS: Readonly<Record<ViewId, Text>> = {
  color: {'zh-Hans': '成品画面', en: 'Finished picture'},
  h: {'zh-Hans': 'h：受光量', en: 'h: light amount'},
  hs: {'zh-Hans': 'hs：偏移之后', en: 'hs: after the shifts'},
  lit: {'zh-Hans': 'lit：受光遮罩', en: 'lit: mask of the lit side'},
  ramp: {'zh-Hans': 'Ramp图', en: 'Ramp strip'},
  cast: {'zh-Hans': '投影', en: 'Cast shadow'},
  normal: {'zh-Hans': '法线', en: 'Normals'},
  depth: {'zh-Hans': '深度', en: 'Depth'},
  facemap: {'zh-Hans': '面部阴影贴图', en: 'Face shadow map'},
  outline: {'zh-Hans': '描边', en: 'Outline'},
  base: {'zh-Hans': '基础色', en: 'Base colour'},
  shade: {'zh-Hans': '阴影色', en: 'Shadow colour'},
};
