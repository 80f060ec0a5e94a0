import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useHtml} from '@site/src/lib/useHtml';
import './parameters.css';
import './strip.css';

interface Props {
  group: string;
  /** Entries that `rehype.ts` rendered at build. */
  html: string;
  /** Their ids, separated by spaces. */
  anchors: string;
}

/** The parameters of a group. */
export default function Entries({group, html, anchors}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  anchors.split(' ').forEach((id) => collectAnchor(id));
  return <section className="parameters" data-group={group} dangerouslySetInnerHTML={useHtml(html)} />;
}
