import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {docsFolder, locales} from '../../config/locales';
import {questions} from './questions';
import {expected, inventedIn, isRight} from './score';

describe.each(locales)('questions for agents (%s)', (locale) => {
  it('are 60 different ones', () => {
    expect(new Set(questions.map(({ask}) => ask[locale])).size).toBe(60);
  });

  it.each(questions.map((question) => [question.ask[locale], question] as const))(
    '%s has its answer in the documents',
    (_, question) => {
      const wanted = expected(question, locale);
      if (question.kind === 'value') expect(Number(wanted)).not.toBeNaN();
      else if (question.kind === 'page') expect(existsSync(`${docsFolder(locale)}/${wanted}.md`)).toBe(true);
      else if (question.kind === 'step')
        expect(readFileSync(`${docsFolder(locale)}/${question.page}.md`, 'utf8')).toContain(wanted);
      expect(isRight(question, `… ${wanted}.`, locale)).toBe(true);
      expect(isRight(question, 'No idea.', locale)).toBe(false);
    },
  );
});

it('counts names that exist nowhere as invented, and no others', () => {
  const answer =
    'Set OutlineThickness and OutlineWidth, then r.Toon.Outline.Foo and r.Toon.Debug.View in Unreal Engine.';
  expect(inventedIn(answer, readFileSync('docs/Reference/ConsoleVariables.md', 'utf8'))).toEqual([
    'OutlineThickness',
    'r.Toon.Outline.Foo',
  ]);
});

it('a longer name is not the name that was asked for, nor a longer number', () => {
  const [width] = questions;
  const screen = questions.find((question) => question.kind === 'name')!;
  expect(isRight(width!, 'It is 10.35 cm.', 'en')).toBe(false);
  expect(isRight(screen, 'OutlineScreenBlendAmount', 'en')).toBe(false);
});
