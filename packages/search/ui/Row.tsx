import React, {type ReactNode} from 'react';
import type {Level, SearchHit} from '../protocol';
import Marked from './Marked';
import './modal.css';
import type {StoredHit} from './stored';

const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The texts of a hit: its nearest heading, the headings above it, and the text that matched. */
function partsOf(hit: SearchHit | StoredHit, isGrouped: boolean) {
  const marked = '_highlightResult' in hit ? hit : undefined;
  const headings = LEVELS.filter((level) => hit.hierarchy[level]);
  const last = headings.pop() ?? 'lvl1';
  const names = headings.map((level) => hit.hierarchy[level] ?? '');
  const {lvl0, lvl1} = hit.hierarchy;
  return {
    title:
      marked?._snippetResult.hierarchy?.[last]?.value ??
      marked?._highlightResult.hierarchy[last]?.value ??
      hit.hierarchy[last] ??
      '',
    // The only page of a section carries the section's name.
    path: isGrouped || lvl0 === lvl1 ? names : [lvl0 ?? '', ...names],
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
  const {title, path, text} = partsOf(hit, isGrouped);
  return (
    <React.Fragment key={`${title}|${path.join('|')}|${text}`}>
      {children(<Marked html={title} />)}
      {text && (
        <span className="DocSearch-Hit-text">
          <Marked html={text} />
        </span>
      )}
      {path.length > 0 && (
        <span className="DocSearch-Hit-path">
          {path.map((name, at) => (
            <span key={at}>
              {at > 0 && <span aria-hidden="true"> › </span>}
              <Marked html={name} />
            </span>
          ))}
        </span>
      )}
    </React.Fragment>
  );
}
