import {readFileSync} from 'node:fs';
import {themes} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';

const css = readFileSync(new URL('./code-themes.css', import.meta.url), 'utf8');
const names = [...css.matchAll(/\[data-code-theme='([\w-]+)'\]/g)].map(([, name]) => name!);
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('section 4: 17 colour themes of code', () => {
  it('has 17 themes besides the default', () => {
    expect(new Set(names).size).toBe(17);
  });

  it.each(names)('%s has the background and text colour of its prism-react-renderer theme', (name) => {
    const block = css
      .slice(css.indexOf(`'${name}'`))
      .split('}')[0]
      ?.toLowerCase();
    const {plain} = themes[camel(name) as keyof typeof themes];
    expect(block).toContain(`--code-ground: ${plain.backgroundColor?.toLowerCase()};`);
    expect(block).toContain(`--code-plain: ${plain.color?.toLowerCase()};`);
  });
});
