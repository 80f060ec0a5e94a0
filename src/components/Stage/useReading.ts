import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {StageData, StageValues} from '@site/src/stage/ui/data';
import {readAddress, type StageAddress} from '@site/src/stage/ui/url';
import {defaults, same} from '@site/src/stage/ui/values';
import type {StageModel} from './useStage';

interface State {
  readonly values: StageValues;
  readonly view: string;
}

/**
 * Sets a running stage to the first value link of the step being read. Values that the reader has set stay until the reader
 * presses the button that shows the step; then another button restores them.
 * @param asks query of that link
 */
export function useReading(data: StageData, {values, view, phase, enter}: StageModel, asks: string) {
  const fresh: State = {values: defaults(data), view: data.views[0]?.id ?? 'color'};
  /** The state that the last step set, with the links that the reader has followed since. */
  const asked = useRef(fresh);
  /** Values of the reader that a step has replaced. */
  const [mine, keep] = useState<State>();
  const step = asks ? readAddress(asks, data) : undefined;

  const has = (state: State) =>
    view === state.view &&
    [...data.controls, ...data.hand].every((control) =>
      same(control, values[control.id] ?? control.value, state.values[control.id] ?? control.value),
    );
  const isOwn = () => !has(asked.current) && !has(fresh);
  const stateOf = (address: StageAddress): State => ({
    values: {...fresh.values, ...address.values},
    view: address.view ?? fresh.view,
  });
  const show = (address: StageAddress) => {
    asked.current = stateOf(address);
    if (!has(asked.current)) enter(address);
  };

  const isRunning = phase === 'running';
  const read = useEffectEvent(() => {
    if (step && isRunning && !isOwn()) show(step);
  });
  useEffect(() => read(), [asks, isRunning]);

  const onClick = useEffectEvent(({target}: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.stage-value');
    const address = link && readAddress(link.search, data);
    if (!address) return;
    const {current} = asked;
    asked.current = {values: {...current.values, ...address.values}, view: address.view ?? current.view};
  });
  useEffect(() => {
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  return {
    /** Shows the step that is read in the place of the reader's own values. */
    show:
      step && isOwn() && !has(stateOf(step))
        ? () => {
            keep({values, view});
            show(step);
          }
        : undefined,
    /** Brings the reader's own values back. */
    restore:
      mine && !isOwn()
        ? () => {
            keep(undefined);
            enter(mine);
          }
        : undefined,
  };
}
