/** A page's copy with what stands above its text, in parts where it is long. */
import {identity} from '../../config/identity';
import {addressIn, localized, locales, type Locale} from '../../config/locales';
import type {PageInfo} from '../page-pipeline/content';
import {gathered, indexOf, LONGEST, sectionsOf, type Part} from './split';
import texts from '../../data/pages.json';

/** Address of a page's copy, or of one of its parts. */
export const markdownAddress = (route: string, part?: string): string =>
  `${route.replace(/\/$/, '')}${part ? `/${part}` : ''}.md`;

/** Copy of the home page in the folder of its locale, from which plugins/root-pages moves it to its address. */
export const homeCopy = 'index.md';

interface Place {
  readonly origin: string;
  /** Path of the page with the locale. */
  readonly route: string;
  readonly locale: Locale;
  /** Further facts for the top. */
  readonly outside: object;
}

/** Precedes a text by facts and by the addresses of the index and of the other languages' copies. */
function withFacts(
  {kind, title, description, version = identity.version}: PageInfo,
  {origin, route, locale, outside}: Place,
  text: string,
  part?: Part,
): string {
  const index = `${origin}/${locale}/llms.txt`;
  const below = markdownAddress(route, part?.id).slice(`/${locale}`.length);
  const twins = locales
    .filter((other) => other !== locale)
    .map((other) => [other, `${origin}${addressIn(other, below)}`]);
  const front = {
    title: part ? `${part.title.replaceAll('`', '')} · ${title}` : title,
    ...(part ? {} : {description}),
    url: `${origin}${route}${part ? `#${part.id}` : ''}`,
    language: locale,
    ...(kind === 'doc' ? {version} : {}),
    index,
    translations: Object.fromEntries(twins),
    ...outside,
  };
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const all = localized(texts.markdownExport.copy.all);
  return `---\n${lines.join('\n')}\n---\n\n> ${all}[llms.txt](${index})\n\n${text}`;
}

/**
 * The copies of a page by their addresses: one, or where it is longer than `LONGEST` an index and one for each heading of the
 * second and third level.
 * @param markdown as `markdownOf` returns it
 */
export function copiesOf(info: PageInfo, place: Place, markdown: string): Map<string, string> {
  const {origin, route} = place;
  const page = withFacts(info, place, /^# /m.test(markdown) ? markdown : `# ${info.title}\n\n${markdown}`);
  if (page.length <= LONGEST) return new Map([[markdownAddress(route), gathered(page)]]);
  const {before, parts} = sectionsOf(page);
  const address = (id: string) => `${origin}${markdownAddress(route, id)}`;
  const divided = localized(texts.markdownExport.copy.divided);
  return new Map([
    [markdownAddress(route), `${before}\n\n${divided}\n\n${indexOf(parts, address)}`],
    ...parts
      .flatMap((part) => [part, ...part.parts])
      .map((part): [string, string] => [
        markdownAddress(route, part.id),
        gathered(withFacts(info, place, `# ${part.title} {#${part.id}}\n\n${part.text}\n`, part)),
      ]),
  ]);
}
