import type {Element, Root} from 'hast';
import {find, squeeze, textOf} from '../page-pipeline/hast';
import type {PageInfo} from '../page-pipeline/content';

/** The site and its owner. */
export interface Publisher {
  readonly name: string;
  /** Address of the locale's home page, absolute. */
  readonly home: string;
  readonly language: string;
  readonly description: string;
  readonly owner: string;
  readonly email: string | null;
}

type Data = Readonly<Record<string, unknown>>;

const organization = ({owner, home, email}: Publisher): Data => ({
  '@type': 'Organization',
  '@id': `${home}#organization`,
  name: owner,
  url: home,
  ...(email && {email}),
});

/** Questions are headings of level 3; the answer is the content below each. */
function questions(content: Element, page: string): Data[] {
  const found: {id: string; name: string; answer: string[]}[] = [];
  for (const child of content.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'h3') found.push({id: String(child.properties.id), name: squeeze(textOf(child)), answer: []});
    else if (/^h[12]$/.test(child.tagName)) found.push({id: '', name: '', answer: []});
    else found.at(-1)?.answer.push(squeeze(textOf(child)));
  }
  return found
    .filter(({name}) => name !== '')
    .map(({id, name, answer}) => ({
      '@type': 'Question',
      name,
      url: `${page}#${id}`,
      acceptedAnswer: {'@type': 'Answer', text: answer.filter(Boolean).join(' ')},
    }));
}

/**
 * Structured data of a page (schema.org). Docusaurus adds those of breadcrumbs and posts.
 * @param page undefined for the home page
 * @param url absolute address of the page
 */
export function structuredData(
  page: PageInfo | undefined,
  url: string,
  content: Element | Root,
  site: Publisher,
): Data | undefined {
  const website = {'@type': 'WebSite', '@id': `${site.home}#website`, name: site.name, url: site.home};
  const about = {'@context': 'https://schema.org', inLanguage: site.language, url};
  if (!page)
    return {
      '@context': 'https://schema.org',
      '@graph': [
        {
          ...website,
          description: site.description,
          inLanguage: site.language,
          publisher: {'@id': `${site.home}#organization`},
        },
        organization(site),
      ],
    };
  if (page.kind !== 'doc') return undefined;
  if (content.type === 'element' && page.permalink.endsWith('/docs/FAQ'))
    return {
      ...about,
      '@type': 'FAQPage',
      name: page.title,
      description: page.description,
      mainEntity: questions(content, url),
    };
  const image = find(content, ({tagName}) => tagName === 'img')?.properties.src;
  return {
    ...about,
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    mainEntityOfPage: url,
    ...(typeof image === 'string' && {image: new URL(image, url).href}),
    author: organization(site),
    publisher: organization(site),
    isPartOf: website,
  };
}
