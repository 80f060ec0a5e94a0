import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type Modal from '../../ui/Modal';
import './stock.css';

/** Opens the search: by click, Ctrl/Cmd+K, or `/` outside of text fields. The dialog loads when it is asked for. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<{Modal: typeof Modal}>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const load = () => import('../../ui/Modal').then((module) => setLoaded({Modal: module.default}));
  /** Loads the dialog before the click, which shows an error. */
  const prepare = () => void load().catch(() => {});

  function open() {
    setIsOpen(true);
    setHasFailed(false);
    load().catch(() => {
      setIsOpen(false);
      setHasFailed(true);
    });
  }

  function close() {
    setIsOpen(false);
    button.current?.focus({preventScroll: true});
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const {key, ctrlKey, metaKey, target} = event;
      const isInField = (target as HTMLElement).matches(':read-write, select');
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') (isOpen ? close : open)();
      else if (key === '/' && !ctrlKey && !metaKey && !isOpen && !isInField) open();
      else if (key === 'Escape' && isOpen) close();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <>
      <button
        ref={button}
        type="button"
        className="DocSearch-Button navbar__search-input"
        aria-haspopup="dialog"
        onFocus={prepare}
        onMouseOver={prepare}
        onClick={open}>
        {hasFailed
          ? translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'})
          : label}
      </button>
      {isOpen && loaded && <loaded.Modal initialQuery="" onClose={close} />}
    </>
  );
}
