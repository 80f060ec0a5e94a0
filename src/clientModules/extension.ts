import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';

/**
 * Upstream renders the page of `/docs/FAQ.html` and `/docs/FAQ/index.html`, but fetches its chunks under the address as it
 * stands, finds none and hydrates an empty page. Gives the address its own form first.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {hash, pathname, search} = window.location;
  const normal = normalizeLocation({hash, pathname, search, state: null}).pathname;
  if (normal !== pathname) window.history.replaceState(window.history.state, '', normal + search + hash);
}
