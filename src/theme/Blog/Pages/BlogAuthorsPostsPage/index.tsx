import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

/** Docusaurus gives this page no description: use the author's. */
export default function BlogAuthorsPostsPageWithDescription(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata description={props.author.description} />
    </>
  );
}
