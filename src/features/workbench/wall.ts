/** The looks that the home page shows, in its order, each on one of our figures: the panels of the picture `looks`. */
import type {FigureName} from '../../stage/character/load';

export const wall: readonly (readonly [look: string, figure: FigureName])[] = [
  ['film', 'chibi'],
  ['ink', 'knight'],
  ['pastel', 'chibi'],
  ['stage', 'knight'],
  ['watercolour', 'chibi'],
  ['night', 'knight'],
  ['handheld', 'chibi'],
  ['painterly', 'knight'],
  ['neon', 'chibi'],
  ['cel', 'knight'],
  ['dusk', 'chibi'],
  ['noir', 'knight'],
];
