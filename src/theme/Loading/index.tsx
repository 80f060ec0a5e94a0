import React, {type ComponentProps, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type Upstream from '@theme/Loading';

/**
 * The box of a page that could not be loaded: the error's text and a button (specification, section 8). Nothing while it
 * loads: a page is fetched before it is shown.
 */
export default function Loading({error, retry}: ComponentProps<typeof Upstream>): ReactNode {
  return (
    error && (
      <div role="alert" className="late-failure">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          <Translate id="loading.retry">Retry</Translate>
        </button>
      </div>
    )
  );
}
