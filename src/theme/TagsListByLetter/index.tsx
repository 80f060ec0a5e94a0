import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListByLetter';

/** All tags in one list, without letters: Chinese has none, and the tags are few. */
export default function TagsList({tags}: Props): ReactNode {
  return (
    <ul className="tag-list">
      {tags.map(({label, permalink, description, count}) => (
        <li key={permalink}>
          <Link to={permalink}>{label}</Link> <span>{count}</span>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
