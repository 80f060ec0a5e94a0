/** The search dialog. Loaded as a chunk of its own, with its styles. */
import React, {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type DOMAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {closeOnBack, useFacetFilters, useHitAddress, useResultsAddress, useService} from '@theme/SearchSite';
import {MAX_QUERY_LENGTH, withoutHalves} from '../engine/fold';
import {ask, isHosted, reportClick} from './backend';
import Foot from './Foot';
import {localClient} from './local';
import './modal.css';
import {Failure, NoResults} from './Outcome';
import Rows from './Rows';
import type {Answer, Group, State} from './searchBox';
import SearchField from './SearchField';
import Start from './Start';
import {texts, useFoundText} from './texts';
import {useSearchBox} from './useSearchBox';
import {useSearches} from './useSearches';

// This module is loaded on search intent, so start loading the index.
if (!isHosted) localClient.warmUp();

/**
 * The query of the last dialog that Escape closed while its list was open: the next dialog starts with it, and Escape there
 * clears it (specification, section 4).
 */
let kept = '';

/** Words of a snippet (specification, section 9). */
const snippetWords = () => (window.matchMedia('(max-width: 768px)').matches ? 5 : 10);

const selectedText = () =>
  (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);

interface Props {
  initialQuery: string;
  onClose(): void;
}

/** State of the dialog: what is searched, what is stored, and where a row leads. */
function useDialog({initialQuery, onClose}: Props) {
  const service = useService();
  const facetFilters = useFacetFilters();
  const addressOf = useHitAddress();
  const resultsAddress = useResultsAddress();
  const history = useHistory();
  const [before] = useState(() => kept);
  const [firstQuery] = useState(() => initialQuery || selectedText() || before);
  const searches = useSearches();
  const {recent, favourites} = searches;
  /** Sections of the last results: what to search for when there are none. */
  const [sections, setSections] = useState<readonly string[]>([]);

  function go(url: string) {
    if (isRegexpStringMatch(service.externalUrlRegex, url)) window.location.assign(url);
    else history.push(url);
  }

  const search = useSearchBox({
    id: 'docsearch',
    initialQuery: firstQuery,
    async ask(query) {
      const {hits, ...response} = await ask(service, {query, facetFilters, words: snippetWords()});
      if (hits.length > 0) setSections([...new Set(hits.flatMap(({hierarchy}) => hierarchy.lvl0 ?? []))].slice(0, 3));
      return {...response, hits: hits.map((hit) => ({...hit, url: addressOf(hit.url)}))};
    },
    start: (): Group[] => [
      {
        id: 'recent',
        title: texts.recent,
        items: recent.map((hit) => ({kind: 'recent', url: hit.url, hit})),
      },
      {
        id: 'favourites',
        title: texts.favourites,
        items: favourites.map((hit) => ({kind: 'favourite', url: hit.url, hit})),
      },
    ],
    onChoose({hit}, {ctrlKey, metaKey, shiftKey}) {
      if (search.answer) reportClick(service.indexName, search.answer, hit.objectID);
      searches.recall(hit);
      if (!ctrlKey && !metaKey && !shiftKey) onClose();
    },
    navigate: go,
    onSubmit(query) {
      if (query.trim() === '' || !resultsAddress) return;
      onClose();
      history.push(resultsAddress(withoutHalves(query)));
    },
  });

  const {box, state} = search;
  const showStored = useEffectEvent(() => {
    if (state.query === '') box.search('');
  });
  useEffect(() => showStored(), [recent, favourites]);
  useEffect(() => {
    kept = '';
  }, []);
  const keepQuery = () => {
    kept = state.isOpen && state.query !== before ? state.query : '';
  };
  return {...search, searches, sections, resultsAddress, keepQuery, isSelected: firstQuery !== initialQuery};
}

/** Keeps the focus in the dialog: after its last element the browser's own controls would follow. */
function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Text of the live region: the number of results, or the error. */
function useSaid(state: State, status: State['status'], answer: Answer | undefined): string {
  const foundText = useFoundText();
  if (status === 'error') return texts.failed;
  if (!answer || state.query.trim() === '') return '';
  return foundText(answer.count ?? answer.hits.length);
}

/** The search dialog: field, stored searches or results, and the keys at its foot. */
export default function Modal({initialQuery, onClose}: Props): ReactNode {
  const {box, state, status, answer, searches, sections, resultsAddress, keepQuery, isSelected} = useDialog({
    initialQuery,
    onClose,
  });
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const said = useSaid(state, status, answer);
  // Blur, in the sense of the machine: a press outside of form and list closes the list.
  const blur =
    field?.form && panel
      ? (box.getEnvironmentProps({
          inputElement: field,
          formElement: field.form,
          panelElement: panel,
        }) as unknown as DOMAttributes<HTMLDialogElement>)
      : undefined;
  const opened = useRef(false);
  const pressed = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    if (!dialog || !field || opened.current) return;
    opened.current = true;
    dialog.showModal();
    field.focus();
    if (isSelected) field.select();
  }, [dialog, field, isSelected]);
  const onBack = useEffectEvent(onClose);
  useEffect(() => closeOnBack(() => onBack()), []);

  const isBlank = state.query.trim() === '';
  const isSettled = status === 'idle' && !isBlank && answer !== undefined;
  function searchFor(query: string) {
    box.search(query);
    field?.focus();
  }

  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its field, and a press beside the window
    <dialog
      ref={setDialog}
      className={status === 'stalled' ? 'DocSearch-Container DocSearch-Container--Stalled' : 'DocSearch-Container'}
      aria-label={texts.search}
      onKeyDown={(event) => {
        if (event.key === 'Escape') keepQuery();
        wrapFocus(event);
      }}
      {...blur}
      onMouseDown={(event) => {
        pressed.current = event.target;
        blur?.onMouseDown?.(event);
      }}
      onMouseUp={({target, currentTarget}) =>
        // A click's target says less: it is the dialog, too, where only one end of the press was beside the window.
        target === currentTarget && pressed.current === currentTarget && onClose()
      }>
      <div className="DocSearch-Modal">
        <div className="DocSearch-SearchBar">
          <SearchField box={box} state={state} field={field} setField={setField} />
          <button type="button" className="DocSearch-Cancel" onClick={onClose}>
            {texts.cancel}
          </button>
        </div>
        <div ref={setPanel} className="DocSearch-Dropdown" {...(box.getPanelProps({}) as object)}>
          {status === 'error' && <Failure retry={() => searchFor(state.query)} />}
          {isSettled && answer.hits.length === 0 && !answer.hasFailed && (
            <NoResults
              query={answer.query}
              suggestions={sections}
              nearestTerms={answer.nearestTerms}
              search={searchFor}
            />
          )}
          {status !== 'error' && <Rows box={box} state={state} favour={searches.favour} remove={searches.remove} />}
          {isBlank && (
            <Start
              hasSearches={searches.recent.length + searches.favourites.length > 0}
              hasRemoved={searches.hasRemoved}
              undo={() => {
                searches.undo();
                field?.focus();
              }}
              onClose={onClose}
            />
          )}
        </div>
        {resultsAddress && !isBlank && answer !== undefined && answer.hits.length > 0 && (
          <p className="DocSearch-HitsFooter">
            <Link key={answer.count ?? '…'} to={resultsAddress(withoutHalves(answer.query))} onClick={onClose}>
              <Translate id="theme.SearchBar.seeAll" values={{count: answer.count ?? '…'}}>
                {'See all {count} results'}
              </Translate>
            </Link>
          </p>
        )}
        <Foot onClose={onClose} />
        <p className="DocSearch-VisuallyHiddenForAccessibility" role="status">
          <span key={said}>{said}</span>
        </p>
      </div>
    </dialog>,
    document.body,
  );
}
