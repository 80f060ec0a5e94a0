import React, {type ComponentProps, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {errorText} from '@site/src/features/late-hydration/failure.browser';
import type ThemeLoading from '@theme/Loading';

/**
 * The error box of a page that could not be loaded, with a Retry button (specification, section 8). Renders nothing while
 * loading: a page is fetched before it is shown.
 */
export default function Loading({error, retry}: ComponentProps<typeof ThemeLoading>): ReactNode {
  return (
    error && (
      <div role="alert" className="late-failure">
        <p>
          <Translate id="loading.page">The page did not load. Check the network connection.</Translate>
        </p>
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          <Translate id="loading.retry">Retry</Translate>
        </button>
        <details>
          <summary>
            <Translate id="loading.details">Error message</Translate>
          </summary>
          <pre>{errorText(error)}</pre>
        </details>
      </div>
    )
  );
}
