/** What the dialog of `packages/search` takes from this site. */
import siteConfig from '@generated/docusaurus.config';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {translate} from '@docusaurus/Translate';
import {withoutHalves} from '@site/packages/search/engine/fold';

export {useSearchLinkCreator as useResultsAddress} from '@docusaurus/theme-common';
export {
  useAlgoliaContextualFacetFilters as useFacetFilters,
  useSearchResultUrlProcessor as useHitAddress,
} from '@docusaurus/theme-search-algolia/client';
export {closeOnBack} from '@site/src/lib/closeOnBack';

export const useService = () => useAlgoliaThemeConfig().algolia;

const issues = siteConfig.customFields?.issues;

/** Gives the address where a reader tells that a query should have been answered, if there is an issue tracker. */
export const missingResultsUrl = issues
  ? (query: string) => `${issues}/new?title=${encodeURIComponent(`Search: ${withoutHalves(query)}`)}`
  : undefined;

/** Where a reader who has no words yet may start. */
export const doors: readonly (readonly [to: string, label: string])[] = [
  ['/docs/Tutorial/', translate({id: 'search.door.tutorials', message: 'Tutorials'})],
  ['/docs/Reference/MaterialParameters', translate({id: 'search.door.parameters', message: 'Material parameters'})],
  ['/workbench', translate({id: 'search.door.workbench', message: 'Workbench'})],
  [
    '/docs/GettingStarted/TryItOnYourCharacter',
    translate({id: 'search.door.own', message: 'Try it on your character'}),
  ],
];
