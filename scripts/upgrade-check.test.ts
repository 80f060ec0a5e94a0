import {expect, it} from 'vitest';
import {checklist} from './upgrade-check.mjs';

it('the list of an upgrade has failed tests, files that did not load, and errors of types', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const types = "src/a.ts(1,2): error TS2305: no exported member 'b'.\n  Types of it differ.\n";
  const results = [
    {
      assertionResults: [test('styles hold', 'passed'), test('build breaks', 'failed', 'expected 1\n  at')],
      status: 'failed',
    },
    {assertionResults: [], status: 'failed', name: 'x.test.ts', message: 'Cannot find module'},
  ];
  const {lines, passed, total} = checklist(results, types);
  expect([passed, total]).toEqual([1, 3]);
  expect(lines).toEqual([
    expect.stringContaining('build breaks\n      expected 1'),
    expect.stringContaining('x.test.ts\n      Cannot find module'),
    "- [ ] src/a.ts(1,2): error TS2305: no exported member 'b'.",
  ]);
  expect(checklist([], '').lines).toEqual([]);
});
