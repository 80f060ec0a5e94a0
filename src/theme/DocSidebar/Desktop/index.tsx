import React, {Suspense, memo, useDeferredValue, useEffect, type ComponentProps, type ReactNode} from 'react';
import Original from '@theme-original/DocSidebar/Desktop';
import LateLocation from '@site/src/components/LateLocation';

type Props = ComponentProps<typeof Original>;

const Sidebar = memo(Original);

/** Distance of the current page's link from the ends of the list: the announcement bar, which may come later, and two rows. */
const MARGIN = 108;

/** Scrolls the list of pages, and nothing else, until the link of the current page is inside. */
function showCurrent(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const link = menu?.querySelector('[aria-current=page]');
  if (!menu || !link) return;
  const box = menu.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  menu.scrollTop += Math.max(0, bottom + MARGIN - box.bottom) + Math.min(0, top - MARGIN - box.top);
}

function Shown(props: Props): ReactNode {
  const path = useDeferredValue(props.path);
  useEffect(showCurrent, [path]);
  return (
    <LateLocation>
      <Sidebar {...props} path={path} />
    </LateLocation>
  );
}

/** Hydrated after the rest of the page: on small screens the theme removes it before that. */
export default function Desktop(props: Props): ReactNode {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
