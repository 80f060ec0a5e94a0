import {describe, expect, it} from 'vitest';
import {delayScripts} from './transform';

const words = {failed: 'It "failed"', retry: 'Retry'};
const page = (scripts: string) =>
  `<html><head><link rel=stylesheet href=/a.css>${scripts}</head><body><p>Text</p></body></html>`;
const minified = '<script src=/en/assets/js/runtime~main.1a.js defer></script>';
const plain = '<script src="/assets/js/main.2b.js" defer="defer"></script>';

describe('late hydration: scripts of a page', () => {
  it('leave their addresses, in order, to one inline script in their place', () => {
    const html = delayScripts(page(minified + plain), 'boot()', words);
    expect(html).toContain(
      '<script data-scripts="/en/assets/js/runtime~main.1a.js /assets/js/main.2b.js" data-failed="It &quot;failed&quot;" data-retry="Retry">boot()</script></head>',
    );
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('bring a style sheet along', () => {
    expect(delayScripts(page(plain), 'boot()', words, '/a.1.css')).toContain(' data-styles="/a.1.css" ');
  });

  it('keep dollar signs of the inline script', () => {
    expect(delayScripts(page(plain), "a('$&$1')", words)).toContain("a('$&$1')");
  });

  it('leave scripts of others alone', () => {
    const other = '<script>theme()</script><script type=application/ld+json>{}</script>';
    expect(delayScripts(page(other + plain), 'boot()', words)).toContain(other);
  });

  it('must be there', () => {
    expect(() => delayScripts(page(''), 'boot()', words)).toThrow('no scripts');
    expect(() => delayScripts(page('<script src="/other.js" defer></script>'), 'boot()', words)).toThrow('no scripts');
  });
});

describe('late hydration: the theme toggle', () => {
  it.each(['<button class="clean-btn toggleButton_x" disabled title=t>', '<button class=toggleButton_x disabled="">'])(
    'takes clicks before React: %s',
    (button) => {
      expect(delayScripts(page(plain) + button, '', words)).not.toContain('disabled');
    },
  );

  it('is the only button that changes', () => {
    expect(delayScripts(`${page(plain)}<button class=b disabled>`, '', words)).toContain('<button class=b disabled>');
  });
});
