import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hashTarget} from '../hash';

/**
 * Upstream decodes the hash unguarded after a move, and the page crashes on `#%`. Takes a malformed hash away before the
 * router, which listens later, reads it.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', () => {
    const {hash, pathname, search} = window.location;
    if (hash.length > 1 && hashTarget(hash) === undefined) {
      window.history.replaceState(window.history.state, '', pathname + search);
    }
  });
}
