import {useDeferredValue, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface Props {
  children: ReactNode;
  /** What stands there until then. */
  meanwhile?: ReactNode;
}

/**
 * What the first frame of a page can do without. On a move to the top of a page it is drawn after that frame, in steps that
 * input interrupts; at once where the page comes from the server, where the browser is about to restore a position, and
 * where the address names a heading.
 */
export default function DeferOnNavigation({children, meanwhile}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {action, location} = useHistory();
  const isLater = isBrowser && action === 'PUSH' && !location.hash;
  return useDeferredValue(true, isLater ? false : undefined) ? children : meanwhile;
}
