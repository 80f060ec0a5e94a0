import type {Text} from '../../src/stage/shading/parameters';
import type {ViewId} from '../../src/stage/demos';
import texts from '../../data/stage.json';

/** Names of the views of the picture; the letters are those of the formulas. */
export const VIEW_LABELS: Readonly<Record<ViewId, Text>> = texts.views;
