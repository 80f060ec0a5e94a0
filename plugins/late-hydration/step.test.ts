import {h} from 'hastscript';
import {describe, expect, it} from 'vitest';
import {find, parse, print} from '../page-pipeline/hast';
import {deferPageScripts} from './step';

const defer = (html: string, boot = h('script', {dataRetry: 'Retry'}, 'boot()')): string => {
  const tree = parse(html);
  deferPageScripts(
    tree,
    find(tree, ({tagName}) => tagName === 'head')!,
    boot,
  );
  return print(tree);
};
const page = (scripts: string, body = '<p>Text') =>
  `<!doctype html><html><head><link rel=stylesheet href=/a.css>${scripts}</head><body>${body}</body></html>`;
const scripts =
  '<script src=/assets/js/runtime~main.1a.js defer></script><script src="/assets/js/main.2b.js" defer="defer"></script>';

describe('the scripts of a page', () => {
  it('are replaced by one inline script that holds their addresses in order', () => {
    expect(defer(page(scripts))).toContain(
      '<link rel=stylesheet href=/a.css><script data-scripts="/assets/js/runtime~main.1a.js /assets/js/main.2b.js" data-retry=Retry>boot()</script></head>',
    );
  });

  it('do not change the text of the inline script', () => {
    expect(defer(page(scripts), h('script', "a('$&$1') && b < c"))).toContain("a('$&$1') && b < c");
  });

  it('include no script besides those of the app', () => {
    const other = '<script>theme()</script><script type=application/ld+json>{}</script>';
    expect(defer(page(other + scripts))).toContain(other);
  });

  it('that are missing are an error', () => {
    expect(() => defer(page(''))).toThrow('no scripts');
    expect(() => defer(page('<script src="/other.js" defer></script>'))).toThrow('no scripts');
  });
});

describe('the theme toggle', () => {
  it.each(['<button class="clean-btn toggleButton_x" disabled title=t>', '<button class=toggleButton_x disabled="">'])(
    'takes clicks before React: %s',
    (button) => {
      expect(defer(page(scripts, button))).not.toContain('disabled');
    },
  );

  it('is the only button that is changed', () => {
    expect(defer(page(scripts, '<button class=b disabled>'))).toContain('<button class=b disabled>');
  });
});
