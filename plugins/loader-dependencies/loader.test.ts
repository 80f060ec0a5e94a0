import {expect, it} from 'vitest';
import nameDependencies from './loader.cjs';

const trees = [{source: '/site/docs', translation: '/site/i18n/en/docs'}];
const dependenciesOf = (resourcePath: string, text: string) => {
  const named: string[] = [];
  const add = (file: string) => named.push(file);
  const context = {resourcePath, getOptions: () => ({trees}), addDependency: add, addContextDependency: add};
  expect(nameDependencies.call(context, text)).toBe(text);
  return named;
};

it('a page depends on itself alone', () => {
  expect(dependenciesOf('/site/docs/A.md', '---\ntitle: A\n---\nText\n')).toEqual([]);
});

it('a translation depends on its source', () => {
  expect(dependenciesOf('/site/i18n/en/docs/T/A.md', '')).toEqual(['/site/docs/T/A.md']);
});

it('a page depends on the page to read before, whose title it shows', () => {
  expect(dependenciesOf('/site/docs/T/A.md', '---\ntitle: A\nafter: B\n---\n')).toEqual(['/site/docs/T/B.md']);
});

it('the glossary depends on all documents, whose titles it shows', () => {
  expect(dependenciesOf('/site/docs/A.md', 'Text\n\n<Glossary />\n')).toEqual(['/site/docs']);
});
