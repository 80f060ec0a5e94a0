import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

/** Says what is wrong with the translation of a page, with a link to the source. The build adds it (plugins/translation-status). */
export default function Banner({children}: {children: ReactNode}): ReactNode {
  const {
    i18n: {defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  return (
    <div className="alert alert--warning stale-translation" role="note" data-search-skip="">
      {children}{' '}
      <a href={createUrl({locale: defaultLocale, fullyQualified: false})} hrefLang={defaultLocale}>
        <Translate
          id="staleTranslation.link"
          values={{language: <span lang={defaultLocale}>{localeConfigs[defaultLocale]?.label ?? defaultLocale}</span>}}>
          {'Read the current page ({language})'}
        </Translate>
      </a>
    </div>
  );
}
