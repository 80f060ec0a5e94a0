/** Conditions for starting a stage without a click. */
import {hasGraphics} from '../../lib/graphics';

/** Longest wait of a stage that starts by itself, in milliseconds. */
const IDLE_MS = 4000;

type Hints = Navigator & {deviceMemory?: number; connection?: {saveData?: boolean; effectiveType?: string}};

/** Whether the reader prefers reduced motion or data saving: then a stage starts only with its button. */
export const mayStartAlone = (): boolean =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !(navigator as Hints).connection?.saveData;

/** Whether machine and connection can run a stage unasked; an unknown capability counts as capable. */
const isCapable = (): boolean => {
  const {hardwareConcurrency, deviceMemory = 8, connection} = navigator as Hints;
  return hardwareConcurrency >= 4 && deviceMemory >= 4 && (connection?.effectiveType ?? '4g') === '4g';
};

/** Whether a stage may start by itself, as far as can be known without drawing. */
export const canAutostart = (): boolean => mayStartAlone() && isCapable();

/** Calls `start` when a capable machine is idle; returns the function that cancels. */
export function whenIdle(start: () => void): () => void {
  if (!canAutostart()) return () => {};
  // Without a GPU the idle motion would occupy a processor core.
  const look = (): void => void (hasGraphics() && start());
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(look, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(look, {timeout: IDLE_MS});
  return () => window.cancelIdleCallback(idle);
}
