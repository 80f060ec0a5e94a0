import {describe, expect, it} from 'vitest';
import {gathered, indexOf, sectionsOf} from './split';

const copy = [
  '# Page',
  '',
  'Intro',
  '',
  '## Group `x` {#group}',
  '',
  'About the group.',
  '',
  '### `One` {#One}',
  '',
  'First [entry](https://site.example/).',
  '',
  '```md',
  '## No heading {#no}',
  '```',
  '',
  '### `Two` {#Two}',
  '',
  'Second entry.',
  '',
  '## Other {#other}',
  '',
  'Words.',
  '',
].join('\n');

describe('a copy that is divided', () => {
  const {before, parts} = sectionsOf(copy);

  it('keeps all of the page: what precedes the headings, and two levels of them', () => {
    expect(before).toBe('# Page\n\nIntro');
    expect(parts.map(({id, title}) => [id, title])).toEqual([
      ['group', 'Group `x`'],
      ['other', 'Other'],
    ]);
    expect(parts[0]?.parts.map(({id}) => id)).toEqual(['One', 'Two']);
    expect(parts[0]?.parts[0]?.text).toContain('## No heading {#no}');
    expect(parts[0]?.text).toContain('About the group.');
  });

  it('has an index with a link and the first line of each entry', () => {
    expect(indexOf(parts, (id) => `https://site.example/page/${id}.md`)).toBe(
      '## [Group `x`](https://site.example/page/group.md) {#group}\n\n' +
        '- [`One`](https://site.example/page/One.md): First entry.\n' +
        '- [`Two`](https://site.example/page/Two.md): Second entry.\n' +
        '\n## [Other](https://site.example/page/other.md) {#other}\n\n',
    );
  });
});

it('`gathered` lists each address of a demo once, at the end', () => {
  const address = 'https://site.example/en/docs/T?stage=demo-outline&OutlineWidth=0.6#demo-outline';
  expect(gathered(`Set [0.6](${address}), then [0.6](${address}); see [T](https://site.example/en/docs/T).\n`)).toBe(
    `Set [0.6][1], then [0.6][1]; see [T](https://site.example/en/docs/T).\n\n[1]: ${address}\n`,
  );
  expect(gathered('No demo.\n')).toBe('No demo.\n');
});
