/**
 * A model of the hosted service with the settings of packages/search/settings.ts, after Algolia's documentation: tie-breaking of the
 * criteria in order, prefix search on the last word, typo tolerance by word length, plurals, camelCase parts, words optional when
 * nothing matches all of them, one hit an address. Its dictionaries are not public: `Intl.Segmenter` stands in for the Chinese one.
 */
import {fold} from '../../packages/search/engine/fold';
import {parts, runs} from '../../packages/search/engine/tokenize';
import {distance} from '../../packages/search/engine/typo';
import type {SearchRecord} from '../../packages/search/indexing/records';
import {settingsFor} from '../../packages/search/settings';
import type {Engine} from './engines';

const settings = settingsFor([]);

const HOSTED = 'Algolia (model)';

const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/** Words of a text, each with the camelCase parts that share its position. */
function wordsOf(text: string): string[][] {
  return runs(text).flatMap((run) =>
    run.han
      ? [...segmenter.segment(run.text)].map(({segment}) => [segment])
      : [[fold(run.text), ...parts(run.text).map((part) => fold(part.text))]],
  );
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/(?:ies|es|s)$/, '') : word);

function typosAllowed(word: string): number {
  if (/\p{N}/u.test(word) || word.length < settings.minWordSizefor1Typo) return 0;
  return word.length < settings.minWordSizefor2Typos ? 1 : 2;
}

interface Place {
  attribute: number;
  position: number;
}

interface Match {
  typos: number;
  exact: boolean;
  places: Place[];
}

type Matches = Map<number, Match>;

interface Ranked {
  record: number;
  /** Criteria in order; smaller is better. */
  criteria: number[];
}

/** Largest distance that the criterion "proximity" counts. */
const MAX_PROXIMITY = 8;

function attributesOf(record: SearchRecord): string[] {
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = record.hierarchy;
  return [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6, record.keywords, record.content].map((text) => text ?? '');
}

function proximityOf(found: readonly Match[]): number {
  let sum = 0;
  for (let i = 1; i < found.length; i += 1) {
    const gaps = (found[i - 1]?.places ?? []).flatMap((left) =>
      (found[i]?.places ?? [])
        .filter(({attribute}) => attribute === left.attribute)
        .map(({position}) => (position > left.position ? position - left.position : left.position - position + 1)),
    );
    sum += Math.min(MAX_PROXIMITY, ...gaps);
  }
  return sum;
}

/** The model over an inverted index in memory. */
export function algolia(records: readonly SearchRecord[]): Engine {
  const started = performance.now();
  /** Word to record to places. */
  const postings = new Map<string, Map<number, Place[]>>();
  records.forEach((record, id) => {
    attributesOf(record).forEach((text, attribute) => {
      wordsOf(text).forEach((forms, position) => {
        for (const form of new Set(forms)) {
          const byRecord = postings.get(form) ?? new Map<number, Place[]>();
          byRecord.set(id, [...(byRecord.get(id) ?? []), {attribute, position}]);
          postings.set(form, byRecord);
        }
      });
    });
  });
  const vocabulary = [...postings.keys()];

  function matchesOf(word: string, isLast: boolean): Matches {
    const limit = typosAllowed(word);
    const matches: Matches = new Map();
    for (const term of vocabulary) {
      const isExact = term === word || singular(term) === singular(word);
      let typos = isExact || (isLast && term.startsWith(word)) ? 0 : distance(word, term, limit);
      if (typos > limit && isLast) typos = distance(word, term.slice(0, word.length), limit);
      // A wrong first letter counts twice.
      if (typos > 0 && term[0] !== word[0]) typos += 1;
      if (typos > limit) continue;
      for (const [record, places] of postings.get(term) ?? []) {
        const known = matches.get(record);
        if (known === undefined || typos < known.typos)
          matches.set(record, {typos, exact: isExact, places: [...places]});
        else if (typos === known.typos) {
          known.exact ||= isExact;
          known.places.push(...places);
        }
      }
    }
    return matches;
  }

  function rank(words: readonly Matches[], optional: boolean): Ranked[] {
    const candidates = new Set(words.flatMap((matches) => [...matches.keys()]));
    return [...candidates].flatMap((id): Ranked[] => {
      const found = words.flatMap((matches) => matches.get(id) ?? []);
      if (!optional && found.length < words.length) return [];
      const record = records[id];
      if (record === undefined) return [];
      const attribute = Math.min(...found.flatMap(({places}) => places.map((place) => place.attribute)));
      const {pageRank, level, position} = record.weight;
      return [
        {
          record: id,
          criteria: [
            -found.length,
            found.reduce((sum, {typos}) => sum + typos, 0),
            attribute,
            proximityOf(found),
            -found.filter(({exact}) => exact).length,
            -pageRank,
            -level,
            position,
          ],
        },
      ];
    });
  }

  return {
    name: HOSTED,
    buildMs: performance.now() - started,
    /** The hosted index is not downloaded. */
    bytes: 0,
    search(query) {
      const words = wordsOf(query).map(([word = '']) => word);
      const matches = words.map((word, at) => matchesOf(word, at === words.length - 1));
      const strict = rank(matches, false);
      const ranked = strict.length > 0 ? strict : rank(matches, true);
      ranked.sort((a, b) => {
        const at = a.criteria.findIndex((value, i) => value !== b.criteria[i]);
        return at < 0 ? 0 : (a.criteria[at] ?? 0) - (b.criteria[at] ?? 0);
      });
      return [...new Set(ranked.map(({record}) => records[record]?.url ?? ''))];
    },
  };
}
