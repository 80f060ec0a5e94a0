import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** "3 results found", or the text for no results. */
export function useFoundText(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    count === 0
      ? translate({id: 'theme.SearchPage.noResultsText', message: 'No results were found'})
      : selectMessage(
          count,
          translate(
            {id: 'theme.SearchPage.documentsFound.plurals', message: 'One result found|{count} results found'},
            {count},
          ),
        );
}

/** Texts of the dialog and of the search page. */
export const texts = {
  search: translate({id: 'theme.SearchBar.label', message: 'Search'}),
  placeholder: translate({id: 'theme.SearchModal.searchBox.placeholderText', message: 'Search docs'}),
  clear: translate({id: 'theme.SearchModal.searchBox.resetButtonTitle', message: 'Clear the query'}),
  cancel: translate({id: 'theme.SearchModal.searchBox.cancelButtonText', message: 'Cancel'}),
  recent: translate({id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent'}),
  noRecent: translate({id: 'theme.SearchModal.startScreen.noRecentSearchesText', message: 'No recent searches'}),
  favourites: translate({id: 'theme.SearchModal.startScreen.favoriteSearchesTitle', message: 'Favorite'}),
  favour: translate({id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle', message: 'Save this search'}),
  removeRecent: translate({
    id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
    message: 'Remove this search from history',
  }),
  removeFavourite: translate({
    id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
    message: 'Remove this search from favorites',
  }),
  removed: translate({id: 'search.removed', message: 'Search removed.'}),
  undo: translate({id: 'search.undo', message: 'Undo'}),
  doors: translate({id: 'search.doors', message: 'Or start here'}),
  failed: translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'}),
  failedHelp: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  }),
  retry: translate({id: 'loading.retry', message: 'Retry'}),
  suggested: translate({id: 'theme.SearchModal.noResultsScreen.suggestedQueryText', message: 'Try searching for'}),
  nearest: translate({id: 'search.nearestTerms', message: 'Terms of the glossary that are close:'}),
  report: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
  }),
  reportLink: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Let us know.',
  }),
  select: translate({id: 'theme.SearchModal.footer.selectText', message: 'to select'}),
  navigate: translate({id: 'theme.SearchModal.footer.navigateText', message: 'to navigate'}),
  close: translate({id: 'theme.SearchModal.footer.closeText', message: 'to close'}),
  searchBy: translate({id: 'theme.SearchModal.footer.searchByText', message: 'Search by'}),
} as const;
