import React, {useEffect, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar';

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/**
 * The menu of small screens, made when it is first opened: most readers of a page never open it. Takes the focus, which else
 * goes on behind it, and gives it back; Escape closes it.
 */
export default function MobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);

  useEffect(() => {
    if (!shown) return undefined;
    focus('.navbar-sidebar__close');
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      focus('.navbar__toggle');
    };
  }, [shown, toggle]);

  return wasShown && <Original />;
}
