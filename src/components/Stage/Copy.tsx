import React, {useEffect, useState, type ReactNode} from 'react';
import type {Words} from '@site/src/stage/ui/words';

/** Milliseconds that the button shows the result. */
const TELL_MS = 2000;

interface Props {
  words: Words;
  label: string;
  note?: string;
  text: () => string | Promise<string>;
  /** Told when there is no text. */
  none?: string;
  say: (words: string) => void;
}

export default function Copy({words, label, note, text, none = '', say}: Props): ReactNode {
  const [told, tell] = useState('');
  useEffect(() => {
    if (!told) return;
    say(told);
    const timer = window.setTimeout(() => {
      tell('');
      // Cleared first, so that screen readers repeat the same message.
      say('');
    }, TELL_MS);
    return () => window.clearTimeout(timer);
  }, [told, say]);
  const copy = async () => {
    try {
      const copied = await text();
      if (copied) await navigator.clipboard.writeText(copied);
      tell(copied ? words.copied : none);
    } catch {
      tell(words.notCopied);
    }
  };
  return (
    <button type="button" title={note} onClick={() => void copy()}>
      {told || label}
    </button>
  );
}
