import {identity} from '../../config/identity';
import {forLocale, type PerLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {page} from '../root-pages/pages';
import type {Package} from './packages';
import texts from '../../data/pages.json';

const words: PerLocale<{title: string; intro: string; bill: string; home: string}> = texts.licences.words;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** HTML of the list of packages whose code the site ships, with the texts of their licences. */
export function licencesPage(locale: Locale, packages: readonly Package[]): string {
  const {title, intro, bill, home} = forLocale(words, locale);
  const entries = packages.map(({name, version, licence, text}) => {
    const head = `<strong>${escaped(name)}</strong> ${escaped(version)} · ${escaped(licence)}`;
    return text
      ? `<li><details><summary>${head}</summary><pre lang="en">${escaped(text)}</pre></details></li>`
      : `<li>${head}</li>`;
  });
  return page(
    locale,
    `${title} | ${forLocale(identity.name, locale)}`,
    '',
    `<main><h1>${title}</h1><p>${intro}</p>\n<ul>\n${entries.join('\n')}\n</ul>\n<p><a href="/${locale}/licences/bom.json">${bill}</a></p>\n<p><a href="/${locale}/">${home}</a></p></main>`,
  );
}
