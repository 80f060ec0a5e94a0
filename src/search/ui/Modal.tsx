/** The search dialog: DocSearch's modal over the site's search engine. Loaded as a chunk of its own, with its styles. */
import './loadTexts';
import siteConfig from '@generated/docusaurus.config';
import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import '@docsearch/css/dist/modal.css';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch, useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {withoutHalves} from '../engine/fold';
import type {SearchResponse} from '../protocol';
import {asDialog, attributeTo, MARKS} from './dialog';
import {keepError} from './keepError';
import {localClient} from './local';
import NearestTerms from './NearestTerms';
import './modal.css';
import {cleanStored} from './stored';
import {failedText, missingResultsUrl, useFoundText} from './texts';

type ModalOptions = ComponentProps<typeof DocSearchModal>;
type Client = Parameters<NonNullable<ModalOptions['transformSearchClient']>>[0];

const isHosted = Boolean(siteConfig.customFields?.hostedSearch);

// This module is loaded on search intent, so start loading the index.
if (!isHosted) localClient.warmUp();

/** Repeats the query once the whole index has loaded: the modal searches again when its field gets the focus. */
function askAgain(): void {
  // Skipped once the reader has selected a later hit, or the selection would move. An empty list may mean that results are
  // still loading.
  if (document.querySelector('.DocSearch-Hit')?.getAttribute('aria-selected') === 'false') return;
  document.querySelector('.DocSearch-Input')?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Clears a query of spaces only, so that the start screen stays. */
function leaveBlank({target}: Event): void {
  const field = target as HTMLInputElement;
  if (field.value.trim() === '') setValue(field, '');
}

/** Bypasses React's value setter, so that React notices the change. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

/** Searches for a term as if the reader had typed it. */
function searchFor(term: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!field) return;
  setValue(field, term);
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  field.focus();
}

/** DocSearch's screen for a query without results, while it is shown. */
function useEmptyScreen(dialog: Element | null): Element | null {
  const [screen, setScreen] = useState<Element | null>(null);
  useEffect(() => {
    if (!dialog) return undefined;
    const find = () => setScreen(dialog.querySelector('.DocSearch-NoResults'));
    const observer = new MutationObserver(find);
    observer.observe(dialog, {subtree: true, childList: true});
    return () => observer.disconnect();
  }, [dialog]);
  return screen;
}

interface Props {
  initialQuery: string;
  onClose(): void;
}

export default function Modal({initialQuery, onClose}: Props): ReactNode {
  const {
    siteMetadata,
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {appId, apiKey, indexName, externalUrlRegex} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFilters();
  const processUrl = useSearchResultUrlProcessor();
  const createSearchLink = useSearchLinkCreator();
  const history = useHistory();
  const foundText = useFoundText();
  const [dialog, setDialog] = useState<Element | null>(null);
  const [said, setSaid] = useState('');
  const [nearest, setNearest] = useState<readonly string[]>([]);
  const emptyScreen = useEmptyScreen(dialog);
  /** Number of hits in the whole index by query: the footer is drawn before the count of a new query is known. */
  const counts = useRef(new Map<string, number>());

  // Created once: the modal loses its state when an option changes.
  const [options] = useState((): ModalOptions => {
    cleanStored(indexName, window.location.origin, () => localStorage);
    const reportUrl = missingResultsUrl(siteConfig);
    return {
      appId,
      apiKey,
      indexName,
      initialQuery,
      initialScrollY: window.scrollY,
      searchParameters: {facetFilters},
      placeholder: translations.placeholder,
      translations: translations.modal,
      transformSearchClient(client) {
        client.addAlgoliaAgent('docusaurus', siteMetadata.docusaurusVersion);
        const ask = isHosted ? client.search.bind(client) : (localClient.search as Client['search']);
        const search = (...request: Parameters<Client['search']>) => {
          const answer = ask(...request);
          answer.then(
            ({results: [first]}) => {
              const {query = '', nbHits = 0, exhaustiveNbHits, nearestTerms = []} = first as Partial<SearchResponse>;
              if (exhaustiveNbHits !== false) counts.current.set(query, nbHits);
              setSaid(foundText(nbHits));
              setNearest(nearestTerms);
            },
            () => setSaid(failedText()),
          );
          return answer;
        };
        return {...client, search: keepError(search) as Client['search']};
      },
      transformItems: (items) => items.map((item) => ({...item, url: processUrl(item.url)})),
      navigator: {
        navigate({itemUrl}) {
          if (isRegexpStringMatch(externalUrlRegex, itemUrl)) window.location.assign(itemUrl);
          else history.push(itemUrl);
        },
      },
      hitComponent: ({hit, children}) => <Link to={hit.url}>{children}</Link>,
      resultsFooterComponent: ({state}) => (
        <Link to={createSearchLink(withoutHalves(state.query))} onClick={onClose}>
          <Translate id="theme.SearchBar.seeAll" values={{count: counts.current.get(state.query) ?? '…'}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      ),
      getMissingResultsUrl: reportUrl && (({query}) => reportUrl(query)),
      onClose,
    };
  });

  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    setDialog(container);
    if (!container) return undefined;
    container.addEventListener('input', leaveBlank, true);
    if (!isHosted) attributeTo(container, siteConfig.title, siteConfig.baseUrl);
    return asDialog(container, translate({id: 'theme.SearchBar.label', message: 'Search'}), MARKS[currentLocale] ?? {});
  }, [currentLocale]);

  useEffect(() => localClient.onComplete(askAgain), []);

  return createPortal(
    <>
      <DocSearchModal {...options} />
      {emptyScreen &&
        createPortal(
          <NearestTerms
            terms={nearest}
            search={searchFor}
            list="DocSearch-NoResults-Prefill-List"
            button="DocSearch-Prefill"
          />,
          emptyScreen,
        )}
      {dialog &&
        createPortal(
          <p className="DocSearch-VisuallyHiddenForAccessibility" role="status">
            {said}
          </p>,
          dialog,
        )}
    </>,
    document.body,
  );
}
