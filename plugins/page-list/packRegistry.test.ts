import {expect, it} from 'vitest';
import {packEntries} from './packRegistry';

const registry =
  'x={ab:[()=>n.e("ab").then(n.bind(n,1))],"docs~A":[()=>n.e("docs~A").then(n.bind(n,22))],' +
  '"docs~B":[()=>Promise.all([n.e("stage"),n.e("docs~B")]).then(n.bind(n,3))],"docs~C~D-5.3":[()=>n.e("docs~C~D-5.3").then(n.bind(n,4))]}';

async function loads(text: string) {
  const asked: string[] = [];
  const n = Object.assign((id: number) => id, {
    e: (name: string) => Promise.resolve(asked.push(name)),
    bind: (_: unknown, id: number) => () => id,
  });
  const table = new Function('n', `let ${text};return x`)(n) as Record<string, [() => Promise<number>]>;
  const ids: Record<string, number> = {};
  for (const [name, [load]] of Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1))) ids[name] = await load();
  return {ids, asked};
}

it('packs entries of one chunk, and all load what they loaded', async () => {
  const packed = packEntries(registry);
  expect(packed.match(/docs~A/g)).toHaveLength(1);
  expect(packed.match(/docs~C~D-5\.3/g)).toHaveLength(1);
  expect(await loads(packed)).toEqual(await loads(registry));
});

it('says when the bundler writes entries in another way', () => {
  expect(() => packEntries(registry.replaceAll('.then', '.after'))).toThrow('no document');
});
