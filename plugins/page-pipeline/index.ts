import type {Plugin} from '@docusaurus/types';
import {runPipeline} from './pipeline';
import {steps} from './steps';

/**
 * Turns the pages that Docusaurus writes into those that readers get: `steps.ts` lists what happens to each.
 * @throws Error when `docusaurus build` is called by hand, which would leave out what both locales share
 */
export default function pagePipeline(): Plugin {
  if (process.env.NODE_ENV === 'production' && !process.env.SITE_BUILD)
    throw new Error('`docusaurus build` leaves out redirects, shared assets and host files: use `npm run build`.');
  return {
    name: 'page-pipeline',
    postBuild: (props) => runPipeline(props, steps),
  };
}
