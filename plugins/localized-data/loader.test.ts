import {expect, it} from 'vitest';
import keepLanguage from './loader.cjs';

const load = (data: unknown, locale: string): unknown =>
  JSON.parse(keepLanguage.call({getOptions: () => ({locale, defaultLocale: 'aa'})}, JSON.stringify(data)) as string);

it('leaves texts in one language, and what is no text as it is', () => {
  const data = [{id: 'x', values: {On: true}, label: {aa: 'Eins', bb: 'One'}}, null, 0.5];
  expect(load(data, 'bb')).toEqual([{id: 'x', values: {On: true}, label: {bb: 'One'}}, null, 0.5]);
});

it('gives a language that lacks a text that of the sources, under its own name', () => {
  expect(load({label: {aa: 'Eins'}}, 'cc')).toEqual({label: {cc: 'Eins'}});
});
