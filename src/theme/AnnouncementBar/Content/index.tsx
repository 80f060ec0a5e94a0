import React, {type ComponentProps, type ReactNode} from 'react';
import Original from '@theme-original/AnnouncementBar/Content';
import {useMoves} from '@site/src/lib/useMoves';

/** The text is HTML from the configuration. */
export default function AnnouncementBarContent(props: ComponentProps<typeof Original>): ReactNode {
  return <Original {...props} onClick={useMoves()} />;
}
