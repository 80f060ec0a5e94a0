import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyOnClick} from './copy.browser';

// The development server does not write the pages that carry the inline script.
if (ExecutionEnvironment.canUseDOM) copyOnClick();
