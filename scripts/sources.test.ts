import {describe, expect, it} from 'vitest';
import {partFor} from './sources.mjs';

const trees = [{source: 'docs', translation: 'i18n/en/docs'}];
const files = ['docs/A.md', 'docs/B.md', 'docs/tags.yml', 'i18n/en/code.json', 'i18n/en/docs/A.md', 'src/app.tsx'];
const partsFor = (isSource: boolean) => {
  const part = partFor(isSource, trees, files);
  return Object.fromEntries(files.map((file) => [file, part(file)]));
};

describe('what decides whether a locale is built again', () => {
  it('is no translation for the locale of the sources', () => {
    expect(partsFor(true)).toEqual({
      'docs/A.md': 'text',
      'docs/B.md': 'text',
      'docs/tags.yml': 'text',
      'i18n/en/code.json': 'text',
      'i18n/en/docs/A.md': undefined,
      'src/app.tsx': 'text',
    });
  });

  it('is of a translated source its address alone for another; an untranslated one shows itself', () => {
    expect(partsFor(false)).toEqual({
      'docs/A.md': 'name',
      'docs/B.md': 'text',
      'docs/tags.yml': 'text',
      'i18n/en/code.json': 'text',
      'i18n/en/docs/A.md': 'text',
      'src/app.tsx': 'text',
    });
  });
});
