import {useContext, useDeferredValue, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';

/**
 * Tells its children of a move after the first frame of the next page, in a React transition. For what surrounds a page: where
 * the reader is shows a moment after the page itself.
 */
export default function LateLocation({children}: {children: ReactNode}): ReactNode {
  return (
    <RouterContext.Provider value={useDeferredValue(useContext(RouterContext))}>{children}</RouterContext.Provider>
  );
}
