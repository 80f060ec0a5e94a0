import React, {useEffect, useRef, useState, type ComponentType, type DragEvent, type ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {forgetModel, keptModel, type Kept} from '@site/src/stage/model/keep';
import {loadModel} from '@site/src/stage/model/load';
import {setOwn} from '@site/src/stage/ui/own';
import type {ModelCheckProps} from './ModelCheck';
import styles from './styles.module.css';
import {megabytes, type PageWords} from './words';

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
  const [kept, setKept] = useState<Kept>();
  const cancel = useRef<AbortController>(undefined);
  useEffect(() => {
    void keptModel().then(setKept);
    return () => cancel.current?.abort();
  }, []);

  const take = async (name: string, file: Blob) => {
    cancel.current?.abort();
    const own = new AbortController();
    cancel.current = own;
    setPhase({is: 'reading', name, share: 0});
    try {
      const [{default: Check}, {subjectOf}, result] = await Promise.all([
        import(/* webpackChunkName: "model-check" */ './ModelCheck'),
        import(/* webpackChunkName: "model-check" */ '@site/src/stage/model/subject'),
        loadModel(file, (share) => setPhase({is: 'reading', name, share}), own.signal),
      ]);
      if (own.signal.aborted) return;
      if ('fault' in result) {
        return setPhase({is: 'fault', text: result.fault[document.documentElement.lang as Locale]});
      }
      setOwn({name, model: result.model, subject: subjectOf(result.model), shown: true});
      setPhase({is: 'read', Check, shown: {name, file, model: result.model}});
    } catch {
      if (cancel.current === own)
        setPhase(own.signal.aborted ? {is: 'idle', said: words.cancelled} : {is: 'fault', text: words.failed});
    }
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void take(file.name, file);
  };
  const forget = async () => {
    await forgetModel();
    setKept(undefined);
    setPhase({is: 'idle', said: words.forgotten});
  };

  return (
    <section
      className={styles.own}
      aria-label={words.label}
      data-search-skip=""
      data-own-character={phase.is}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}>
      <noscript>{words.scripts}</noscript>
      <p className={styles.choose}>
        <label className={styles.file}>
          {words.choose}
          <input
            type="file"
            onChange={({target}) => {
              const [file] = target.files ?? [];
              if (file) void take(file.name, file);
              // The same file may be chosen again after a change.
              target.value = '';
            }}
          />
        </label>{' '}
        <span className={styles.drop}>{words.drop}</span>
      </p>
      {kept && phase.is === 'idle' && (
        <p className={styles.actions}>
          {words.kept.replace('{name}', () => kept.name).replace('{size}', megabytes(kept.file.size))}
          <button type="button" onClick={() => void take(kept.name, kept.file)}>
            {words.open}
          </button>
          <button type="button" onClick={() => void forget()}>
            {words.forget}
          </button>
        </p>
      )}
      {phase.is === 'reading' && (
        <p className={styles.actions}>
          <progress aria-label={words.reading.replace('{name}', () => phase.name)} value={phase.share} />
          <button type="button" onClick={() => cancel.current?.abort()}>
            {words.cancel}
          </button>
        </p>
      )}
      {phase.is === 'fault' && <p role="alert">{phase.text}</p>}
      {phase.is === 'read' && <phase.Check key={phase.shown.name} {...phase.shown} />}
      <p role="status">
        {phase.is === 'reading'
          ? words.reading.replace('{name}', () => phase.name)
          : phase.is === 'idle'
            ? phase.said
            : ''}
      </p>
    </section>
  );
}
