import {h} from 'hastscript';
import {expect, it} from 'vitest';
import type {Element} from 'hast';
import describeCards from './step';

const properties = async (image: string, codeTranslations: Record<string, string> = {}) => {
  const head = h('head', h('meta', {property: 'og:image', content: image}));
  const site = {props: {siteConfig: {url: 'https://example.com'}, codeTranslations}};
  const {page} = await describeCards.start(site as never);
  await page!({head} as never);
  return Object.fromEntries(
    (head.children as Element[]).map(({properties: of}) => [of.property ?? of.name, of.content]),
  );
};

it('the head of a page with a card gives its size and a description in the language of the page', async () => {
  expect(await properties('https://example.com/assets/cards/en/docs/FAQ.jpg', {'card.alt': '标题'})).toMatchObject({
    'og:image:width': 1200,
    'og:image:height': 630,
    'og:image:alt': '标题',
    'twitter:image:alt': '标题',
  });
});

it('a page with a picture of its own does not describe it as the card', async () => {
  expect(Object.keys(await properties('https://example.com/assets/images/own.png'))).toEqual(['og:image']);
});
