import {useState} from 'react';

/** What the reader wants: the values for Unreal, the field for a text from there, or that its text is taken. */
export type Task = {readonly kind: 'copy' | 'paste'} | {readonly kind: 'take'; readonly text: string};

/** Longest text that is read: a copy of all parameters has a tenth. */
const LONGEST = 100_000;

export type ExchangeModel = ReturnType<typeof useExchange>;

/** Loads the exchange of values with Unreal for a click, a pasted text or a dropped file. */
export function useExchange() {
  const [task, setTask] = useState<Task>();
  /** The code for it, or that it did not load. */
  const [code, setCode] = useState<typeof import('./Exchange') | 'failed'>();
  const load = () =>
    void import(/* webpackChunkName: "exchange" */ './Exchange').then(setCode, () => setCode('failed'));
  const begin = (next: Task) => {
    setTask(next);
    load();
  };
  const take = (text: string) => begin({kind: 'take', text: text.slice(0, LONGEST)});
  return {
    task,
    code,
    begin,
    /** Safari copies only shortly after the click: the code loads before. */
    preload: load,
    take,
    takeFile: (file: File) => void file.slice(0, LONGEST).text().then(take),
  };
}
