import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import Original from '@theme-original/Footer/Logo';
import type {Props} from '@theme/Footer/Logo';
import styles from './styles.module.css';

/** The mark with the name and one line about the product. */
export default function FooterLogo({logo}: Props): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  const {title} = useThemeConfig().navbar;
  return (
    <div className={styles.brand}>
      <div className={styles.name}>
        <Original logo={{...logo, alt: ''}} />
        <b translate="no">{title}</b>
      </div>
      <p className={styles.line}>{tagline}</p>
    </div>
  );
}
