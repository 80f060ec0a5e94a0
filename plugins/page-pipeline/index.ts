import type {Plugin} from '@docusaurus/types';
import {runPipeline} from './pipeline';
import {steps} from './steps';

/**
 * Transforms the pages that Docusaurus writes into the published ones: `steps.ts` lists the steps.
 * @throws Error when `docusaurus build` is run directly, which would omit the files that the locales share
 */
export default function pagePipeline(): Plugin {
  if (process.env.NODE_ENV === 'production' && !process.env.SITE_BUILD)
    throw new Error('`docusaurus build` leaves out redirects, shared assets and host files: use `npm run build`.');
  return {
    name: 'page-pipeline',
    postBuild: (props) => runPipeline(props, steps),
  };
}
