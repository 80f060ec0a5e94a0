import '@site/src/css/tag.css';
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, usePluralForm} from '@docusaurus/theme-common';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {Props} from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import TagCrumbs from '@site/src/components/TagCrumbs';

/** The page of Docusaurus, with breadcrumbs, and the documents as cards, like the tags. */
export default function DocTagDocListPage({tag}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const {count} = tag;
  const forms = translate(
    {id: 'theme.docs.tagDocListPageTitle.nDocsTagged', message: 'One doc tagged|{count} docs tagged'},
    {count},
  );
  const title = translate(
    {id: 'theme.docs.tagDocListPageTitle', message: '{nDocsTagged} with "{tagName}"'},
    {nDocsTagged: selectMessage(count, forms), tagName: tag.label},
  );
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <TagCrumbs tag={tag.label} />
      <div className="container">
        <main>
          {tag.unlisted && <Unlisted />}
          <header>
            <Heading as="h1">{title}</Heading>
            {tag.description && <p>{tag.description}</p>}
            <Link href={tag.allTagsPath}>
              <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
            </Link>
          </header>
          <ul className="tag-list">
            {tag.items.map(({id, permalink, title: name, description}) => (
              <li key={id}>
                <Heading as="h2">
                  <Link to={permalink}>{name}</Link>
                </Heading>
                {description && <p>{description}</p>}
              </li>
            ))}
          </ul>
        </main>
      </div>
    </HtmlClassNameProvider>
  );
}
