import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyOnClick} from './copy.browser';

// The development server serves pages without the inline script.
if (ExecutionEnvironment.canUseDOM) copyOnClick();
