import {memo} from 'react';
import Original from '@theme-original/DocItem';

/** Drawn again for another document only: every move, and every hash, gives a page new props of the router. */
export default memo(Original, (before, after) => before.content === after.content);
