import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/AnnouncementBar';
import styles from './styles.module.css';

/** Under the bar, a line says when the site shows the example entries of `npm start`. */
export default function AnnouncementBar(): ReactNode {
  const {example} = useDocusaurusContext().siteConfig.customFields as {example: boolean};
  return (
    <>
      <Original />
      {example && (
        <p className={styles.example} data-example="">
          <Translate id="example.line" values={{file: <code>config/example.ts</code>}}>
            {'Example entries from {file}, which npm start alone shows.'}
          </Translate>
        </p>
      )}
    </>
  );
}
