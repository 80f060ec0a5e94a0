import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {identity} from '../../config/identity';
import {published} from '../../config/published';
import {built, root} from '../support';

const PLACEHOLDER = /example\.com|[Oo]wner to fill|\bto come\b|\bto do\b|待补|待所有者/;

test('pages and copies hold no placeholder', () => {
  const found: string[] = [];
  for (const file of readdirSync(path.join(root, 'build'), {recursive: true, encoding: 'utf8'})) {
    // Licence texts of others say "to do so".
    if (!/\.(?:html|md|json|txt|xml|webmanifest|svg)$/.test(file) || file.includes('licences/')) continue;
    const own = built(file).replaceAll(identity.url, '').replaceAll(new URL(identity.url).host, '');
    const at = own.search(PLACEHOLDER);
    if (at >= 0) found.push(`${file}: ${own.slice(Math.max(0, at - 40), at + 40)}`);
  }
  expect(found).toEqual([]);
});

test('scripts name no address of a placeholder and no picture that is missing', () => {
  const scripts = readdirSync(path.join(root, 'build/assets/js')).map((file) => built(`assets/js/${file}`));
  const own = scripts.join('\n').replaceAll(identity.url, '');
  expect(own).not.toMatch(/example\.com|FigureSlot|Picture to come|owner to fill|待补图片|待所有者/);
});

test('there is a security.txt where there is a contact', () => {
  expect(existsSync(path.join(root, 'build/.well-known/security.txt'))).toBe(Boolean(published.email));
});

test('links to the source, issues, discussions, an edit form and a contact follow what is published', () => {
  const {repository, email} = published;
  for (const file of ['zh-Hans/docs/FAQ/index.html', 'en/docs/FAQ/index.html']) {
    const html = built(file);
    for (const part of ['theme-edit-this-page', '/issues', '/discussions'])
      expect(html.includes(part), part).toBe(Boolean(repository));
    expect(html.includes('mailto:')).toBe(Boolean(email));
    expect(html).not.toMatch(/href="?(?:null|undefined)/);
  }
});
