import {expect, it} from 'vitest';
import {copiesOf} from './copy';
import {LONGEST} from './split';

const info = {kind: 'doc', permalink: '/en/docs/Page', title: 'Page', description: 'About', section: 'Docs'} as const;
const place = {origin: 'https://site.example', route: '/en/docs/Page', locale: 'en', outside: {}} as const;
const entry = (id: string) => `### \`${id}\` {#${id}}\n\n${id} in words.\n\n${'Word. '.repeat(LONGEST / 12)}\n`;
const long = `# Page\n\nLede.\n\n## Group {#group}\n\n${entry('One')}\n${entry('Two')}`;

it('a short page has one copy, which names its twin, its version and the index', () => {
  const copies = copiesOf(info, place, '# Page\n\nText.\n');
  expect([...copies.keys()]).toEqual(['/en/docs/Page.md']);
  const text = [...copies.values()][0];
  expect(text).toContain('\ntranslations: {"zh-Hans":"https://site.example/zh-Hans/docs/Page.md"}\n');
  expect(text).toMatch(/\nversion: "[\d.]+"\n/);
  expect(text).toContain('[llms.txt](https://site.example/en/llms.txt)');
});

it('a long page has an index, a copy of each group and of each entry, all of which name their twins', () => {
  const copies = copiesOf(info, place, long);
  expect([...copies.keys()]).toEqual([
    '/en/docs/Page.md',
    '/en/docs/Page/group.md',
    '/en/docs/Page/One.md',
    '/en/docs/Page/Two.md',
  ]);
  expect(copies.get('/en/docs/Page.md')).toContain(
    '- [`One`](https://site.example/en/docs/Page/One.md): One in words.',
  );
  const one = copies.get('/en/docs/Page/One.md');
  expect(one).toContain('\n# `One` {#One}\n\nOne in words.\n');
  expect(one).toContain('\nurl: "https://site.example/en/docs/Page#One"\n');
  expect(one).toContain('"https://site.example/zh-Hans/docs/Page/One.md"');
});
