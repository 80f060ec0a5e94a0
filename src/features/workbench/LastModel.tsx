import React, {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import FileField from '@site/src/components/kit/FileField';
import {useModelReader} from '@site/src/components/Stage/useModelReader';
import {storedSet, storeSet} from '@site/src/lib/storedSet';
import {keptModel} from '@site/src/stage/model/keep';
import {subjectOf} from '@site/src/stage/model/subject';
import {getOwn, setOwn, subscribeOwn} from '@site/src/stage/ui/own';
import {ownWords} from '@site/src/stage/ui/own-words';
import styles from './styles.module.css';
import {focusTab} from './Tabs';
import {useFiles} from './useFiles';
import {useWorkbench} from './useWorkbench';

const KEY = 'workbench-model';

/** The reader's model of the last session: where it is kept it opens again, else the reader is asked for it. */
export default function LastModel(): ReactNode {
  const {text, panel} = useWorkbench();
  const {open} = useFiles();
  const words = forLocale(ownWords, document.documentElement.lang as Locale);
  const [name, setName] = useState(() => (getOwn() ? undefined : [...storedSet(KEY)][0]));
  const [isMissing, setMissing] = useState(false);
  const {progress, said, read, cancel} = useModelReader(words, (of, file, model, corrections) =>
    setOwn({name: of, file, model, corrections, subject: subjectOf(model), shown: true}),
  );
  const begin = useEffectEvent(async () => {
    if (!name) return;
    const kept = await keptModel();
    if (kept?.name === name) await read(name, kept.file, kept.corrections);
    else setMissing(true);
  });
  /** Remembers the model that is drawn, or none, for the next session, and stops asking. */
  const settle = useEffectEvent(() => {
    const own = getOwn();
    storeSet(KEY, new Set(own?.shown ? [own.name] : []));
    setName(undefined);
    cancel();
  });
  const stop = useEffectEvent(cancel);
  useEffect(() => {
    if (getOwn()) settle();
    else void begin();
    const unsubscribe = subscribeOwn(() => settle());
    return () => {
      unsubscribe();
      stop();
    };
  }, []);
  if (!name) return null;
  const asks = isMissing || said !== '';
  return (
    <div className={styles.last}>
      <p role="status">
        {asks
          ? said || text.lastModel.notKept.replace('{name}', () => name)
          : text.lastModel.opening.replace('{name}', () => name)}
      </p>
      {asks ? (
        <>
          <FileField className={styles.file} label={words.choose} onFile={open} />
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              setOwn(undefined);
              // The button goes, and the focus with it.
              focusTab(panel);
            }}>
            {text.lastModel.ours}
          </button>
        </>
      ) : (
        <progress aria-label={text.lastModel.opening} value={progress} />
      )}
    </div>
  );
}
