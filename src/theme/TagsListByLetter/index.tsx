import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TagsListByLetter';

/** All tags in one list, without letters: Chinese has none, and the tags are few. */
export default function TagsList({tags}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const pages = (count: number) =>
    selectMessage(count, translate({id: 'tags.pages', message: 'One page|{count} pages'}, {count}));
  return (
    <ul className="tag-list">
      {tags.map(({label, permalink, description, count}) => (
        <li key={permalink}>
          <Link to={permalink}>{label}</Link> <span>{pages(count)}</span>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
