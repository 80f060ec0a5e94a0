import React, {type ComponentProps, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Original from '@theme-original/Loading';

/** The box of a page that could not be loaded: the error's text and a button (specification, section 8). */
export default function Loading(props: ComponentProps<typeof Original>): ReactNode {
  if (!props.error) return <Original {...props} />;
  return (
    <div role="alert" className="late-failure">
      <p>{String(props.error)}</p>
      <button type="button" className="button button--primary button--sm" onClick={props.retry}>
        <Translate id="loading.retry">Retry</Translate>
      </button>
    </div>
  );
}
