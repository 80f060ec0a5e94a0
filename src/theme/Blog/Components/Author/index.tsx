import React, {type ComponentProps, type CSSProperties, type ReactNode} from 'react';
import Original from '@theme-original/Blog/Components/Author';

/** Hands an initial to the style sheet, which draws it where the author has no picture. */
export default function Author(props: ComponentProps<typeof Original>): ReactNode {
  const initial = JSON.stringify(props.author.name?.[0] ?? '');
  return (
    <div style={{'--initial': initial} as CSSProperties}>
      <Original {...props} />
    </div>
  );
}
