import type {DocusaurusConfig} from '@docusaurus/types';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {withoutHalves} from '../engine/fold';

/** "3 documents found", or the text for no results. */
export function useFoundText(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    count === 0
      ? translate({id: 'theme.SearchPage.noResultsText', message: 'No results were found'})
      : selectMessage(
          count,
          translate(
            {id: 'theme.SearchPage.documentsFound.plurals', message: 'One document found|{count} documents found'},
            {count},
          ),
        );
}

export const failedText = (): string =>
  translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'});

/** Gives the address where a reader tells that a query should have been answered, if there is an issue tracker. */
export const missingResultsUrl = ({customFields}: DocusaurusConfig): ((query: string) => string) | undefined =>
  customFields?.issues
    ? (query) => `${customFields.issues}/new?title=${encodeURIComponent(`Search: ${withoutHalves(query)}`)}`
    : undefined;
