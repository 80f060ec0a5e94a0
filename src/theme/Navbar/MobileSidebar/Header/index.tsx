import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/Navbar/MobileSidebar/Header';
import styles from './styles.module.css';

/** The head of the phone menu, with this page in every language: above the main menu and the tree of pages alike. */
export default function Header(): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  const {search, hash} = useLocation();
  return (
    <>
      <Original />
      <nav
        className={styles.languages}
        aria-label={translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'})}>
        <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
          <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18" />
        </svg>
        {locales.map((locale) => (
          // Another build of the site: the browser loads it.
          <Link
            key={locale}
            to={`pathname://${createUrl({locale, fullyQualified: false})}${search}${hash}`}
            autoAddBaseUrl={false}
            target="_self"
            lang={localeConfigs[locale]?.htmlLang}
            aria-current={locale === currentLocale ? 'true' : undefined}>
            {localeConfigs[locale]?.label}
          </Link>
        ))}
      </nav>
    </>
  );
}
