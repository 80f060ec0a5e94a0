import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {identity} from '../config/identity';
import {tokens} from '../config/tokens';

it('no browser test repeats the name, the slug or a colour of the site, which its owner may change', () => {
  const colours = Object.values(tokens).flatMap((theme) => Object.values(theme));
  const own = [identity.slug, ...Object.values(identity.name), ...colours.filter((colour) => colour !== '#ffffff')];
  const found = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(import.meta.dirname, file), 'utf8').toLowerCase();
      return own.filter((each) => text.includes(each.toLowerCase())).map((each) => `${file}: ${each}`);
    });
  expect(found).toEqual([]);
});
