import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';

/** A house with the site's stroke width. */
export default function IconHome(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path
        d="M1 8.5 8 2l7 6.5M3 7v7h10V7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
