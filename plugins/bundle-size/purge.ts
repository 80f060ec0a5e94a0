import {PurgeCSS} from 'purgecss';
import {attributesOf} from './css-tokens';

/** A word that may be the prefix of a name composed at run time: `alert--` + type. */
export const STEM = /....[-_]$/;
/**
 * Classes of Docusaurus for settings of the navbar and the footer that this site does not use and for tags with a count, whose
 * lists it replaces, of Infima that no component has (their names are words of scripts), and HTML's old attribute `align`.
 */
const UNUSED =
  /^(?:align|navbar--(?:dark|primary)|darkNavbarColorModeToggle_\w+|footer__link-separator|footerLogoLink_\w+|tagWithCount_\w+|hero|pagination|peg)$/;

/**
 * Removes the rules for elements, classes and ids that no script names. Scripts contain everything a page can show, static HTML
 * included, because they render the same HTML again.
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
    // Set by inline scripts of the pages, or through `dataset`.
    dynamicAttributes: attributesOf(styles).filter((name) => !words.includes(name)),
    // Pseudo-classes are not names: they are kept in lists such as `:is(:hover, .name)`.
    safelist: [/^:/, ...(stems.length > 0 ? [new RegExp(`^(?:${stems.join('|')})`)] : [])],
  });
  return purged.map(({css}) => css);
}
