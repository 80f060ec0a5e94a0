import {describe, expect, it} from 'vitest';
import {contentOf, parse} from '../page-pipeline/hast';
import type {PageInfo} from '../page-pipeline/content';
import {structuredData, type Publisher} from './data';

const url = 'https://site.example/en/docs/Tutorial/Page';
const article = (body: string) => `<main><article><div class=markdown>${body}</div></article></main>`;

const site: Publisher = {
  name: 'Site',
  home: 'https://site.example/en/',
  language: 'en',
  description: 'D',
  owner: 'O',
  email: 'a@b.c',
};
const page: PageInfo = {
  kind: 'doc',
  permalink: '/en/docs/FAQ',
  title: 'FAQ',
  description: 'Questions',
  section: 'Docs',
};

describe('structured data', () => {
  it('lists the questions and answers of the page', () => {
    const content = contentOf(
      parse(
        article(
          '<p>Lede<h2 id=a>Group</h2><p>About<h3 id=q>Why?<a class=hash-link href=#q>\u200b</a></h3><p>One.<p>Two.<h2>End</h2><p>No.',
        ),
      ),
    )!;
    expect(structuredData(page, 'https://site.example/en/docs/FAQ', content, site)).toMatchObject({
      '@type': 'FAQPage',
      inLanguage: 'en',
      mainEntity: [{name: 'Why?', url: 'https://site.example/en/docs/FAQ#q', acceptedAnswer: {text: 'One. Two.'}}],
    });
  });

  it('returns nothing for posts, whose data Docusaurus adds', () => {
    expect(structuredData({...page, kind: 'post'}, url, parse(''), site)).toBeUndefined();
  });
});
