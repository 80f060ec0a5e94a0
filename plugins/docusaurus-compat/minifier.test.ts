import {expect, it} from 'vitest';
import {adaptMinifier} from './minifier';

it('lets the minifier of scripts write Chinese and the language of 2020', () => {
  const compress = {ecma: 5};
  const format = {comments: false, ascii_only: true, ecma: 5};
  const minimizer = [
    {_args: [{minimizerOptions: {compress, format}}]},
    {_args: [{minimizerOptions: {targets: ['> 0.5%']}}]},
  ];
  adaptMinifier({optimization: {minimizer: minimizer as never}});
  expect(format).toEqual({comments: false, ascii_only: false, ecma: 2020});
  expect(compress).toEqual({ecma: 2020});
});

it('throws when there is no minifier', () => {
  expect(() => adaptMinifier({optimization: {minimizer: []}})).toThrow('there is no minifier of scripts');
});
