import React, {useEffect, useRef, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useHtml} from '@site/src/lib/useHtml';
import {useRows} from './useRows';
import './parameters.css';
import './strip.css';

interface Props {
  group: string;
  /** Entries that `rehype.ts` rendered at build. */
  html: string;
  /** Ids of the parameters, separated by spaces. */
  anchors: string;
  /** Address of one picture with the thumbnails of all parameters, one below the other. */
  sheet?: string;
}

/** How far below the window thumbnails load. */
const AHEAD = '50%';

/** The parameters of a group. */
export default function Entries({group, html, anchors, sheet}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  anchors.split(' ').forEach((id) => collectAnchor(id));
  const ref = useRef<HTMLElement>(null);
  useRows(ref);
  useEffect(() => {
    const list = ref.current!;
    const onCome: IntersectionObserverCallback = ([entry], watcher) => {
      if (!entry?.isIntersecting || !sheet) return;
      watcher.disconnect();
      list.style.setProperty('--sheet', `url(${sheet})`);
      list.querySelectorAll<HTMLElement>('.parameter').forEach((row, at) => row.style.setProperty('--at', String(at)));
    };
    const watcher = new IntersectionObserver(onCome, {rootMargin: `0px 0px ${AHEAD}`});
    watcher.observe(list);
    return () => watcher.disconnect();
  }, [sheet]);
  return <section className="parameters" ref={ref} data-group={group} dangerouslySetInnerHTML={useHtml(html)} />;
}
