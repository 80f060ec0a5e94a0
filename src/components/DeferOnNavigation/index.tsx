import {useDeferredValue, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface Props {
  children: ReactNode;
  /** Shown until the children are rendered. */
  meanwhile?: ReactNode;
}

/**
 * Defers children that the first frame of a page does not need. On a move to the top of a page they are rendered after that
 * frame, interruptibly (React transition). They are rendered at once in HTML from the server, when the browser is about to
 * restore a scroll position, and when the address has a hash.
 */
export default function DeferOnNavigation({children, meanwhile}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {action, location} = useHistory();
  const isLater = isBrowser && action === 'PUSH' && !location.hash;
  return useDeferredValue(true, isLater ? false : undefined) ? children : meanwhile;
}
