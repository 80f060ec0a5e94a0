import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Marked from './Marked';

const shown = (html: string) => renderToStaticMarkup(<Marked html={html} />);

describe('Marked', () => {
  it('keeps marks and decodes entities once', () => {
    expect(shown('<mark>R</mark>&amp;D &amp;lt; 描边')).toBe('<mark>R</mark>&amp;D &amp;lt; 描边');
    expect(shown('&lt;b&gt;<mark>a &#39;b&#39;</mark>')).toBe('&lt;b&gt;<mark>a &#x27;b&#x27;</mark>');
  });

  it('shows other markup as text', () => {
    expect(shown('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;');
    expect(shown('<mark><script>alert(1)</script></mark>')).toBe('<mark>&lt;script&gt;alert(1)&lt;/script&gt;</mark>');
  });
});
