import React, {type ComponentProps, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props extends ComponentProps<'details'> {
  /** Id of the heading in the summary, added at build by `../../../plugins/folds/rehype`. */
  anchor?: string;
}

/** Part of a text that the reader opens. The browser does it, which also finds text in it and opens it for a link. */
export default function Details({anchor, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (anchor) collectAnchor(anchor);
  return <details className="fold" {...props} />;
}
