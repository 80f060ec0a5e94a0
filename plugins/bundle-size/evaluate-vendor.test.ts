import {expect, it} from 'vitest';
import {evaluateModules} from './evaluate-vendor';

type Chunk = [names: string[], modules: Record<number, () => void>, then?: (require: (id: number) => void) => void];

it('passes Rspack a function that evaluates the modules after the file has run', async () => {
  const chunks: Chunk[] = [];
  const seen: number[] = [];
  new Function('chunks', evaluateModules('chunks.push([["vendor"],{7(){},8(){}}]);', [7, 8]))(chunks);
  chunks[0]?.[2]?.((id) => seen.push(id));
  expect(seen).toEqual([]);
  await Promise.resolve();
  expect(seen).toEqual([7, 8]);
  expect(Object.keys(chunks[0]?.[1] ?? {})).toEqual(['7', '8']);
});

it('throws when the end of the file has another form', () => {
  expect(() => evaluateModules('chunks.push({})', [7])).toThrow('unknown end');
});
