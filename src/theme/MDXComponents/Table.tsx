import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

/** A table in a box of its own, which the keyboard can reach where it scrolls sideways. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // A box that scrolls sideways must be reachable from the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className="lk-table" tabIndex={scrolls ? 0 : undefined}>
      <table {...props} />
    </div>
  );
}
