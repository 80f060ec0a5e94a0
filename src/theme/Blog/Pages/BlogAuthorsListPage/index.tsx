import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';

/** Docusaurus gives this page no description. */
export default function BlogAuthorsListPageWithDescription(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata
        description={translate({id: 'meta.authors', message: 'The people who write the news and the documentation.'})}
      />
    </>
  );
}
