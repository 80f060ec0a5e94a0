import React, {useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactNode} from 'react';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import type {StageData, StageValues} from '@site/src/stage/ui/data';
import {uncoverFocus} from '@site/src/lib/uncoverFocus';
import {dockWords} from '@site/src/stage/ui/dock-words';
import {readAddress} from '@site/src/stage/ui/url';
import {same, whyInert} from '@site/src/stage/ui/values';
import Control from './Control';
import styles from './dock.module.css';
import {docking, fold, subscribe} from './docking';
import {useReading} from './useReading';
import type {StageModel} from './useStage';

export {bring, enter} from './docking';

/** Controls beside a docked picture. */
const MOST = 2;

/** Marks the links whose values the stage has. */
function markLive(data: StageData, values: StageValues, view: string): void {
  const controls = new Map([...data.controls, ...data.hand].map((control) => [control.id, control]));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.stage-value')) {
    const address = readAddress(link.search, data);
    if (!address) continue;
    const isLive =
      (address.view ?? view) === view &&
      Object.entries(address.values).every(([id, value]) => {
        const control = controls.get(id);
        return control && same(control, values[id] ?? control.value, value);
      });
    if (isLive) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** The head of a docked picture and the controls of the passage being read. This chunk loads when the picture's place leaves. */
export default function Dock({data, stage}: {data: StageData; stage: StageModel}): ReactNode {
  const {id, folded, step, named, asks} = useSyncExternalStore(subscribe, docking);
  const {values, view} = stage;
  const words = forLocale(dockWords, document.documentElement.lang as Locale);
  const isMine = id === data.id;
  const {show, restore} = useReading(data, stage, isMine ? asks : '');
  const own = named.flatMap((name) => data.controls.find((control) => control.id === name) ?? []);
  const controls = (own.length > 0 ? own : data.controls.slice(0, 1)).slice(0, MOST);
  const toggle = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  const set = show ?? restore;
  const offers = Boolean(set);
  // The button that was pressed is gone: the focus moves to the one in its place.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) toggle.current?.focus({preventScroll: true});
    pressed.current = false;
  }, [folded, offers]);
  const press = () => {
    pressed.current = true;
    fold(!folded);
  };

  useEffect(() => markLive(data, values, view), [data, values, view, step, named]);
  // The dock has come, or its rows have changed its height.
  useEffect(uncoverFocus, [id, folded, named]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isMine || folded) return;
    const {activeElement} = document;
    if (document.fullscreenElement || !(activeElement === document.body || activeElement?.closest('main'))) return;
    fold(true);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  if (!isMine) return null;
  if (folded)
    return (
      <button ref={toggle} type="button" className={styles.tab} onClick={press}>
        {words.show}
      </button>
    );
  return (
    <div className={styles.desk}>
      <p className={styles.head}>
        <b>{data.title}</b>
        {step > 0 && <span>{words.step.replace('{n}', String(step))}</span>}
        {set && (
          <button
            type="button"
            className={styles.set}
            onClick={() => {
              pressed.current = true;
              set();
            }}>
            {show ? words.set.replace('{n}', String(step)) : words.own}
          </button>
        )}
        <button ref={toggle} type="button" onClick={press} title={words.hide}>
          <svg viewBox="0 0 16 16" width="16" height="16" role="img" aria-label={words.hide}>
            <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
        </button>
      </p>
      <div
        className={styles.rows}
        role="group"
        aria-label={data.words.parameters.replace('{title}', data.title)}
        onFocus={stage.startAlone}>
        {controls.map((control) => (
          <Control
            key={control.id}
            control={control}
            scope={`${data.id}-dock`}
            value={values[control.id] ?? control.value}
            words={data.words}
            conditions={data.needs[control.id]}
            why={whyInert(data, control.id, values)}
            say={stage.say}
            onChange={(value) => stage.set(control.id, value)}
            onReset={() => {
              stage.set(control.id, control.value);
              stage.say(control.label + data.words.colon + data.words.columns[2]);
            }}
          />
        ))}
      </div>
    </div>
  );
}
