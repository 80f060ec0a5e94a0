import React, {type ComponentProps, type ReactNode} from 'react';
import Original from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';

/** Not in the list of the phone menu, whose head has the languages. */
export default function LocaleDropdownNavbarItem(props: ComponentProps<typeof Original>): ReactNode {
  return !props.mobile && <Original {...props} />;
}
