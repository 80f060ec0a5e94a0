import siteConfig from '@generated/docusaurus.config';
import {createClient} from '../client';

/** The engine of this page's locale; its worker starts with the first search or `warmUp`. */
export const localClient = createClient(siteConfig.baseUrl);
