import {expect, it} from 'vitest';
import {checkOrder, steps} from './steps';

it('every step comes after those whose result it needs', () => {
  checkOrder(steps);
});

it('a step in front of what it needs is refused by name', () => {
  expect(() => checkOrder([...steps].reverse())).toThrow('"');
  expect(() => checkOrder([{name: 'late', needs: ['late style sheet'], gives: [], start: () => ({})}])).toThrow(
    '"late" needs late style sheet before it',
  );
});
