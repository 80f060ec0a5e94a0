import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Banner from './Banner';

/** Of a page that shows its source, because it is not translated yet. */
export default function MissingTranslation(): ReactNode {
  return (
    <Banner>
      <Translate id="missingTranslation.text">
        This page has not been translated yet: it is shown in the language in which it was written.
      </Translate>
    </Banner>
  );
}
