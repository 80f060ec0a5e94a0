import React, {useEffect, useState, type ReactNode} from 'react';
import {copyText} from '@site/src/lib/copyText';
import type {Words} from '@site/src/stage/ui/words';

/** Milliseconds that the button shows the result. */
const TELL_MS = 2000;

interface Props {
  words: Words;
  label: string;
  text: () => string;
  say: (words: string) => void;
}

/** A button that copies a text and says so in place of its label for a moment. */
export default function Copy({words, label, text, say}: Props): ReactNode {
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
    tell((await copyText(text())) ? words.copied : words.notCopied);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {told || label}
    </button>
  );
}
