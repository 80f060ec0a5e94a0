import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Layout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

/** Programs that take the text out of a page leave a short box with a link out, unless its class says that it is text. */
export default function AdmonitionLayout({className, ...props}: Props): ReactNode {
  return <Layout {...props} className={clsx(className, 'text')} />;
}
