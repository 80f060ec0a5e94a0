/** What the dialog takes from a site that replaces nothing. */
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** No service: the browser answers. */
export function useService() {
  const {projectName = 'site'} = useDocusaurusContext().siteConfig;
  return {appId: '', apiKey: '', indexName: projectName};
}

export function useFacetFilters() {
  const {locale, tags} = useContextualSearchFilters();
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

export const useHitAddress =
  () =>
  (url: string): string => {
    const {pathname, hash} = new URL(url);
    return pathname + hash;
  };

export const useResultsAddress = () => undefined;

export const closeOnBack = () => () => {};

export const missingResultsUrl = undefined;

export const doors = [];
