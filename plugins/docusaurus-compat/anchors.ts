/**
 * In the place of the style sheet of anchors. Programs that take the text out of a page (Readability, in Firefox) drop headings
 * whose class or id has a word of their list, as "scroll" in the class of Docusaurus and "meta" in the id `metal`; "text" is on
 * the list that outweighs it. The one rule that is left is in `src/css/base.css`.
 */
export default {anchorTargetHideOnScrollNavbar: 'text'};
