import React, {useEffect, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar';
import {closeOnBack} from '@site/src/lib/closeOnBack';

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** All elements outside of the menu, on every level; the backdrop stays clickable. */
function behind(element: HTMLElement): HTMLElement[] {
  const {parentElement} = element;
  if (!parentElement || element === document.body) return [];
  const beside = [...parentElement.children].filter(
    (each): each is HTMLElement => each !== element && !each.matches('.navbar-sidebar__backdrop, [inert]'),
  );
  return [...beside, ...behind(parentElement)];
}

/**
 * The menu of small screens, mounted when first opened: most readers never open it. It traps the focus and returns it on close;
 * Escape and Back close it.
 */
export default function MobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);

  useEffect(() => {
    if (!shown) return undefined;
    const menu = document.querySelector<HTMLElement>('.navbar-sidebar');
    const covered = menu ? behind(menu) : [];
    for (const element of covered) element.inert = true;
    focus('.navbar-sidebar__close');
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    document.addEventListener('keydown', onKeyDown);
    const closed = closeOnBack(toggle);
    return () => {
      closed();
      document.removeEventListener('keydown', onKeyDown);
      for (const element of covered) element.inert = false;
      focus('.navbar__toggle');
    };
  }, [shown, toggle]);

  return wasShown && <Original />;
}
