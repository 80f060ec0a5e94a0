import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {inlineOf, merge} from './step';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('hashes the inline scripts that run and the inline styles of all pages, each once', () => {
  const page = (body: string) => `<!doctype html><html><head>${body}</head><body></body></html>`;
  const pages = [
    page('<script>one()</script><script type="module">two()</script><style>a{b:c}</style>'),
    page('<script>one()</script><script type="text/javascript">three()</script><style>d{e:f}</style>'),
  ];
  expect(inlineOf(pages)).toEqual({
    scripts: ['one()', 'two()', 'three()'].map(hash),
    styles: ['a{b:c}', 'd{e:f}'].map(hash),
  });
});

it('hashes no script with an address, and no data', () => {
  const pages = [
    '<script src="/a.js">never()</script><script type="application/ld+json">{}</script><script type="text/javascriptx">0</script>',
  ];
  expect(inlineOf(pages)).toEqual({scripts: [], styles: []});
});

it('joins the hashes of several builds in order, each once', () => {
  expect(merge({scripts: ['b', 'a'], styles: ['y']}, {scripts: ['a', 'c'], styles: ['x', 'y']})).toEqual({
    scripts: ['a', 'b', 'c'],
    styles: ['x', 'y'],
  });
});
