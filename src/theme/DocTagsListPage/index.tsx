import '@site/src/css/tag.css';
import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/DocTagsListPage';

/** Docusaurus gives this page no description. */
export default function DocTagsListPageWithDescription(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata
        description={translate({
          id: 'meta.docTags',
          message: 'Every tag of the documentation, with the pages that carry it.',
        })}
      />
    </>
  );
}
