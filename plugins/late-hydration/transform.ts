const SCRIPT = /<script src=(["']?)([^"'\s>]*\/assets\/js\/[^"'\s>]+\.js)\1 defer(?:="[^"]*")?><\/script>/g;
/** Disabled until React runs; what is done to it is kept until then. */
const TOGGLE = /(<button\b[^>]*\btoggleButton_[^>]*?) disabled(?:=""|(?=[\s>]))/g;

/** Upstream's drawing for external links, in place of which the site has its own: `src/theme/Icon/ExternalLink`. */
const SPRITE = /<svg style="display: none;"><defs>\s*<symbol id="?theme-svg-external-link[^]*?<\/svg>/;

const attribute = (text: string) => `"${text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`;

/** Texts of the box shown when the scripts do not load. */
export interface Words {
  failed: string;
  retry: string;
}

/**
 * Takes the scripts out of a page and leaves their addresses to the inline script that starts them.
 * @param html a page as Docusaurus writes it
 * @param boot text of the inline script
 * @param styles address of a style sheet that comes with the scripts, if one does
 * @throws Error when the page has no scripts: it would stay without them for good
 */
export function delayScripts(html: string, boot: string, {failed, retry}: Words, styles?: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, , address]) => address);
  if (addresses.length === 0) throw new Error('late-hydration: the page has no scripts to delay');
  const sheet = styles === undefined ? '' : ` data-styles=${attribute(styles)}`;
  const inline = `<script data-scripts=${attribute(addresses.join(' '))}${sheet} data-failed=${attribute(failed)} data-retry=${attribute(retry)}>${boot}</script>`;
  let first = true;
  return html
    .replace(SCRIPT, () => {
      const text = first ? inline : '';
      first = false;
      return text;
    })
    .replace(TOGGLE, '$1')
    .replace(SPRITE, '');
}
