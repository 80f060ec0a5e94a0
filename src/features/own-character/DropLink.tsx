import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {hand} from './handed';

const PAGE = '/docs/GettingStarted/TryItOnYourCharacter';

/** A link to the page that takes a reader's model; a file dropped on it goes along. */
export default function DropLink({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}): ReactNode {
  const history = useHistory();
  const page = useBaseUrl(PAGE);
  return (
    <Link
      to={PAGE}
      className={className}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        hand(file);
        history.push(page);
      }}>
      {children}
    </Link>
  );
}
