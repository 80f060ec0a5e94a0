import React, {type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import GiscusWidget, {type GiscusProps} from '@giscus/react';

/** Widget texts exist per language; the thread follows the page's title (specification, section 1). */
export default function Giscus(): ReactNode {
  const {
    siteConfig: {customFields},
  } = useDocusaurusContext();
  const {colorMode} = useColorMode();
  const keys = customFields?.giscus as Pick<GiscusProps, 'repo' | 'repoId' | 'category' | 'categoryId' | 'lang'>;
  return (
    <GiscusWidget
      {...keys}
      mapping="title"
      strict="1"
      reactionsEnabled="1"
      inputPosition="top"
      theme={colorMode === 'dark' ? 'dark_dimmed' : 'light'}
      loading="lazy"
    />
  );
}
