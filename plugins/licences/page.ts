import {identity} from '../../config/identity';
import {forLocale, type PerLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {logo} from '../../config/logo';
import {page} from '../root-pages/pages';
import type {Package} from './packages';
import texts from '../../data/pages.json';

const words: PerLocale<{title: string; intro: string; bill: string}> = texts.licences.words;

/** Rows of name, version and licence; a chevron at the end of those that can be opened. */
const STYLE = `<style>
header a { display: inline-flex; align-items: center; gap: 10px; color: inherit; font-weight: 700; text-decoration: none }
header svg { width: 28px; height: 28px }
h1 { margin: 40px 0 12px; font-size: 38px; line-height: 1.2 }
main > p { color: var(--ink-2) }
ul { margin: 32px 0; padding: 0; border-top: 1px solid var(--line); list-style: none }
li { border-bottom: 1px solid var(--line) }
summary, li > div { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) 7rem 8rem; gap: 0 16px; padding: 9px 28px 9px 0; overflow-wrap: anywhere; font-size: 15px; font-variant-numeric: tabular-nums }
summary { cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
summary::after { position: absolute; top: 17px; right: 6px; width: 7px; height: 7px; border: solid var(--pri); border-width: 0 2px 2px 0; content: ''; rotate: 45deg }
[open] > summary::after { top: 20px; rotate: 225deg }
summary:hover strong { color: var(--pri) }
span + span { color: var(--ink-2) }
pre { margin: 0 0 20px; white-space: pre-wrap; color: var(--ink-2); font-size: 13px; line-height: 20px }
@media (max-width: 600px) { body { margin-top: 24px } summary, li > div { grid-template-columns: minmax(0, 1fr) auto } span:first-child { grid-column: 1 / -1 } }
</style>
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** HTML of the list of packages whose code the site ships, with the texts of their licences. */
export function licencesPage(locale: Locale, packages: readonly Package[]): string {
  const {title, intro, bill} = forLocale(words, locale);
  const entries = packages.map(({name, version, licence, text}) => {
    const row = [`<strong>${escaped(name)}</strong>`, escaped(version), escaped(licence)]
      .map((cell) => `<span>${cell}</span>`)
      .join(' ');
    return text
      ? `<li><details><summary>${row}</summary><pre lang="en">${escaped(text)}</pre></details></li>`
      : `<li><div>${row}</div></li>`;
  });
  const brand = forLocale(identity.name, locale);
  return page(
    locale,
    `${title} | ${brand}`,
    STYLE,
    `<header><a href="/${locale}/">${logo('currentColor')}${brand}</a></header>
<main><h1>${title}</h1><p>${intro}</p>
<ul>
${entries.join('\n')}
</ul>
<p><a href="/${locale}/licences/bom.json">${bill}</a></p></main>`,
  );
}
