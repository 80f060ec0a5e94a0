import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {docsFolder, locales} from '../../config/locales';
import type {StripFile} from '../parameters/files';
import manifest from '../../src/features/parameters/strip-files.json';
import {mediaFolder} from '../../src/components/media/names';
import {statesOf, stepsIn, stillFile, stillKey} from './steps';
import {altOf} from './stills';

const files = manifest as Readonly<Partial<Record<string, StripFile>>>;

it.each(locales)('every step with value links has its still in both themes and says what it shows (%s)', (locale) => {
  const folder = docsFolder(locale);
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.md'));
  const steps = pages.flatMap((page) => stepsIn(readFileSync(path.join(folder, page), 'utf8')));
  expect(steps.length).toBeGreaterThan(40);
  for (const queries of steps) {
    const key = stillKey(queries);
    expect(files, 'run `npm run strips`').toHaveProperty([key]);
    for (const theme of ['light', 'dark'] as const)
      expect(existsSync(path.join(mediaFolder, stillFile(files[key]!.hash, theme))), key).toBe(true);
    const alt = altOf('Title', statesOf(queries, locale), locale);
    expect(alt).toMatch(/^Title.+[.。]$/u);
    expect(alt).not.toMatch(/undefined|\{|[:：,，；;]\s*[.。；;]/u);
  }
});

it('says of several pictures what differs between them', () => {
  const queries = [-0.3, 0.3].map((shift) => `?stage=demo-hair&HairHighlightMode=Strand&HairShift=${shift}`);
  expect(altOf('Move it.', statesOf(queries, 'en'), 'en')).toBe(
    'Move it, left to right: Hair Shift −0.3; Hair Shift 0.3.',
  );
});

it('begins with the start where a step has one link', () => {
  const shown = statesOf(['?stage=demo-transition&stage-view=lit'], 'zh-Hans');
  expect(altOf('看遮罩', shown, 'zh-Hans')).toBe('看遮罩，从左到右：起始值；lit：受光遮罩。');
});
