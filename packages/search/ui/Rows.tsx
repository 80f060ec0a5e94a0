import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useService} from '@theme/SearchSite';
import Row from './Row';
import type {Item, SearchBox, Source, State} from './searchBox';
import {texts} from './texts';

const ICONS = {
  page: 'M5 2.5h7l3.5 3.5v11.5H5ZM12 2.5V6h3.5',
  section: 'M4 7h13M3 13h13M8 3 6 17M14 3l-2 14',
  recent: 'M10 5v5l3 2M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  favourite: 'm10 2.5 2.3 4.9 5.2.7-3.8 3.7 1 5.3L10 14.5l-4.7 2.6 1-5.3L2.5 8.1l5.2-.7Z',
  remove: 'm5 5 10 10M15 5 5 15',
} as const;

function Icon({name}: {name: keyof typeof ICONS}): ReactNode {
  return (
    <svg className="DocSearch-Hit-icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={ICONS[name]} strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}

const iconOf = ({kind, hit}: Item) => (kind === 'hit' ? (hit.type === 'lvl1' ? 'page' : 'section') : kind);

/** A button of a row; a click on it does not choose the row. */
function Action({icon, title, act}: {icon: keyof typeof ICONS; title: string; act(): void}): ReactNode {
  return (
    <button
      type="button"
      className="DocSearch-Hit-action-button"
      title={title}
      onClick={(event) => {
        event.stopPropagation();
        act();
      }}>
      <Icon name={icon} />
    </button>
  );
}

function Target({item, children}: {item: Item; children: ReactNode}): ReactNode {
  const {externalUrlRegex} = useService();
  return isRegexpStringMatch(externalUrlRegex, item.url) ? (
    <a href={item.url}>{children}</a>
  ) : (
    <Link to={item.url}>{children}</Link>
  );
}

interface Props {
  box: SearchBox;
  state: State;
  favour(hit: Item['hit']): void;
  remove(hit: Item['hit']): void;
}

/** Groups of rows. They are trees because an item of a tree may hold links and buttons, which an option of a list box may not. */
export default function Rows({box, state, favour, remove}: Props): ReactNode {
  return state.collections.map(({source, items}) => {
    const {sourceId, title} = source as unknown as Source;
    if (items.length === 0) return null;
    return (
      <section className="DocSearch-Hits" key={sourceId}>
        <div className="DocSearch-Hit-source" id={`${sourceId}-title`} key={title}>
          {title}
        </div>
        <ul role="tree" id={`${sourceId}-list`} aria-labelledby={`${sourceId}-title`}>
          {items.map((item) => (
            <li
              key={item.hit.objectID}
              className="DocSearch-Hit"
              {...(box.getItemProps({item, source}) as object)}
              role="treeitem"
              aria-selected={item.__autocomplete_id === state.activeItemId}>
              <Target item={item}>
                <Icon name={iconOf(item)} />
                <span className="DocSearch-Hit-content-wrapper">
                  <Row hit={item.hit} isGrouped={item.kind === 'hit'}>
                    {(name) => <span className="DocSearch-Hit-title">{name}</span>}
                  </Row>
                </span>
              </Target>
              {item.kind === 'recent' && (
                <>
                  <Action icon="favourite" title={texts.favour} act={() => favour(item.hit)} />
                  <Action icon="remove" title={texts.removeRecent} act={() => remove(item.hit)} />
                </>
              )}
              {item.kind === 'favourite' && (
                <Action icon="remove" title={texts.removeFavourite} act={() => remove(item.hit)} />
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
