import React, {type ComponentProps, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type Upstream from '@theme/Loading';

/**
 * The box of a page that could not be loaded: what happened and a button (specification, section 8). Nothing while it
 * loads: a page is fetched before it is shown.
 */
export default function Loading({error, retry}: ComponentProps<typeof Upstream>): ReactNode {
  return (
    error && (
      <div role="alert" className="late-failure">
        <p>
          <Translate id="loading.page">The page did not load. Check the network connection.</Translate>
        </p>
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          <Translate id="loading.retry">Retry</Translate>
        </button>
      </div>
    )
  );
}
