import Link from '@docusaurus/Link';
import React, {useId, useRef, useState, type ReactNode} from 'react';
import type {StageData} from '@site/src/stage/ui/data';
import Copy from './Copy';
import styles from './styles.module.css';
import {loadExchange, type ExchangeModel} from './useExchange';
import type {StageModel} from './useStage';

type Format = 'unrealText' | 'pythonScript';

/** Copies the values for Unreal and takes back what was copied there. */
export default function Exchange({
  data,
  stage,
  exchange,
}: {
  data: StageData;
  stage: StageModel;
  exchange: ExchangeModel;
}): ReactNode {
  const [all, setAll] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const field = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const {words} = data;
  const {unreal} = words;
  const text = (format: Format) => async () => {
    const formats = await loadExchange();
    const values = formats.instanceOf(data, stage.values, all);
    return Object.keys(values).length > 0 ? formats[format](values) : '';
  };
  const copy = (format: Format, label: string, note: string) => (
    <Copy words={words} label={label} note={note} text={text(format)} none={unreal.none} say={stage.say} />
  );
  // Safari copies only shortly after the click: the chunk loads before.
  const preload = () => void loadExchange();
  return (
    <div className={styles.foot} onPointerEnter={preload} onFocus={preload}>
      {copy('unrealText', unreal.copy, unreal.copyNote)}
      {copy('pythonScript', unreal.python, unreal.pythonNote)}
      <label className={styles.all} title={unreal.allNote}>
        <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
        {unreal.all}
      </label>
      <span className={styles.gap} />
      <button
        ref={toggle}
        type="button"
        title={unreal.pasteNote}
        aria-expanded={isOpen}
        aria-controls={field}
        onClick={() => setOpen(!isOpen)}>
        {unreal.paste}
      </button>
      <Link to="/docs/Reference/TakeValuesToUnreal">{unreal.help}</Link>
      <textarea
        id={field}
        className={styles.paste}
        hidden={!isOpen}
        aria-label={unreal.field}
        placeholder={unreal.field}
        spellCheck={false}
        onKeyDown={(event) => {
          if (!exchange.undo || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          exchange.undo();
        }}
      />
      {exchange.result && (
        <p className={styles.result}>
          {exchange.result}{' '}
          {exchange.undo && (
            <button
              type="button"
              onClick={() => {
                // The button disappears, so move the focus.
                toggle.current?.focus();
                exchange.undo?.();
              }}>
              {unreal.undo}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
