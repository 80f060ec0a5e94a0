import React, {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Original from '@theme-original/AnnouncementBar/Content';
import {isPlainClick} from '@site/src/lib/isPlainClick';

/** The text is HTML from the configuration, whose links would reload the site: links to its pages go through the router. */
export default function AnnouncementBarContent(props: ComponentProps<typeof Original>): ReactNode {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || !isPlainClick(event) || !link.getAttribute('href')?.startsWith(baseUrl)) return;
    event.preventDefault();
    history.push(link.href.slice(link.origin.length));
  };
  return <Original {...props} onClick={onClick} />;
}
