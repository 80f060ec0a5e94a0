import type {Text} from '../../src/stage/shading/parameters';
import type {ViewId} from '../../src/stage/demos';
import texts from '../../data/stage.json';

/** Names of the views of the picture; the letters are those of the formulas. */
export const VIEW_LABELS: Readonly<Record<ViewId, Text>> = {
  color: texts.views.VIEW_LABELS.color,
  h: texts.views.VIEW_LABELS.h,
  hs: texts.views.VIEW_LABELS.hs,
  lit: texts.views.VIEW_LABELS.lit,
  ramp: texts.views.VIEW_LABELS.ramp,
  cast: texts.views.VIEW_LABELS.cast,
  normal: texts.views.VIEW_LABELS.normal,
  depth: texts.views.VIEW_LABELS.depth,
  facemap: texts.views.VIEW_LABELS.facemap,
  outline: texts.views.VIEW_LABELS.outline,
  base: texts.views.VIEW_LABELS.base,
  shade: texts.views.VIEW_LABELS.shade,
};
