import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../protocol';
import Row, {haveOnePath} from './Row';

const hit = (headings: string[], text: string, lvl0 = 'Reference'): SearchHit => ({
  objectID: '',
  url: '',
  url_without_anchor: '',
  anchor: null,
  type: 'lvl3',
  hierarchy: {
    lvl0,
    lvl1: headings[0] ?? null,
    lvl2: headings[1] ?? null,
    lvl3: headings[2] ?? null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
  _highlightResult: {hierarchy: {}},
  _snippetResult: {hierarchy: {}, content: {value: text, matchLevel: 'none', matchedWords: []}},
});

describe('Row', () => {
  it('separates cells by what is no text', () => {
    const row = <Row hit={hit(['Parameters', 'Lines', 'Width'], '0–2 cm · 0.3')}>{(name) => <b>{name}</b>}</Row>;
    expect(renderToStaticMarkup(row)).toMatch(
      /^<b>Width<\/b><span class="DocSearch-Hit-text"><span class="DocSearch-Hit-cell">0–2 cm<\/span><span class="DocSearch-Hit-dot"> <\/span>/,
    );
  });

  it('sets no mark behind a stop, and keeps short cells whole', () => {
    const row = (
      <Row hit={hit(['Width'], 'The width of the <mark>line.</mark> · Default: 0.3')}>{(name) => <b>{name}</b>}</Row>
    );
    expect(renderToStaticMarkup(row)).toMatch(
      /<mark>line\.<\/mark> <span class="DocSearch-Hit-cell">Default: 0\.3<\/span><\/span>/,
    );
  });

  it('knows hits under one heading', () => {
    const width = hit(['Parameters', 'Lines', 'Width'], '');
    expect(haveOnePath(width, hit(['Parameters', 'Lines', 'Color'], ''))).toBe(true);
    expect(haveOnePath(width, hit(['Parameters', 'Lines'], ''))).toBe(false);
    expect(haveOnePath(width, hit(['Parameters', 'Lines', 'Width'], '', 'Tutorials'))).toBe(false);
  });
});
