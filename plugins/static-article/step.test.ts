import {expect, it} from 'vitest';
import {find, parse, print} from '../page-pipeline/hast';
import type {Site} from '../page-pipeline/step';
import step from './step';

const page = async (article: string) => {
  const tree = parse(
    `<head><script src="/assets/js/main.1.js"></script><script src="/assets/js/docs~A~b.2.js"></script></head><body><article>${article}</article></body>`,
  );
  const head = find(tree, ({tagName}) => tagName === 'head')!;
  const work = await step.start({} as Site);
  await work.page!({tree, head} as Parameters<NonNullable<typeof work.page>>[0]);
  return print(tree);
};

it('moves the data of a static article to the end of the page and takes its script', async () => {
  const data = '<script type="application/json" id="article">{}</script>';
  const html = await page(`text${data}`);
  expect(html).toContain('<article>text</article><script type=application/json id=article>{}</script></body>');
  expect(html).toContain('main.1.js');
  expect(html).not.toContain('docs~');
});

it('leaves another article and its script', async () => {
  const html = await page('text');
  expect(html).toContain('docs~A~b.2.js');
});
