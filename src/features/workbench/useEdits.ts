import {useRef} from 'react';
import {gestureEnds} from './gesture';

/** Reports each change at once, and the end of a gesture once: of a drag, a held key, a click, or typing. */
export function useEdits<T>(onChange: (next: T) => void, onCommit: () => void) {
  const changed = useRef(false);
  const commit = (): void => {
    if (!changed.current) return;
    changed.current = false;
    onCommit();
  };
  const ends = gestureEnds(commit);
  return {
    change(next: T): void {
      changed.current = true;
      onChange(next);
    },
    commit,
    /** Properties of the element around all inputs. */
    ends: {
      ...ends,
      // The browser's change event, at the end of a choice of colour; React's comes with each input.
      ref(element: HTMLElement | null) {
        element?.addEventListener('change', ends.onClick);
        return () => element?.removeEventListener('change', ends.onClick);
      },
    },
  };
}
