import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hashTarget} from '../lib/hash';

/**
 * Docusaurus decodes the hash unguarded after a move, and the page crashes on `#%`. Removes a malformed hash before the router,
 * whose listener runs later, reads it.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', () => {
    const {hash, pathname, search} = window.location;
    if (hash.length > 1 && hashTarget(hash) === undefined) {
      window.history.replaceState(window.history.state, '', pathname + search);
    }
  });
}
