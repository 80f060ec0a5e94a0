/** Alias of plugins/search-ui: the hosted client under a name that our own alias does not catch. */
declare module 'hosted-search-client' {
  export {liteClient} from 'algoliasearch/lite';
}
