import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import Mark from '@site/src/components/Mark';
import type {Props} from '@theme/Logo';

/** Link to the home page: the mark, and the name where there is room. */
export default function Logo({imageClassName, titleClassName, ...link}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...link}>
      <Mark className={imageClassName} />
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
