import {describe, expect, it} from 'vitest';
import {localeOfLanguage} from '../../config/locales';
import {languagePattern, pageOf, pastedPattern} from './pasted';

const PAGES = ['', '/docs/FAQ', '/docs/MigrateToNewVersion/5', '/docs/MigrateToNewVersion/5.4', '/docs/Reference'];

/** What the configurations of hosts find, which match the decoded path. */
function byPatterns(address: string) {
  const path = decodeURIComponent(address);
  const page = PAGES.find((each) => new RegExp(pastedPattern(each), 'i').test(path));
  const language = Object.keys(localeOfLanguage).find((each) => new RegExp(languagePattern(each), 'i').test(path));
  return page === undefined ? undefined : {page, locale: language && localeOfLanguage[language]};
}

describe('addresses as people paste them', () => {
  it.each([
    ['/EN/docs/faq', '/docs/FAQ', 'en'],
    ['/en/DOCS/FAQ/', '/docs/FAQ', 'en'],
    ['/zh/docs/FAQ', '/docs/FAQ', 'zh-Hans'],
    ['/zh-CN/docs/FAQ.html', '/docs/FAQ', 'zh-Hans'],
    ['/en_US/docs/FAQ', '/docs/FAQ', 'en'],
    ['/docs/faq', '/docs/FAQ', undefined],
    ['/docs/FAQ%EF%BC%89', '/docs/FAQ', undefined],
    ['/en/docs/FAQ%E3%80%82%E8%B0%A2%E8%B0%A2', '/docs/FAQ', 'en'],
    ['/en/docs/FAQ).', '/docs/FAQ', 'en'],
    ['/en/docs/FAQ...', '/docs/FAQ', 'en'],
    ['/en/docs/FAQ&utm_source=chat', '/docs/FAQ', 'en'],
    ['/en/docs/FAQ/%22%3E', '/docs/FAQ', 'en'],
    ['/en/docs/MigrateToNewVersion/5.4,', '/docs/MigrateToNewVersion/5.4', 'en'],
    ['/EN', '', 'en'],
    ['/zh/', '', 'zh-Hans'],
    ['/en)', '', 'en'],
    ['/%E3%80%82', '', undefined],
  ])('%s means %s in %s', (address, page, locale) => {
    expect(pageOf(address, PAGES, localeOfLanguage)).toEqual({page, locale});
    expect(byPatterns(address)).toEqual({page, locale});
  });

  it.each(['/nothing', '/en/docs/FAQx', '/fr/docs/FAQ', '/enx/docs/FAQ', '/en/docs/FAQ/more', '/en/docs/FAQ.md'])(
    '%s means no page',
    (address) => {
      expect(pageOf(address, PAGES, localeOfLanguage)).toBeUndefined();
      expect(byPatterns(address)).toBeUndefined();
    },
  );

  it.each(['/docs%2FFAQ', '/en%5Cdocs', '/en/%00'])('%s, which hosts refuse, means no page', (address) => {
    expect(pageOf(address, PAGES, localeOfLanguage)).toBeUndefined();
  });
});
