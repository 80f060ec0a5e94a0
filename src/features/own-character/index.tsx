import React, {useEffect, useRef, useState, type ComponentType, type ReactNode, type SyntheticEvent} from 'react';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import {forgetModel, megabytes} from '@site/src/stage/model/keep';
import {loadModel, type Corrections} from '@site/src/stage/model/load';
import {plain} from '@site/src/stage/model/plain';
import {setOwn} from '@site/src/stage/ui/own';
import FileField from '@site/src/components/kit/FileField';
import {useKeptModel} from '@site/src/components/Stage/useKeptModel';
import {takeHanded} from './handed';
import type {ModelCheckProps} from './ModelCheck';
import styles from './styles.module.css';
import type {PageWords} from './words';

type Phase =
  | {is: 'idle'; said?: string}
  | {is: 'reading'; name: string; share: number}
  | {is: 'fault'; text: string}
  | {is: 'read'; Check: ComponentType<ModelCheckProps>; shown: ModelCheckProps};

/**
 * Takes a model from the reader, checks it, and shows it on the stages; in Markdown `<OwnCharacter />`. Nothing leaves the machine. The reader and the
 * model check load with the first file.
 */
export default function OwnCharacter({data}: {data?: string}): ReactNode {
  if (!data) throw new Error('<OwnCharacter> has no texts: it works in Markdown, where the build adds them');
  const words = JSON.parse(data) as PageWords;
  const [phase, setPhase] = useState<Phase>({is: 'idle'});
  const kept = useKeptModel();
  const cancel = useRef<AbortController>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const take = async (name: string, file: Blob, corrections: Corrections = {}) => {
    cancel.current?.abort();
    const own = new AbortController();
    cancel.current = own;
    setPhase({is: 'reading', name, share: 0});
    try {
      const [{default: Check}, {subjectOf}, result] = await Promise.all([
        import(/* webpackChunkName: "model-check" */ './ModelCheck'),
        import(/* webpackChunkName: "model-check" */ '@site/src/stage/model/subject'),
        loadModel(file, (share) => setPhase({is: 'reading', name, share}), own.signal, corrections),
      ]);
      if (own.signal.aborted) return;
      if ('fault' in result) {
        return setPhase({is: 'fault', text: forLocale(result.fault, document.documentElement.lang as Locale)});
      }
      const {model} = result;
      setOwn({name, file, model, corrections, subject: subjectOf(model), shown: true});
      setPhase({is: 'read', Check, shown: {name, file, model}});
    } catch {
      if (cancel.current === own)
        setPhase(own.signal.aborted ? {is: 'idle', said: words.cancelled} : {is: 'fault', text: words.failed});
    }
  };
  useEffect(() => {
    const file = takeHanded();
    if (file) void take(plain(file.name), file);
    return () => cancel.current?.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, []);
  const receive = (event: SyntheticEvent, {files: [file]}: DataTransfer) => {
    if (!file) return;
    event.preventDefault();
    void take(plain(file.name), file);
  };
  /** Acts for a button that disappears: the focus moves on. */
  const leaving = (act: () => void) => {
    input.current?.focus();
    act();
  };
  const forget = async () => {
    await forgetModel();
    setPhase({is: 'idle', said: words.forgotten});
  };

  return (
    <section
      className={styles.own}
      aria-label={words.label}
      data-search-skip=""
      data-own-character={phase.is}
      onDragOver={(event) => event.preventDefault()}
      // A click focuses it, so that a file can be pasted.
      tabIndex={-1}
      onPaste={(event) => receive(event, event.clipboardData)}
      onDrop={(event) => receive(event, event.dataTransfer)}>
      <noscript>{words.scripts}</noscript>
      <p className={styles.choose}>
        <FileField
          ref={input}
          className={styles.file}
          label={words.choose}
          onFile={(file) => void take(plain(file.name), file)}
        />{' '}
        <span className={styles.drop}>{words.drop}</span>
      </p>
      {kept && phase.is === 'idle' && (
        <p className={styles.actions}>
          {words.kept.replace('{name}', () => kept.name).replace('{size}', megabytes(kept.file))}
          <button type="button" onClick={() => leaving(() => void take(kept.name, kept.file, kept.corrections))}>
            {words.open}
          </button>
          <button type="button" onClick={() => leaving(() => void forget())}>
            {words.forget}
          </button>
        </p>
      )}
      {phase.is === 'reading' && (
        <p className={styles.actions}>
          <progress aria-label={words.reading.replace('{name}', () => phase.name)} value={phase.share} />
          <button type="button" onClick={() => leaving(() => cancel.current?.abort())}>
            {words.cancel}
          </button>
        </p>
      )}
      {phase.is === 'fault' && <p role="alert">{phase.text}</p>}
      <p role="status">
        {phase.is === 'reading' && words.reading.replace('{name}', () => phase.name)}
        {phase.is === 'read' && words.read.replace('{name}', () => phase.shown.name)}
        {phase.is === 'idle' && phase.said}
      </p>
      {phase.is === 'read' && <phase.Check key={phase.shown.name} {...phase.shown} />}
    </section>
  );
}
