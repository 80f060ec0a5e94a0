import {expect, it} from 'vitest';
import {writePlainText} from './minifier';

it('sets ascii_only to false in the minifier of scripts', () => {
  const format = {comments: false, ascii_only: true};
  const minimizer = [{_args: [{minimizerOptions: {format}}]}, {_args: [{minimizerOptions: {targets: ['> 0.5%']}}]}];
  writePlainText({optimization: {minimizer: minimizer as never}});
  expect(format).toEqual({comments: false, ascii_only: false});
});

it('throws when there is no minifier', () => {
  expect(() => writePlainText({optimization: {minimizer: []}})).toThrow('there is no minifier of scripts');
});
