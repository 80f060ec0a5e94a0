/** What the search page imports as `algoliasearch/lite`: the local engine, or the hosted service when configured. */
import siteConfig from '@generated/docusaurus.config';
import {liteClient as hostedClient} from 'hosted-search-client';
import {localClient} from './local';

const local = {
  ...localClient,
  addAlgoliaAgent() {},
};

export const liteClient: typeof hostedClient = (...credentials) =>
  siteConfig.customFields?.hostedSearch
    ? hostedClient(...credentials)
    : (local as unknown as ReturnType<typeof hostedClient>);
