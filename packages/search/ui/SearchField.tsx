import React, {type FormHTMLAttributes, type InputHTMLAttributes, type ReactNode} from 'react';
import {MAX_QUERY_LENGTH} from '../engine/fold';
import type {SearchBox, State} from './searchBox';
import {texts} from './texts';

interface Props {
  box: SearchBox;
  state: State;
  field: HTMLInputElement | null;
  setField(field: HTMLInputElement | null): void;
}

/** The field of the dialog, with its label and its button that clears it. */
export default function SearchField({box, state, field, setField}: Props): ReactNode {
  const form = box.getFormProps({inputElement: field}) as unknown as FormHTMLAttributes<HTMLFormElement>;
  const input = box.getInputProps({
    inputElement: field,
    maxLength: MAX_QUERY_LENGTH,
    placeholder: texts.placeholder,
  }) as unknown as InputHTMLAttributes<HTMLInputElement>;
  const lists = state.collections.filter(({items}) => items.length > 0);
  const isOpen = state.isOpen && lists.length > 0;
  return (
    <form
      {...form}
      className="DocSearch-Form"
      onReset={(event) => {
        form.onReset?.(event);
        box.search('');
      }}>
      <label className="DocSearch-MagnifierLabel" {...(box.getLabelProps({}) as object)}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM13 13l5 5" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
        <span className="DocSearch-VisuallyHiddenForAccessibility">{texts.search}</span>
      </label>
      <input
        {...input}
        ref={setField}
        className="DocSearch-Input"
        role="combobox"
        aria-haspopup="tree"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? lists.map(({source}) => `${source.sourceId}-list`).join(' ') : undefined}
        aria-activedescendant={isOpen ? input['aria-activedescendant'] : undefined}
        onChange={(event) => {
          // A query of spaces only leaves the start screen.
          if (event.target.value.trim() !== '') input.onChange?.(event);
          else box.search('');
        }}
      />
      <button
        type="reset"
        className="DocSearch-Reset"
        title={texts.clear}
        aria-label={texts.clear}
        hidden={state.query === ''}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
    </form>
  );
}
