import {useRef, useState} from 'react';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import {loadModel, type Corrections, type Model} from '@site/src/stage/model/load';
import type {OwnWords} from '@site/src/stage/ui/own-words';

/** Reads model files, one at a time: a new one, like `cancel`, ends the reading before it. */
export function useModelReader(
  words: Pick<OwnWords, 'cancelled' | 'failed'>,
  onRead: (name: string, file: Blob, model: Model, corrections: Corrections) => void,
) {
  const [progress, setProgress] = useState<number>();
  const [said, setSaid] = useState('');
  const reading = useRef<AbortController>(undefined);

  const read = async (name: string, file: Blob, corrections: Corrections = {}) => {
    reading.current?.abort();
    const cancel = (reading.current = new AbortController());
    setSaid('');
    setProgress(0);
    try {
      const answer = await loadModel(file, setProgress, cancel.signal, corrections);
      if ('fault' in answer) setSaid(forLocale(answer.fault, document.documentElement.lang as Locale));
      else onRead(name, file, answer.model, corrections);
    } catch {
      if (reading.current === cancel) setSaid(cancel.signal.aborted ? words.cancelled : words.failed);
    } finally {
      if (reading.current === cancel) setProgress(undefined);
    }
  };
  return {progress, said, setSaid, read, cancel: () => reading.current?.abort()};
}
