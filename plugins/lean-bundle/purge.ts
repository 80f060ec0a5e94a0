import {PurgeCSS} from 'purgecss';

const WORD = /[\w-]+/g;
/** Words that may be the beginning of a name put together at run time: `alert--` + type. */
const STEM = /[\w-]{4,}[-_](?![\w-])/g;
const ATTRIBUTE = /\[\s*([\w-]+)/g;

const unique = (texts: readonly string[], pattern: RegExp, group = 0) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[group] ?? ''))),
];

/**
 * Takes out of style sheets the rules for elements, classes and ids that no script names. Scripts hold all that a page
 * can show, static HTML included, since they print the same HTML again.
 * @param styles texts of style sheets
 * @param scripts texts of all scripts
 * @returns the style sheets' texts in the same order
 */
export async function purge(styles: readonly string[], scripts: readonly string[]): Promise<string[]> {
  const words = unique(scripts, WORD);
  const stems = unique(scripts, STEM);
  const purged = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'js'}],
    css: styles.map((raw) => ({raw})),
    defaultExtractor: () => words,
    // Set by the pages' inline scripts, or by `dataset`.
    dynamicAttributes: unique(styles, ATTRIBUTE, 1).filter((name) => !words.includes(name)),
    safelist: stems.length > 0 ? [new RegExp(`^(?:${stems.join('|')})`)] : [],
  });
  return purged.map(({css}) => css);
}
