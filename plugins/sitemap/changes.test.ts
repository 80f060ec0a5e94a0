import {expect, it} from 'vitest';
import {daysIn} from './changes';

it('a file has the day of the newest commit that names it', () => {
  const log = '\x002026-11-25 HEAD -> main\n\ndocs/FAQ.md\n\x002026-11-20 \n\ndocs/FAQ.md\ndocs/描边.md\n';
  expect([...daysIn(log)]).toEqual([
    ['docs/FAQ.md', '2026-11-25'],
    ['docs/描边.md', '2026-11-20'],
  ]);
});

it('the oldest commit of a shallow clone says nothing', () => {
  expect(daysIn('\x002026-11-25 grafted, HEAD -> main\n\ndocs/FAQ.md\n').size).toBe(0);
});

it('a project without commits has no days', () => {
  expect(daysIn('').size).toBe(0);
});
