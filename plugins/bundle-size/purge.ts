import {PurgeCSS} from 'purgecss';
import {attributesOf} from './css-tokens';

/** A word that may be the beginning of a name put together at run time: `alert--` + type. */
export const STEM = /....[-_]$/;
/** What upstream prints for settings of the bar and the footer that this site does not use. */
const UNUSED = /^(?:navbar--(?:dark|primary)|darkNavbarColorModeToggle_\w+|footer__link-separator|footerLogoLink_\w+)$/;

/**
 * Takes out of style sheets the rules for elements, classes and ids that no script names. Scripts hold all that a page
 * can show, static HTML included, since they print the same HTML again.
 * @param styles texts of style sheets
 * @param words of all scripts
 * @returns the style sheets' texts in the same order
 */
export async function purge(styles: readonly string[], words: readonly string[]): Promise<string[]> {
  const stems = words.filter((word) => STEM.test(word));
  const purged = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'js'}],
    css: styles.map((raw) => ({raw})),
    defaultExtractor: () => [...words],
    blocklist: [UNUSED],
    // Set by the pages' inline scripts, or by `dataset`.
    dynamicAttributes: attributesOf(styles).filter((name) => !words.includes(name)),
    // States are no names, and stay where they stand alone in a list: `:is(:hover, .name)`.
    safelist: [/^:/, ...(stems.length > 0 ? [new RegExp(`^(?:${stems.join('|')})`)] : [])],
  });
  return purged.map(({css}) => css);
}
