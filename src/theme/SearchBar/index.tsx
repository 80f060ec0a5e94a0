import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {hideFailure, showFailure} from '@site/src/features/late-hydration/failure.browser';
import {isSlashOn} from '@site/src/lib/slashKey';
import type Modal from '@site/packages/search/ui/Modal';

/** Loads the search dialog: on intent only. */
const load = () => import('@site/packages/search/ui/Modal');

const LETTER = /^[\p{L}\p{N}]$/u;

/** Opens the search: by click, Ctrl/Cmd+K, `/` outside text fields, or a letter while the button is focused. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<Element | null>(null);
  const [modifier, setModifier] = useState('Ctrl');
  const [loaded, setLoaded] = useState<{Modal: typeof Modal}>();
  /** Query typed before the field was mounted; undefined while closed. */
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;

  const fetchModal = () => load().then((module) => setLoaded({Modal: module.default}));
  /** Loads the dialog before the click. A failure is ignored here: the click loads it again and shows the error. */
  const prepare = () => void fetchModal().catch(() => {});

  function open(letter = '') {
    hideFailure();
    if (!isOpen) returnTo.current = document.activeElement;
    setTyped((before = '') => before + letter);
    fetchModal().catch(() => {
      setTyped(undefined);
      showFailure(
        translate({id: 'loading.search', message: 'Search did not load. Check the network connection.'}),
        translate({id: 'loading.retry', message: 'Retry'}),
        open,
      );
    });
  }

  /** Opens with the characters typed before hydration (`src/features/late-hydration`). */
  function openTyped({currentTarget: {dataset}}: React.MouseEvent<HTMLElement>) {
    open(dataset.typed);
    delete dataset.typed;
  }

  function close() {
    // While the dialog is there, nothing outside of it takes the focus.
    flushSync(() => setTyped(undefined));
    const target = returnTo.current === document.body ? button.current : returnTo.current;
    (target as HTMLElement | null)?.focus({preventScroll: true});
  }

  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setModifier('Cmd');
  }, []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const {key} = event;
      const command = event.ctrlKey || event.metaKey;
      const isInField = (event.target as HTMLElement).matches(':read-write, select');
      const field = document.getElementById('docsearch-input');
      if (command && !event.shiftKey && !event.altKey && key.toLowerCase() === 'k') (isOpen ? close : open)();
      else if (key === '/' && !isOpen && !isInField && isSlashOn()) open();
      else if (key === 'Escape' && isOpen) close();
      else if (command || event.altKey) return;
      else if (isOpen && field) {
        // The browser inserts the letter into the focused element afterwards.
        if (LETTER.test(key) && !isInField) field.focus();
        return;
      } else if (isOpen && key === 'Backspace') setTyped((before = '') => before.slice(0, -1));
      else if (isOpen ? [...key].length === 1 : document.activeElement === button.current && LETTER.test(key))
        open(key);
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        className="DocSearch-Button"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onTouchStart={prepare}
        onFocus={prepare}
        onMouseOver={prepare}
        onClick={openTyped}>
        <span className="DocSearch-Button-Container">
          <svg
            className="DocSearch-Search-Icon"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            aria-hidden="true">
            <path d="M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM13 13l5 5" strokeLinecap="round" />
          </svg>
          <span className="DocSearch-Button-Placeholder">
            {translate({id: 'theme.SearchBar.label', message: 'Search'})}
          </span>
        </span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd className="DocSearch-Button-Key">{modifier}</kbd>
          <kbd className="DocSearch-Button-Key">K</kbd>
        </span>
      </button>
      {isOpen && loaded && <loaded.Modal initialQuery={typed} onClose={close} />}
    </>
  );
}
