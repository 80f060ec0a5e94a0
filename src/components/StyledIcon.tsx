import React, {type ComponentProps, type ReactNode} from 'react';

/** An element without a drawing of its own: the style sheets draw the shape. */
export default function StyledIcon(props: ComponentProps<'svg'>): ReactNode {
  return <svg aria-hidden="true" {...props} />;
}
