import {expect, it} from 'vitest';
import {writePlainText} from './minifier';

it('tells the minifier of scripts to write characters as they are', () => {
  const format = {comments: false, ascii_only: true};
  const minimizer = [{_args: [{minimizerOptions: {format}}]}, {_args: [{minimizerOptions: {targets: ['> 0.5%']}}]}];
  writePlainText({optimization: {minimizer: minimizer as never}});
  expect(format).toEqual({comments: false, ascii_only: false});
});

it('says when there is none', () => {
  expect(() => writePlainText({optimization: {minimizer: []}})).toThrow('there is no minifier of scripts');
});
