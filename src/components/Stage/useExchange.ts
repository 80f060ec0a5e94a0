import {useState, type ClipboardEvent, type DragEvent} from 'react';
import type {StageData, StageValues} from '@site/src/stage/ui/data';
import type {StageModel} from './useStage';

export const loadExchange = () => import(/* webpackChunkName: "exchange" */ '@site/src/stage/ui/exchange');

/** Longest text that is read, in bytes: a copy of all parameters has a tenth. */
const LONGEST = 100_000;
const LOOK = /\.(?:override|value)=/i;

export type ExchangeModel = ReturnType<typeof useExchange>;

/** Takes texts of Unreal that are pasted or dropped on a stage. */
export function useExchange(data: StageData, stage: StageModel) {
  const [result, setResult] = useState('');
  const [before, setBefore] = useState<StageValues>();
  const {unreal} = data.words;

  const take = async (text: string) => {
    const {fromUnreal} = await loadExchange();
    const {values, ...missed} = fromUnreal(data, text.slice(0, LONGEST));
    const ids = Object.keys(values);
    const list = new Intl.ListFormat(document.documentElement.lang);
    const sentences = (['unknown', 'absent', 'refused'] as const).flatMap((kind) =>
      missed[kind].length > 0 ? [unreal[kind].replace('{names}', list.format(missed[kind]))] : [],
    );
    if (ids.length > 0) {
      sentences.unshift(unreal.taken.replace('{n}', String(ids.length)));
      setBefore(Object.fromEntries(ids.flatMap((id) => (id in stage.values ? [[id, stage.values[id]!]] : []))));
      stage.follow({values});
    } else setBefore(undefined);
    const sentence = sentences.join(' ') || unreal.empty;
    setResult(sentence);
    stage.say(sentence);
  };
  return {
    result,
    take,
    undo:
      before &&
      (() => {
        stage.follow({values: before});
        setBefore(undefined);
        setResult('');
        stage.say(unreal.undone);
      }),
    /** Events of the whole stage. */
    drop: {
      onPaste(event: ClipboardEvent) {
        const text = event.clipboardData.getData('text/plain');
        if (!LOOK.test(text) && !(event.target instanceof HTMLTextAreaElement)) return;
        event.preventDefault();
        void take(text);
      },
      onDragOver(event: DragEvent) {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        const file = event.dataTransfer.files[0];
        if (!file) return;
        event.preventDefault();
        void file.slice(0, LONGEST).text().then(take);
      },
    },
  };
}
