import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What an address of the site starts with: programs make links of the punctuation and the words behind it too. */
const OWN = /^[\w./-]*[\w/]/;

/**
 * Hosts serve `/docs/FAQ.html`, `/docs/FAQ/index`, `//docs/FAQ` and `/docs%2fFAQ`, but the router of Docusaurus finds no route
 * or no chunks for them and hydrates another page. Replaces the address by the page's own; the canonical one of a page
 * without a translation is that of its source. On the not-found page it drops what no address of the site has: `/docs/FAQ）`
 * is `/docs/FAQ`.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {hash, pathname, search} = window.location;
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  const own = withoutSlash(new URL(meta?.content ?? '', document.baseURI).pathname);
  const path = own.endsWith('/404.html') ? (OWN.exec(pathname.replace(/%.*/, ''))?.[0] ?? pathname) : own;
  if (meta && withoutSlash(path) !== withoutSlash(pathname))
    window.history.replaceState(window.history.state, '', path + search + hash);
}
