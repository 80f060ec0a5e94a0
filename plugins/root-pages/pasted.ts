/**
 * Addresses as people paste them: in other case, with another tag of the language or none, and with the punctuation and the
 * words that chat programs put behind them. Where a host has no file for an address, it leads to the page that is meant.
 */
import {localeOfLanguage} from '../../config/locales';

const languages = Object.keys(localeOfLanguage).join('|');

/** A regular expression for the decoded addresses that mean a page, whatever their case. @param page see `pageOf` */
export const pastedPattern = (page: string): string =>
  `^(?:/(?:${languages})(?:[-_][a-z]+)?)?${page.replaceAll('.', '\\.')}/?(?:\\.html)?[.-]*(?:[^\\w./-].*)?$`;

/** A regular expression for the addresses that name a language, whatever their case. */
export const languagePattern = (language: string): string => `^/${language}(?:[^a-z]|$)`;

/**
 * Finds the page that an address means. Pages and hosts get the text of this function: it uses its arguments only.
 * @param address encoded path
 * @param pages paths below the locale, without a slash at their end: `''` is the home page
 * @param locales by language
 * @returns path, and locale if the address names one; undefined when no page is meant
 */
export function pageOf(
  address: string,
  pages: readonly string[],
  locales: Readonly<Record<string, string>>,
): {page: string; locale: string | undefined} | undefined {
  if (/%(?:2f|5c|00)/i.test(address)) return undefined;
  const path = address.replace(/%[\da-f]{2}/gi, '!');
  const tag = new RegExp('^/(' + Object.keys(locales).join('|') + ')(?:[-_][a-z]+)?(?![\\w-])', 'i').exec(path);
  const stem = path
    .slice(tag ? tag[0].length : 0)
    .replace(/\/?(?:\.html)?[.-]*(?:[^\w./-].*)?$/, '')
    .toLowerCase();
  const page = pages.find((each) => each.toLowerCase() === stem);
  return page === undefined ? undefined : {page, locale: tag ? locales[tag[1]!.toLowerCase()] : undefined};
}
