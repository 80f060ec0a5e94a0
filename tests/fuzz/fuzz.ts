import fc from 'fast-check';
import {expect} from 'vitest';

const CASES = 10_000;
const SEED = 20_260_101;
const LONGEST_MS = 50;

/** Text that breaks parsers: markup, addresses, names of built-in properties, lone surrogates. */
const nasty = fc.constantFrom(
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '</mark>', '&lt;', '&#39;', '"><', "'", '`', '```'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'],
  ...[
    '//evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/../',
    '%2e%2e%2f',
    '%',
    '%E0%A4%A',
  ],
  ...[
    '\0',
    '\n',
    '\r\n',
    '\t',
    '\u2028',
    '\u200b',
    '\u202e',
    '\ud800',
    '\udfff',
    '\ufeff',
    '👩‍👩‍👧',
    'ﬀ',
    'İ',
    'ß',
    '\u0301',
  ],
  ...[
    '描边',
    '轮廓',
    'miaobian',
    'r.Toon.Outline',
    'OutlineWidth',
    '5.4',
    '---',
    '---\n',
    '{/* #id */}',
    '# ',
    '| a |',
    '(((((',
    '[[[[',
    '*****',
  ],
  ...['NaN', 'Infinity', '-0', '1e309', '0x10', 'null', 'undefined', 'true'],
);

/** Up to `parts` pieces, random and hostile ones mixed. */
export const text = (parts = 8) =>
  fc
    .array(fc.oneof(nasty, fc.string({unit: 'binary', maxLength: 12}), fc.string({maxLength: 12})), {maxLength: parts})
    .map((pieces) => pieces.join(''));

/**
 * Checks `property` against 10 000 seeded cases, each within 50 ms, and that none changes Object.prototype. A slow case is
 * repeated before it counts: the machine may have been busy.
 */
export async function fuzz<T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void | Promise<void>): Promise<void> {
  const inherited = Object.getOwnPropertyNames(Object.prototype).join();
  const took = async (value: T) => {
    const begun = performance.now();
    await property(value);
    return performance.now() - begun;
  };
  await fc.assert(
    fc.asyncProperty(arbitrary, async (value) => {
      if ((await took(value)) < LONGEST_MS) return;
      expect(Math.min(await took(value), await took(value), await took(value))).toBeLessThan(LONGEST_MS);
    }),
    {numRuns: CASES, seed: SEED},
  );
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(inherited);
}
