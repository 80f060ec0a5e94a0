/**
 * The words of the field, each once, in `data/glossary.json`. Search treats all words of a group as synonyms. Pages use only `terms`;
 * `avoid` lists what readers type and pages must not use: other spellings, rival translations, misspellings. A word may be in several
 * groups. What has an `entry` is explained on the glossary page.
 */
import type {Localized} from '../../config/locales';
import table from '../../data/glossary.json';
import type {TermGroup} from '../../packages/search/indexing/thesaurus';

/** A term that the glossary page explains. */
export interface Entry {
  readonly term: Localized;
  /** Abbreviation, the same in every language. */
  readonly short?: string;
  readonly meaning: Localized;
  /** File below `docs/` without its ending, and the anchor there that explains the term. */
  readonly page: string;
  /** A word that prose also uses in its everyday sense: not linked there. */
  readonly everyday?: boolean;
}

export const glossary: readonly (TermGroup & {readonly entry?: Entry})[] = table.terms;

/** In no order: the page sorts them by language. */
export const entries: readonly Entry[] = glossary.flatMap(({entry}) => entry ?? []);

/** Words of readers that mean the same and are no terms: body parts, faults as they look, acts, questions. */
export const everydayGroups: readonly string[] = table.everyday;
