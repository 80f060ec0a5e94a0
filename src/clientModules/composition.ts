import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isComposing} from '@site/src/lib/keys';

// Stops a key of an input method before any other listener gets it. Until this module runs, the queue of
// src/features/late-hydration checks its keys itself.
if (ExecutionEnvironment.canUseDOM)
  window.addEventListener('keydown', (event) => isComposing(event) && event.stopImmediatePropagation(), true);
