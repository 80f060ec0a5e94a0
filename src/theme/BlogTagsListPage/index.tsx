import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/BlogTagsListPage';

/** Docusaurus gives this page no description, and the same title as the tags of the docs. */
export default function BlogTagsListPageWithDescription(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata
        title={translate({id: 'meta.blogTags.title', message: 'News tags'})}
        description={translate({id: 'meta.blogTags', message: 'Every tag of the news, with the number of pages.'})}
      />
    </>
  );
}
