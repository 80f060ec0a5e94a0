import type {Localized} from '@site/config/locales';
import data from '../../../data/home.json';

export interface Feature {
  readonly title: Localized;
  readonly text: Localized;
  readonly page: string;
  readonly alt: Localized;
}

interface Step extends Feature {
  /** What it adds to the picture of the one before. */
  readonly label: Localized;
  /** Where it shows, as a place in its panel: what phones enlarge. */
  readonly focus: string;
}

/** The finished figure in the light of four scenes: the panels of the picture `scenes`. */
export const environment: Feature & {readonly scenes: readonly Localized[]} = data.environment;

/** One step of the picture `build` each, whose first panel shows the figure without them. */
export const steps: readonly Step[] = data.steps;
