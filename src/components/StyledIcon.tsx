import React, {type ComponentProps, type ReactNode} from 'react';

/** An icon that style sheets draw. */
export default function StyledIcon(props: ComponentProps<'svg'>): ReactNode {
  return <svg aria-hidden="true" {...props} />;
}
