import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useHtml} from '@site/src/lib/useHtml';
import styles from './styles.module.css';

interface Props {
  /** Lines highlighted at build by src/features/code. */
  html: string;
  language?: string;
  title?: string;
  numbered?: 'true';
  /** Custom properties of a colour theme other than the site's, as CSS. */
  palette?: string;
}

/** CSS of custom properties as React takes it. */
const styleOf = (palette: string) => Object.fromEntries(palette.split(';').map((each) => each.split(':')));

/** A block of code highlighted at build. Copying is delegated: see src/features/late-hydration/copy.browser.ts. */
export default function CodeBlock({html, language, title, numbered, palette}: Props): ReactNode {
  const copy = translate({id: 'theme.CodeBlock.copy', message: 'Copy'});
  return (
    <div
      className={clsx('theme-code-block', styles.block)}
      data-code={language ?? ''}
      style={palette ? styleOf(palette) : undefined}>
      <div className={styles.bar}>
        <span className={styles.title}>{title}</span>
        {language && (
          <span className={styles.language} data-search-skip>
            {language}
          </span>
        )}
        <button
          type="button"
          className={clsx('clean-btn', styles.copy)}
          data-copy
          data-copied={translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}
          aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}>
          {copy}
        </button>
      </div>
      {/* A block that scrolls sideways must be reachable from the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={clsx(styles.pre, numbered && styles.numbered)} tabIndex={0}>
        <code dangerouslySetInnerHTML={useHtml(html)} />
      </pre>
    </div>
  );
}
