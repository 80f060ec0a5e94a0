import type {Localized} from '../../../config/locales';
import wallTable from '../../../data/look-wall.json';
import table from '../../../data/looks.json';
import type {FigureName} from '../../stage/character/load';
import type {Value} from '../../stage/engine/types';

export interface Look {
  readonly id: string;
  readonly label: Localized;
  /** One sentence: what makes it. */
  readonly note: Localized;
  readonly values: Readonly<Record<string, Value>>;
}

/** Looks of the workbench: values by part, scene, light and camera. `npm run figures -- looks` draws their pictures. */
export const looks = table as unknown as readonly Look[];

/** The looks that the home page shows, in its order, each on one of our figures: the panels of the picture `looks`. */
export const wall = wallTable as unknown as readonly (readonly [look: string, figure: FigureName])[];
