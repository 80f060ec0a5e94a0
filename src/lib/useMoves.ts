import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isPlainClick} from './isPlainClick';

const FILE = /\.[a-z]\w*$/;

/** Click handler for HTML whose links would reload the site: those to its pages go through the router. */
export function useMoves(): (event: MouseEvent) => void {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  return (event) => {
    const link = (event.target as Element).closest('a');
    if (event.defaultPrevented || !link || link.target || !isPlainClick(event)) return;
    if (!link.getAttribute('href')?.startsWith(baseUrl) || FILE.test(link.pathname)) return;
    event.preventDefault();
    history.push(link.href.slice(link.origin.length));
  };
}
