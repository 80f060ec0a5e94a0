import type {PerLocale} from '../../config/localized';
import type {Words} from '../../src/stage/ui/words';
import texts from '../../data/stage.json';

/** Texts of the stage in both languages; a page contains those of its language. */
export const words = texts.words as unknown as PerLocale<Words>;
