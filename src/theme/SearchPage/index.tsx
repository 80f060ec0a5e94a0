import React, {type ComponentProps, type ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/SearchPage';

/** Adds a description, and for readers without scripts another way to search. */
export default function SearchPageWithFallback(props: ComponentProps<typeof Original>): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <HtmlClassNameProvider className={siteConfig.customFields?.hostedSearch ? '' : 'search-local'}>
      <noscript>
        <p className="search-noscript">
          <Translate id="search.noscript" values={{host: <code>site:{new URL(siteConfig.url).host}</code>}}>
            {'Search needs scripts. Without them, add {host} to your words in a general search engine.'}
          </Translate>
        </p>
      </noscript>
      <Original {...props} />
      <PageMetadata description={translate({id: 'meta.search', message: 'Search the documentation and the news.'})} />
    </HtmlClassNameProvider>
  );
}
