import React, {useRef, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useRows} from './useRows';
import './presets.css';

/** The presets of the page: pictures, each of which opens its values (`plugins/presets/rehype.ts`). */
export default function PresetWall({anchors, children}: {anchors: string; children: ReactNode}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  anchors.split(' ').forEach((id) => collectAnchor(id));
  const ref = useRef<HTMLElement>(null);
  useRows(ref);
  return (
    <section className="presets" ref={ref}>
      {children}
    </section>
  );
}
