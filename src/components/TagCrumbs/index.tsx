import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';

/** Breadcrumbs of the tags of the docs, which Docusaurus gives to documents only. Without `tag` for the list of all tags. */
export default function TagCrumbs({tag}: {tag?: string}): ReactNode {
  const tags = <Translate id="theme.tags.tagsPageTitle">Tags</Translate>;
  return (
    <nav
      className="theme-doc-breadcrumbs container"
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}>
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {tag !== undefined && (
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to="/docs/tags">
              {tags}
            </Link>
          </li>
        )}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{tag ?? tags}</span>
        </li>
      </ul>
    </nav>
  );
}
