import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

/** Upstream gives this page no description: the author's own serves. */
export default function BlogAuthorsPostsPageWithDescription(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata description={props.author.description} />
    </>
  );
}
