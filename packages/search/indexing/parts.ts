/** Divides the two files of an index of many pages into titles, the texts of pages, and postings of pages. */
import {buildIndex} from '../engine/build';
import {fold} from '../engine/fold';
import {fileOf, headingKey, keysIn} from '../engine/parts';
import {PARTS, SENTENCE} from '../engine/tuning';
import type {ContentFile, HeadingsFile, PagePostings, PageText} from '../format';

function textsOf({levels, anchors, texts}: HeadingsFile, {content, keywords}: ContentFile): PageText[] {
  const pages: PageText[] = [];
  const words = new Map(keywords);
  levels.forEach((level, i) => {
    if (level === 1) pages.push({levels: [], anchors: [], texts: [], content: [], keywords: []});
    const page = pages[pages.length - 1]!;
    if (words.has(i)) page.keywords.push([page.levels.length, words.get(i)!]);
    page.levels.push(level);
    page.anchors.push(anchors[i]!);
    page.texts.push(texts[i]!);
    page.content.push(content[i]!);
  });
  return pages;
}

/** How often a page has each key; more often where titles and headings have it. */
function countsOf({levels, texts, content, keywords}: PageText, plain: (text: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (keys: string[], times: number) => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + times);
  };
  texts.map(plain).forEach((text, i) => {
    const times = levels[i] === 1 ? SENTENCE.title : SENTENCE.headingOnPage;
    add([...keysIn(text), headingKey(fold(text))], times);
  });
  for (const [, words] of keywords) add(keysIn(plain(words)), SENTENCE.headingOnPage);
  for (const text of content.flat()) add(keysIn(plain(text)), 1);
  return counts;
}

export interface Parts {
  titles: HeadingsFile;
  words: ContentFile;
  pages: PageText[];
  postings: PagePostings[];
}

export function divide(headings: HeadingsFile, content: ContentFile): Parts {
  const pages = textsOf(headings, content);
  const titles: HeadingsFile = {
    ...headings,
    levels: pages.map(() => 1),
    anchors: pages.map(() => ''),
    texts: pages.map(({texts}) => texts[0]!),
  };
  const {plain} = buildIndex(titles);
  const counts = pages.map((page) => countsOf(page, plain));
  const lengths = counts.map((each) => [...each.values()].reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const found = new Map<string, [page: number, step: number][]>();
  counts.forEach((each, page) => {
    const most = SENTENCE.saturation * (1 - SENTENCE.pageLength + (SENTENCE.pageLength * lengths[page]!) / mean);
    for (const [key, count] of each) {
      const list = found.get(key) ?? [];
      list.push([page, Math.ceil((PARTS.steps * count) / (count + most)) - 1]);
      found.set(key, list);
    }
  });
  const postings = Array.from({length: PARTS.files}, (): PagePostings => ({}));
  for (const [key, list] of found) {
    const best = [...list].sort((a, b) => b[1] - a[1]).slice(0, PARTS.longest);
    let last = 0;
    postings[fileOf(key)]![key] = [
      list.length,
      ...best
        .sort((a, b) => a[0] - b[0])
        .map(([page, step]) => {
          const after = page - last;
          last = page;
          return after * PARTS.steps + step;
        }),
    ];
  }
  return {titles, words: {...content, content: [], keywords: []}, pages, postings};
}
