import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import Mark from '@site/src/components/Mark';
import styles from './styles.module.css';

/** The mark with the name and one line about the product. */
export default function FooterLogo(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  const {title} = useThemeConfig().navbar;
  return (
    <div className={styles.brand}>
      <div className={styles.name}>
        <Mark />
        <b translate="no">{title}</b>
      </div>
      <p className={styles.line}>{tagline}</p>
    </div>
  );
}
