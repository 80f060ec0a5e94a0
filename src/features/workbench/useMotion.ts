import {useEffect, useState, useSyncExternalStore, type RefObject} from 'react';
import type {Stage, StageState} from '@site/src/stage/engine/types';

const less = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const watch = (tell: () => void) => {
  const query = less();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Breath, sway and blinking, which the reader begins and ends: no part of the document, and still where less motion is asked for. */
export function useMotion(stage: RefObject<Stage | undefined>, {kind}: StageState, refuse: () => void) {
  const [wanted, setWanted] = useState(false);
  const still = useSyncExternalStore(watch, () => less().matches);
  const moves = wanted && !still;
  useEffect(() => {
    const moving = stage.current;
    if (!moves || kind !== 'running' || !moving) return;
    moving.animate(true);
    return () => moving.animate(false);
  }, [stage, kind, moves]);
  const toggleMotion = () => {
    if (still) refuse();
    setWanted(!wanted && !still);
  };
  return {moves, toggleMotion};
}
