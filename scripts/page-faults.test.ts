import {expect, it} from 'vitest';
import {failureText} from './page-faults.mjs';

const fault = 'docs/FAQ.md:7: the link leads to no heading: #nowhere';
const failed = (reason: string) => [
  new Error('The build of en failed.', {cause: {reason, output: `[WARNING] in docs/FAQ.md\n${reason}`}}),
];

it.each([
  ['an error of the configuration beside a fault that only warns', [fault], 'Unknown field: navbr', true],
  ['an error that names the page of a fault', [fault], 'cannot read /site/docs/FAQ.md', false],
  ['an error without faults', [], 'cannot read /site/docs/FAQ.md', true],
  ['a build that ends without a message', [fault], '', true],
])('%s: the output is printed or left out', (_, faults, reason, isPrinted) => {
  const stack = '    at build (/site/build.js:1:2)';
  const text = failureText(faults, failed(`${reason}\n${stack}`), false);
  expect(text).not.toContain(stack);
  expect(failureText(faults, failed(`${reason}\n${stack}`), true)).toContain(stack);
  expect(text).toContain('The build of en failed.');
  expect(text.includes('[WARNING]')).toBe(isPrinted);
  expect(text.includes('Mend the lines at the top')).toBe(!isPrinted);
});
