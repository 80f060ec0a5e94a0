import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Hosts serve `/docs/FAQ.html`, `/docs/FAQ/index`, `//docs/FAQ` and `/docs%2fFAQ`, but the router of Docusaurus finds no route
 * or no chunks for them and hydrates another page. Replaces the address by the page's own; the canonical one of a page
 * without a translation is that of its source.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {hash, pathname, search} = window.location;
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  const own = withoutSlash(new URL(meta?.content ?? '', document.baseURI).pathname);
  if (meta && own !== withoutSlash(pathname) && !own.endsWith('/404.html'))
    window.history.replaceState(window.history.state, '', own + search + hash);
}
