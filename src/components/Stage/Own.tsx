import Link from '@docusaurus/Link';
import React, {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import type {Model} from '@site/src/stage/model/load';
import {plain} from '@site/src/stage/model/plain';
import {subjectOf} from '@site/src/stage/model/subject';
import type {StageData} from '@site/src/stage/ui/data';
import {
  getFigure,
  setFigure,
  setOwn,
  subscribeOwn,
  type FigureName,
  type Own as OwnState,
} from '@site/src/stage/ui/own';
import {ownWords} from '@site/src/stage/ui/own-words';
import FileField from '../kit/FileField';
import KeepModel from './KeepModel';
import OwnParts, {byPart} from './OwnParts';
import styles from './own.module.css';
import panel from './panel.module.css';
import {useKeptModel} from './useKeptModel';
import {useModelReader} from './useModelReader';
import type {StageModel} from './useStage';

/** The demo's parameters that a reader's model does not answer to. */
function lacks({controls}: Pick<StageData, 'controls'>, {materials}: Model): ('eyes' | 'face' | 'hair')[] {
  const has = (name: RegExp) => controls.some(({id}) => name.test(id));
  return [
    ...(has(/^Eye/) ? (['eyes'] as const) : []),
    ...(has(/^(?:UseFaceShadowMap|FaceShadow|FaceMap)/) ? (['face'] as const) : []),
    ...(has(/^Hair/) && !materials.some(({part}) => part === 'hair') ? (['hair'] as const) : []),
  ];
}

/** Reads the reader's own character and shows it on the stages. */
export default function Own({
  data,
  stage,
  own,
  file,
  choose,
  ours,
}: {
  data: Pick<StageData, 'controls'>;
  stage: Pick<StageModel, 'say'>;
  own: OwnState | undefined;
  /** A dropped or pasted file. */
  file: File | undefined;
  /** Gets what opens the list of parts at a material. */
  choose: Ref<(material: number) => void>;
  /** The figure of the demo, where one of ours is chosen here too. */
  ours?: FigureName;
}): ReactNode {
  const locale = document.documentElement.lang as Locale;
  const words = forLocale(ownWords, locale);
  const figure = useSyncExternalStore(subscribeOwn, getFigure) ?? ours;
  const kept = useKeptModel();
  /** Whether the picture is coloured by part. */
  const marked = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDetailsElement>(null);
  const subjectNow = (model: Model) => subjectOf(model, marked.current ? byPart(model) : undefined);

  const {progress, said, setSaid, read, cancel} = useModelReader(words, (name, from, model, corrections) => {
    setOwn({name, file: from, model, corrections, subject: subjectNow(model), shown: true});
    const triangles = (model.index.length / 3).toLocaleString(locale);
    stage.say(words.shown.replace('{name}', () => name).replace('{n}', triangles));
  });
  const readDropped = useEffectEvent(read);
  useEffect(() => {
    if (file) void readDropped(plain(file.name), file);
  }, [file]);

  const enter = useEffectEvent(() => {
    if (marked.current && own) setOwn({...own, subject: subjectNow(own.model)});
  });
  const leave = useEffectEvent(() => {
    cancel();
    if (marked.current && own) setOwn({...own, subject: subjectOf(own.model)});
  });
  useEffect(() => {
    // The list is still open when a hidden panel comes back.
    enter();
    return leave;
  }, []);

  useImperativeHandle(choose, () => (material) => {
    if (!list.current) return;
    list.current.open = true;
    list.current.querySelectorAll('select')[material]?.focus();
  });

  /** Acts for a button that disappears: the focus moves on. */
  const leaving = (act: () => void) => {
    input.current?.focus();
    act();
  };
  return (
    <div className={styles.own}>
      {ours && !own?.shown && (
        <div className={styles.foot}>
          <span role="group" aria-label={words.ours} className={panel.presets}>
            {Object.entries(words.figures).map(([name, label]) => (
              <button
                key={name}
                type="button"
                aria-pressed={figure === name}
                onClick={() => setFigure(name as FigureName)}>
                {label}
              </button>
            ))}
          </span>
        </div>
      )}
      <p className={styles.texts}>
        <FileField
          ref={input}
          className={styles.file}
          label={words.choose}
          onFile={(chosen) => void read(plain(chosen.name), chosen)}
        />
        {kept && !own && (
          <button type="button" onClick={() => leaving(() => void read(kept.name, kept.file, kept.corrections))}>
            {words.kept.replace('{name}', () => kept.name)}
          </button>
        )}
      </p>
      <p>
        {words.note} <Link to="/docs/GettingStarted/TryItOnYourCharacter">{words.help}</Link>
      </p>
      {progress !== undefined && (
        <p className={styles.texts}>
          <label>
            {words.reading} <progress value={progress} />
          </label>{' '}
          <button type="button" onClick={() => leaving(cancel)}>
            {words.cancel}
          </button>
        </p>
      )}
      <p role="alert" className={panel.result}>
        {said}
      </p>
      {own && (
        <>
          <div className={styles.foot}>
            <span role="group" aria-label={words.show} className={panel.presets}>
              {(ours ? [false, true] : [true]).map((mine) => (
                <button
                  key={String(mine)}
                  type="button"
                  aria-pressed={own.shown === mine}
                  onClick={() => setOwn({...own, shown: mine})}>
                  {mine ? words.own : words.ours}
                </button>
              ))}
            </span>
            <bdi className={styles.name}>{own.name}</bdi>
            <span className={panel.gap} />
            <KeepModel own={own} say={stage.say} />
            <button
              type="button"
              onClick={() =>
                leaving(() => {
                  setOwn(undefined);
                  setSaid(words.removed);
                })
              }>
              {words.remove}
            </button>
          </div>
          {own.shown && lacks(data, own.model).map((what) => <p key={what}>{words.lacks[what]}</p>)}
          <OwnParts
            ref={list}
            own={own}
            words={words}
            onToggle={(open) => {
              marked.current = open;
              setOwn({...own, subject: subjectNow(own.model)});
            }}
            readAgain={(corrections) => void read(own.name, own.file, corrections)}
          />
        </>
      )}
    </div>
  );
}
