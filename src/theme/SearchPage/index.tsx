import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/SearchPage';

/** Upstream gives this page no description. */
export default function SearchPageWithDescription(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata description={translate({id: 'meta.search', message: 'Search the documentation and the news.'})} />
    </>
  );
}
