import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Banner from './Banner';

/** Of a translation that is older than its source. */
export default function StaleTranslation(): ReactNode {
  return (
    <Banner>
      <Translate id="staleTranslation.text">The source of this translation has changed since it was written.</Translate>
    </Banner>
  );
}
