import {isComposing} from '@site/src/lib/keys';

// A key that belongs to an input method reaches no listener of the page: none of them has to ask.
if (typeof window !== 'undefined')
  window.addEventListener('keydown', (event) => isComposing(event) && event.stopImmediatePropagation(), true);
