import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/SiteMetadata';
import {CARD, cardFile} from '@site/src/features/social-cards/card';

/** Adds the social card of the page. */
export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const alt = translate({
    id: 'card.alt',
    message: "The page's title beside a violet-haired cel-shaded character who waves.",
  });
  return (
    <>
      <Original />
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:image" content={`${siteConfig.url}/assets/${cardFile(pathname)}`} />
        <meta property="og:image:width" content={String(CARD.width)} />
        <meta property="og:image:height" content={String(CARD.height)} />
        <meta property="og:image:alt" content={alt} />
        <meta name="twitter:image:alt" content={alt} />
      </Head>
    </>
  );
}
