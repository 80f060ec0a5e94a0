import React, {type ReactNode} from 'react';
import {CELL_SEPARATOR} from '../format';
import type {Level, SearchHit} from '../protocol';
import Marked from './Marked';
import './modal.css';
import type {StoredHit} from './stored';

const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The headings above that of a hit, below its section's name where the row does not stand under it. */
function pathOf({hierarchy}: SearchHit | StoredHit, isGrouped: boolean): string[] {
  const names = LEVELS.flatMap((level) => hierarchy[level] ?? []).slice(0, -1);
  const {lvl0, lvl1} = hierarchy;
  // The only page of a section carries the section's name.
  return isGrouped || lvl0 === lvl1 ? names : [lvl0 ?? '', ...names];
}

/** What ends a cell that needs no mark behind it. */
const STOP = /[.!?…。！？](?:<\/mark>)?$/;

/** Cells up to so many letters, such as a default with its term, are not divided between lines. */
const SHORT = 20;
const letters = (html: string): number => html.replace(/<[^>]*>/g, '').length;

/** Whether the rows of two hits outside of groups have one path. */
export const haveOnePath = (hit: SearchHit, other: SearchHit): boolean =>
  JSON.stringify(pathOf(hit, false)) === JSON.stringify(pathOf(other, false));

/** The texts of a hit: its nearest heading, and the text that matched. */
function textsOf(hit: SearchHit | StoredHit) {
  const marked = '_highlightResult' in hit ? hit : undefined;
  const last = LEVELS.findLast((level) => hit.hierarchy[level]) ?? 'lvl1';
  return {
    title:
      marked?._snippetResult.hierarchy?.[last]?.value ??
      marked?._highlightResult.hierarchy[last]?.value ??
      hit.hierarchy[last] ??
      '',
    text: marked?._snippetResult.content?.value,
  };
}

interface Props {
  hit: SearchHit | StoredHit;
  /** Whether the row stands under the name of its section. */
  isGrouped?: boolean;
  /** The element of the title. */
  children(title: ReactNode): ReactNode;
}

/**
 * What a row says of a hit. Its key is the text: a page translator moves text nodes, which React could not change any more, into
 * elements of its own.
 */
export default function Row({hit, isGrouped = false, children}: Props): ReactNode {
  const {title, text} = textsOf(hit);
  const path = pathOf(hit, isGrouped);
  return (
    <React.Fragment key={`${title}|${path.join('|')}|${text}`}>
      {children(<Marked html={title} />)}
      {text && (
        <span className="DocSearch-Hit-text">
          {text.split(CELL_SEPARATOR).map((cell, at, cells) => (
            <React.Fragment key={at}>
              {at > 0 && (STOP.test(cells[at - 1]!) ? ' ' : <span className="DocSearch-Hit-dot"> </span>)}
              {letters(cell) > SHORT ? (
                <Marked html={cell} />
              ) : (
                <span className="DocSearch-Hit-cell">
                  <Marked html={cell} />
                </span>
              )}
            </React.Fragment>
          ))}
        </span>
      )}
      {path.length > 0 && (
        <span className="DocSearch-Hit-path">
          {path.map((name, at) => (
            <span key={at}>
              {at > 0 && <span aria-hidden="true">{'\u00a0› '}</span>}
              <Marked html={name} />
            </span>
          ))}
        </span>
      )}
    </React.Fragment>
  );
}
