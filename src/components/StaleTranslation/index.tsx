import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

/** Banner of a translation that is older than its source; the build adds it (plugins/translation-status). */
export default function StaleTranslation(): ReactNode {
  const {
    i18n: {defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  return (
    <div className="alert alert--warning stale-translation" role="note" data-search-skip="">
      <Translate id="staleTranslation.text">The source of this translation has changed since it was written.</Translate>{' '}
      <a href={createUrl({locale: defaultLocale, fullyQualified: false})} hrefLang={defaultLocale}>
        <Translate id="staleTranslation.link" values={{language: localeConfigs[defaultLocale]?.label ?? defaultLocale}}>
          {'Read the current page ({language})'}
        </Translate>
      </a>
    </div>
  );
}
