import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Locale} from '@site/config/locales';
import {figures} from '.';
import {WIDTH} from './kit';
import {plates} from './plates';

/**
 * Renders a figure in one language; its colours are custom properties, so that it follows the theme.
 * @returns HTML of the content of a `<figure>`
 * @throws Error naming an unknown figure
 */
export function renderFigure(name: string, locale: Locale): string {
  const draw = figures[name];
  if (!draw) throw new Error(`there is no figure "${name}"; the figures are ${Object.keys(figures).join(', ')}`);
  const {caption, panels} = draw(locale);
  return renderToStaticMarkup(
    <>
      <div className="figure-panels">
        {panels.map(({title, desc, height, body}, at) => {
          const id = `figure-${name}-${at}`;
          return (
            <svg key={id} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
              <title id={`${id}-title`}>{title}</title>
              <desc id={`${id}-desc`}>{desc}</desc>
              <text x={0} y={15} className="figure-head">
                {title}
              </text>
              {body}
            </svg>
          );
        })}
      </div>
      <figcaption className="figure-caption">{caption}</figcaption>
    </>,
  );
}

/** Renders the drawing of a page's entry in `<Plates>`; undefined for an address without one. */
export const renderPlate = (address: string): string | undefined =>
  address in plates ? renderToStaticMarkup(<svg viewBox="0 0 240 150">{plates[address]}</svg>) : undefined;
