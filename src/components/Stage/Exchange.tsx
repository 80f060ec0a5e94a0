import Link from '@docusaurus/Link';
import React, {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import type {StageData, StageValues} from '@site/src/stage/ui/data';
import {copyText} from '@site/src/lib/copyText';
import {pythonScript} from '@site/src/stage/exchange/python';
import {instanceValues, unrealText} from '@site/src/stage/exchange/unrealText';
import {fromUnreal, instanceOf, profileNames} from '@site/src/stage/ui/exchange';
import {listed, pastedSentence, wordsOfPage} from '@site/src/stage/ui/exchange-words';
import styles from './panel.module.css';
import type {Task} from './useExchange';
import type {StageModel} from './useStage';

export function tooltips() {
  const {copyNote, pasteNote} = wordsOfPage();
  return {copy: copyNote, paste: pasteNote};
}

/** Copies the values for Unreal and takes back what was copied there. This chunk loads when the reader wants it. */
export default function Exchange({data, stage, task}: {data: StageData; stage: StageModel; task: Task}): ReactNode {
  const [all, setAll] = useState(false);
  const [result, setResult] = useState('');
  const [before, setBefore] = useState<StageValues>();
  const field = useRef<HTMLTextAreaElement>(null);
  const words = wordsOfPage();

  const tell = (sentence: string) => {
    setResult(sentence);
    stage.say(sentence);
  };

  const copy = async (format: typeof unrealText) => {
    const values = instanceOf(data, stage.values, all);
    const count = instanceValues(values).length;
    const profile = profileNames(values);
    const left = profile.length > 0 ? words.profile.replace('{names}', listed(profile)) : '';
    setBefore(undefined);
    if (count === 0) return tell(words.none + left);
    const isCopied = await copyText(format(values));
    tell(isCopied ? words.copied.replace('{n}', String(count)) + left : data.words.notCopied);
  };

  const take = (text: string) => {
    const pasted = fromUnreal(data, text);
    const {values} = pasted;
    const ids = Object.keys(values);
    if (ids.length > 0) {
      setBefore(Object.fromEntries(ids.flatMap((id) => (id in stage.values ? [[id, stage.values[id]!]] : []))));
      stage.follow({values});
    } else setBefore(undefined);
    tell(pastedSentence(pasted) || words.empty);
  };

  const undo =
    before &&
    (() => {
      // The button disappears, so move the focus.
      field.current?.focus();
      stage.follow({values: before});
      setBefore(undefined);
      tell(words.undone);
    });

  const start = useEffectEvent((next: Task) => {
    if (next.kind === 'copy') void copy(unrealText);
    else if (next.kind === 'take') take(next.text);
    else field.current?.focus();
  });
  useEffect(() => start(task), [task]);

  return (
    <div className={styles.foot}>
      <button type="button" title={words.pythonNote} onClick={() => void copy(pythonScript)}>
        {words.python}
      </button>
      <label className={styles.all} title={words.allNote}>
        <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
        {words.all}
      </label>
      <span className={styles.gap} />
      <Link to="/docs/Reference/TakeValuesToUnreal">{words.help}</Link>
      <textarea
        ref={field}
        className={styles.paste}
        aria-label={words.field}
        placeholder={words.field}
        rows={1}
        spellCheck={false}
        onKeyDown={(event) => {
          if (!undo || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          undo();
        }}
      />
      {result && (
        <p className={styles.result}>
          {result}{' '}
          {undo && (
            <button type="button" onClick={undo}>
              {words.undo}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
