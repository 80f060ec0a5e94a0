import siteConfig from '@generated/docusaurus.config';
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isHosted} from './backend';
import {texts} from './texts';

const KEYS = [
  ['Enter', texts.select],
  ['↑ ↓', texts.navigate],
  ['Esc', texts.close],
] as const;

/** Keys of the dialog, and who answers. */
export default function Foot({onClose}: {onClose(): void}): ReactNode {
  return (
    <div className="DocSearch-Footer">
      <ul className="DocSearch-Commands">
        {KEYS.map(([key, text]) => (
          <li key={key}>
            <kbd>{key}</kbd> <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="DocSearch-Logo">
        <span>{texts.searchBy}</span>{' '}
        {isHosted ? (
          <Link href="https://www.algolia.com/developers">Algolia</Link>
        ) : (
          <Link to="/" onClick={onClose}>
            {siteConfig.title}
          </Link>
        )}
      </p>
    </div>
  );
}
