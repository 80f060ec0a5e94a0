import {expect, it} from 'vitest';
import {steps} from './steps';

const ADDRESSES = 'address common assets';
const STYLES = 'inline first styles';
const SCRIPTS = 'defer scripts';

it.each([
  // These go by the addresses that it writes.
  [ADDRESSES, 'copy for reading offline'],
  [ADDRESSES, 'copy as Markdown'],
  [ADDRESSES, STYLES],
  [ADDRESSES, SCRIPTS],
  // It removes the links of style sheets.
  ['copy for reading offline', STYLES],
  // It removes the script elements.
  ['keep static articles', SCRIPTS],
  // Both write code into the page that the policy has to name.
  [STYLES, 'hash inline code'],
  [SCRIPTS, 'hash inline code'],
])('"%s" comes before "%s"', (first, then) => {
  const names = steps.map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining([first, then]));
  expect(names.indexOf(first)).toBeLessThan(names.indexOf(then));
});
