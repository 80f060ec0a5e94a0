import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

const spell = (text: string) =>
  spawnSync('node_modules/.bin/cspell', ['--no-progress', '--no-summary', '--words-only', 'stdin://i18n/en/page.md'], {
    input: text,
    encoding: 'utf8',
  }).stdout.trim();

it('finds American spelling and slips in English prose, and ignores names, code and links', () => {
  expect(
    spell(
      'A colour in **Color Grading**, `ShadowColor`, [a link](./ColorRmap.md).\n\n```ini\nColorRmap=1\n```\n\nA color tehre.\n',
    ).split('\n'),
  ).toEqual(['color', 'tehre']);
});
