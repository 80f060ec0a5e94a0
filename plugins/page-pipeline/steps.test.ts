import {expect, it} from 'vitest';
import {checkOrder, steps} from './steps';

it('orders every step after those whose result it needs', () => {
  checkOrder(steps);
});

it('throws an error naming a step that precedes one it needs', () => {
  expect(() => checkOrder([...steps].reverse())).toThrow('"');
  expect(() => checkOrder([{name: 'late', needs: ['inline styles'], gives: [], start: () => ({})}])).toThrow(
    '"late" needs inline styles before it',
  );
});
