import type {Text} from '../../src/stage/shading/parameters';
import type {ViewId} from '../../src/stage/demos';

/** Names of the views of the picture; the letters are those of the formulas. */
export const VIEW_LABELS: Readonly<Record<ViewId, Text>> = {
  color: {zh: '成品画面', en: 'Finished picture'},
  h: {zh: 'h：受光量', en: 'h: light amount'},
  hs: {zh: 'hs：偏移之后', en: 'hs: after the shifts'},
  lit: {zh: 'lit：受光遮罩', en: 'lit: mask of the lit side'},
  ramp: {zh: 'Ramp图', en: 'Ramp strip'},
  cast: {zh: '投影', en: 'Cast shadow'},
  normal: {zh: '法线', en: 'Normals'},
  depth: {zh: '深度', en: 'Depth'},
  facemap: {zh: '面部阴影贴图', en: 'Face shadow map'},
  outline: {zh: '描边', en: 'Outline'},
  base: {zh: '基础色', en: 'Base colour'},
  shade: {zh: '阴影色', en: 'Shadow colour'},
};
