import {afterEach, expect, it, vi} from 'vitest';
import {createLoop} from './loop';

afterEach(() => vi.unstubAllGlobals());

it('the loop gives no frame to a GPU that is behind, and measures the time until it takes one', () => {
  let asked: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => asked.push(callback));
  const show = (now: number): void => {
    const callbacks = asked;
    asked = [];
    for (const callback of callbacks) callback(now);
  };
  const drawn: number[] = [];
  const costs: number[] = [];
  let behind = false;
  const loop = createLoop(
    () => true,
    () => behind,
    (now) => {
      drawn.push(now);
      behind = drawn.length === 2;
      return drawn.length < 3;
    },
    (cost) => costs.push(cost),
  );
  loop.next();
  for (const now of [0, 16, 32, 48]) show(now);
  expect(drawn).toEqual([0, 16]);
  behind = false;
  for (const now of [64, 80]) show(now);
  expect(drawn).toEqual([0, 16, 64]);
  expect(costs).toEqual([16, 48, 16]);
  expect(asked).toEqual([]);
});
