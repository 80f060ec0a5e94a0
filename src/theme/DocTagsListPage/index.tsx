import '@site/src/css/tag.css';
import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import TagCrumbs from '@site/src/components/TagCrumbs';
import Original from '@theme-original/DocTagsListPage';

/** Docusaurus gives this page neither description nor breadcrumbs. */
export default function DocTagsListPageWithDescription(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <TagCrumbs />
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
