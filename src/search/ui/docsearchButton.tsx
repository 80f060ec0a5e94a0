/**
 * Stands in for the three small entry points of `@docsearch/react` that the theme imports on every page. Version
 * 3.9.0 has one file only, so that its button alone would pull the whole modal into the main bundle.
 */
import React, {useEffect, useState, type ComponentProps, type ReactNode, type RefObject} from 'react';

export const version = '3.9.0';

interface ButtonProps extends ComponentProps<'button'> {
  translations?: {buttonText?: string};
}

/** The label of the shortcut's first key follows the keyboard once it is known. */
export function DocSearchButton({translations, ...props}: ButtonProps): ReactNode {
  const [modifier, setModifier] = useState('Ctrl');
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setModifier('Cmd');
  }, []);
  return (
    <button type="button" className="DocSearch DocSearch-Button" aria-keyshortcuts="Control+K Meta+K /" {...props}>
      <span className="DocSearch-Button-Container">
        <svg className="DocSearch-Search-Icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="6" fill="none" stroke="currentColor" />
          <path d="m13 13 5 5" stroke="currentColor" strokeLinecap="round" />
        </svg>
        <span className="DocSearch-Button-Placeholder">{translations?.buttonText}</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        <kbd className="DocSearch-Button-Key">{modifier}</kbd>
        <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </button>
  );
}

const isEditing = ({isContentEditable, tagName}: HTMLElement) =>
  isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(tagName);

interface KeyboardOptions {
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
  onInput?(event: KeyboardEvent): void;
  searchButtonRef?: RefObject<HTMLButtonElement | null>;
}

/** Opens by Ctrl/Cmd+K and by `/` outside text fields, closes by Escape (specification, section 2). */
export function useDocSearchKeyboardEvents({isOpen, onOpen, onClose, onInput, searchButtonRef}: KeyboardOptions): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const toggles = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const opens = event.key === '/' && !isOpen && !isEditing(event.target as HTMLElement);
      if (toggles || opens || (event.key === 'Escape' && isOpen)) {
        event.preventDefault();
        if (isOpen) onClose();
        else onOpen();
      } else if (searchButtonRef?.current === document.activeElement && /^[\p{L}\p{N}]$/u.test(event.key)) {
        if (!event.metaKey && !event.ctrlKey && !event.altKey) onInput?.(event);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose, onInput, searchButtonRef]);
}
