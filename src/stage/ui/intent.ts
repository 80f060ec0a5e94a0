/** When a stage may start without its button. */
import {hasGraphics} from '../graphics';

/** Longest wait of a stage that starts by itself, in milliseconds. */
const IDLE_MS = 4000;

type Hints = Navigator & {deviceMemory?: number; connection?: {saveData?: boolean; effectiveType?: string}};

/** Readers who want stillness or few bytes start a stage only with its button. */
export const mayStartAlone = (): boolean =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !(navigator as Hints).connection?.saveData;

/** Whether this machine and connection look able to run a stage that nobody asked for; browsers that do not tell, are. */
const isCapable = (): boolean => {
  const {hardwareConcurrency, deviceMemory = 8, connection} = navigator as Hints;
  return hardwareConcurrency >= 4 && deviceMemory >= 4 && (connection?.effectiveType ?? '4g') === '4g';
};

/** Whether a stage that nobody asked for may start, as far as the browser tells without drawing. */
export const canAutostart = (): boolean => mayStartAlone() && isCapable();

/** Calls `start` once the page has nothing else to do, on a capable machine; returns the function that calls it off. */
export function whenIdle(start: () => void): () => void {
  if (!canAutostart()) return () => {};
  // Without a graphics card, breathing would cost the reader a processor.
  const look = (): void => void (hasGraphics() && start());
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(look, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(look, {timeout: IDLE_MS});
  return () => window.cancelIdleCallback(idle);
}
