import {createHash} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from '../page-pipeline/hast';
import hashInline, {inlineOf, inlineOfLocale, merge} from './step';

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
    videos: [],
  });
});

it('hashes no script with an address, and no data', () => {
  const pages = [
    '<script src="/a.js">never()</script><script type="application/ld+json">{}</script><script type="text/javascriptx">0</script>',
  ];
  expect(inlineOf(pages)).toEqual({scripts: [], styles: [], videos: []});
});

it('names the hosts of the videos in pages, each once', () => {
  const video = (host: string) => `<p data-player=${host}><a href=/>Watch</a></p>`;
  expect(inlineOf([video('bilibili') + video('youtube'), video('bilibili')]).videos).toEqual(['bilibili', 'youtube']);
});

it('joins the hashes and hosts of several builds in order, each once', () => {
  expect(
    merge(
      {scripts: ['b', 'a'], styles: ['y'], videos: ['youtube']},
      {scripts: ['a', 'c'], styles: ['x', 'y'], videos: ['bilibili', 'youtube']},
    ),
  ).toEqual({
    scripts: ['a', 'b', 'c'],
    styles: ['x', 'y'],
    videos: ['bilibili', 'youtube'],
  });
});

it('keeps the hashes of a locale between builds, of texts as they are when the last step has run', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'hashes-'));
  const build = async (locale: string, html: string) => {
    const resolved = (text: string) => text.replace('TOKEN', 'a{b:c}');
    const work = await hashInline.start({locale, props: {siteDir}, resolved} as never);
    await work.page!({tree: parse(html)} as never);
    await work.finish!();
  };
  try {
    await build('en', '<script>one()</script><style>TOKEN</style>');
    await build('ja', '<script>two()</script>');
    expect(await inlineOfLocale(siteDir, 'en')).toEqual({
      scripts: [hash('one()')],
      styles: [hash('a{b:c}')],
      videos: [],
    });
    expect(await inlineOfLocale(siteDir, 'ja')).toEqual({scripts: [hash('two()')], styles: [], videos: []});
  } finally {
    await rm(siteDir, {recursive: true});
  }
});
