import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Hosts serve `/docs/FAQ.html`, `/docs/FAQ/index`, `//docs/FAQ` and `/docs%2fFAQ`, but the router of Docusaurus finds no route
 * or no chunks for them and hydrates another page. Replaces the address by the page's canonical one.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {hash, pathname, search} = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  const own = withoutSlash(new URL(canonical?.href ?? '', document.baseURI).pathname);
  if (canonical && own !== withoutSlash(pathname) && !own.endsWith('/404.html'))
    window.history.replaceState(window.history.state, '', own + search + hash);
}
