import React, {useContext, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {usePluginData} from '@docusaurus/useGlobalData';
import Original from '@theme-original/SiteMetadata';
import {cardFile} from '@site/src/features/social-cards/card';

/** Adds the social card of the page. Languages that lack the page are not offered as alternates; there, it names its source. */
export default function SiteMetadata(): ReactNode {
  const context = useContext(Context);
  const {siteConfig, i18n} = context;
  const {createUrl} = useAlternatePageUtils();
  const {pathname} = useLocation();
  const untranslated = usePluginData('translation-status') as Readonly<Record<string, string[]>> | undefined;
  const route = pathname.slice(siteConfig.baseUrl.length - 1);
  const lacks = (locale: string) => untranslated?.[locale]?.includes(route) ?? false;
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  const source = lacks(currentLocale);
  // Docusaurus lists the entries; the language of the page, which it looks up, is found in the prototype.
  const offered = Object.assign(
    Object.create(localeConfigs) as typeof localeConfigs,
    Object.fromEntries(Object.entries(localeConfigs).filter(([locale]) => !lacks(locale))),
  );
  return (
    <>
      <Context.Provider value={{...context, i18n: {...i18n, localeConfigs: offered}}}>
        <Original />
      </Context.Provider>
      <Head>
        {source && <link rel="canonical" href={createUrl({locale: defaultLocale, fullyQualified: true})} />}
        {/* Posts have their own. */}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteConfig.title} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta
          property="og:image"
          content={`${siteConfig.url}/assets/${cardFile(source ? createUrl({locale: defaultLocale, fullyQualified: false}) : pathname)}`}
        />
      </Head>
    </>
  );
}
