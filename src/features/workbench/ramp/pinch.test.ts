import {expect, it} from 'vitest';
import {stepsOf} from './pinch';

it('a pinch zooms by whole steps, and what is left of a step goes on', () => {
  const zooms: number[] = [];
  let waiting = 0;
  for (const by of [0.4, 0.4, 0.4, -0.3, -1, -1.5]) {
    const {steps, rest} = stepsOf(waiting + by);
    waiting = rest;
    zooms.push(steps + 0);
  }
  expect(zooms).toEqual([0, 0, 1, 0, -1, -1]);
  expect(waiting).toBeCloseTo(-0.6, 6);
});
