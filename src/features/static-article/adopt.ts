import type {ComponentType} from 'react';

/** Id of the data of a static article in the page. */
export const ARTICLE_DATA = 'article';

/** Component of an article that is HTML already. */
export type StaticArticle = ComponentType & {html?: string};

/** The contents as the page lists them. */
const contents = () =>
  [...document.querySelectorAll('.theme-doc-toc-desktop a')].map((link) => {
    const id = link.getAttribute('href')!.slice(1);
    return {id, value: link.innerHTML, level: Number(document.getElementById(id)?.tagName[1] ?? 2)};
  });

let isFirst = true;

/** The first document of a visit as its module would have it, when the page brings its data; its text is what the page shows. */
export function adoptArticle(): object | undefined {
  const data = isFirst && document.getElementById(ARTICLE_DATA);
  isFirst = false;
  if (!data) return undefined;
  const doc = JSON.parse(data.textContent) as {metadata: {frontMatter: object}};
  const html = document.querySelector('article .markdown')!.innerHTML;
  return {...doc, frontMatter: doc.metadata.frontMatter, toc: contents(), html, default: () => null};
}
