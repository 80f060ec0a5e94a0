import Link from '@docusaurus/Link';
import React, {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import {keepCorrections, keptModel, type Kept} from '@site/src/stage/model/keep';
import {loadModel, withParts, type Corrections, type Model} from '@site/src/stage/model/load';
import type {Sentence} from '@site/src/stage/model/faults';
import {PARTS, type Part} from '@site/src/stage/model/parts';
import {plain} from '@site/src/stage/model/plain';
import {MARKS, subjectOf} from '@site/src/stage/model/subject';
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
import {OwnPose} from './OwnPose';
import styles from './styles.module.css';
import type {StageModel} from './useStage';

const locale = () => document.documentElement.lang as Locale;
const inWords = (sentence: Sentence) => forLocale(sentence, locale());

const byPart =
  ({materials}: Model) =>
  (i: number) =>
    MARKS[materials[i]!.part];

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
  const words = forLocale(ownWords, locale());
  const figure = useSyncExternalStore(subscribeOwn, getFigure) ?? ours;
  const [progress, setProgress] = useState<number>();
  const [said, setSaid] = useState('');
  const [kept, setKept] = useState<Kept>();
  const reading = useRef<AbortController>(undefined);
  /** Whether the picture is coloured by part. */
  const marked = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDetailsElement>(null);

  const read = async (name: string, from: Blob, corrections: Corrections = {}) => {
    reading.current?.abort();
    const cancel = (reading.current = new AbortController());
    setSaid('');
    setProgress(0);
    try {
      const answer = await loadModel(from, setProgress, cancel.signal, corrections);
      if ('fault' in answer) {
        setSaid(inWords(answer.fault));
        return;
      }
      const {model} = answer;
      const colour = marked.current ? byPart(model) : undefined;
      setOwn({name, file: from, model, corrections, subject: subjectOf(model, colour), shown: true});
      stage.say(
        words.shown.replace('{name}', () => name).replace('{n}', (model.index.length / 3).toLocaleString(locale())),
      );
    } catch {
      if (reading.current === cancel) setSaid(cancel.signal.aborted ? words.cancelled : words.failed);
    } finally {
      if (reading.current === cancel) setProgress(undefined);
    }
  };
  useEffect(() => {
    let left = false;
    void keptModel().then((found) => left || setKept(found));
    return () => void (left = true);
  }, []);
  const readDropped = useEffectEvent(read);
  useEffect(() => {
    if (file) void readDropped(plain(file.name), file);
  }, [file]);

  const leave = useEffectEvent(() => {
    reading.current?.abort();
    if (marked.current && own) setOwn({...own, subject: subjectOf(own.model)});
  });
  useEffect(() => leave, []);

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
  const show = (shown: boolean) => own && setOwn({...own, shown});
  const keep = (corrections: Corrections) => {
    if (own) void keepCorrections(own, corrections).catch(() => undefined);
    return corrections;
  };
  const correct = (material: number, part: Part) => {
    if (!own) return;
    const corrections = keep({...own.corrections, parts: {...own.corrections.parts, [material]: part}});
    const model = withParts(own.model, corrections.parts);
    setOwn({...own, model, corrections, subject: subjectOf(model, byPart(model))});
  };
  return (
    <div className={styles.own}>
      {ours && !own?.shown && (
        <div className={styles.foot}>
          <span role="group" aria-label={words.ours} className={styles.presets}>
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
      <p>
        <label className={styles.file}>
          {words.choose}
          <input
            ref={input}
            type="file"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              // The same file can be chosen once more.
              if (chosen) void read(plain(chosen.name), chosen);
              event.target.value = '';
            }}
          />
        </label>
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
        <p>
          <label>
            {words.reading} <progress value={progress} />
          </label>{' '}
          <button type="button" onClick={() => leaving(() => reading.current?.abort())}>
            {words.cancel}
          </button>
        </p>
      )}
      <p role="alert" className={styles.result}>
        {said}
      </p>
      {own && (
        <>
          <div className={styles.foot}>
            <span role="group" aria-label={words.show} className={styles.presets}>
              {[false, true].map((mine) => (
                <button key={String(mine)} type="button" aria-pressed={own.shown === mine} onClick={() => show(mine)}>
                  {mine ? words.own : words.ours}
                </button>
              ))}
            </span>
            <bdi className={styles.name}>{own.name}</bdi>
            <span className={styles.gap} />
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
          <details
            ref={list}
            onToggle={(event) => {
              marked.current = event.currentTarget.open;
              setOwn({...own, subject: subjectOf(own.model, marked.current ? byPart(own.model) : undefined)});
            }}>
            <summary>{words.parts}</summary>
            <p>{words.partsNote}</p>
            <ul className={styles.parts}>
              {own.model.materials.map(({name, part}, i) => (
                <li key={i} style={{'--part': MARKS[part]} as CSSProperties}>
                  <label>
                    <bdi>{name}</bdi>
                    <select value={part} onChange={(event) => correct(i, event.target.value as Part)}>
                      {PARTS.map((each) => (
                        <option key={each} value={each}>
                          {words.part[each]}
                        </option>
                      ))}
                    </select>
                  </label>
                </li>
              ))}
            </ul>
            <OwnPose
              own={own}
              words={words.pose}
              correct={(change) => {
                const corrections = keep({...own.corrections, ...change});
                // The next correction may come before the file has been read.
                setOwn({...own, corrections});
                void read(own.name, own.file, corrections);
              }}
            />
          </details>
        </>
      )}
    </div>
  );
}
