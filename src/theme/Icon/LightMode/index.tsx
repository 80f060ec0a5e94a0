import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';

/** An element without a drawing of its own: the style sheets draw the shape. */
export default function Shape(props: Props): ReactNode {
  return <svg aria-hidden="true" {...props} />;
}
