import {describe, expect, it} from 'vitest';
import leanCollation from './collation.cjs';

describe('modules that sort at the start', () => {
  const run = (source: string): string => leanCollation.call({resourcePath: 'a.js'}, source);

  it('sort by code units', () => {
    const source = run('list.sort((a, b) => b[1].path.localeCompare(a[1].path))');
    const list = ['/a', '/c', '/b', '/c'].map((path) => [path, {path}]);
    expect((new Function('list', `return ${source}`)(list) as string[][]).map(([path]) => path)).toEqual([
      '/c',
      '/c',
      '/b',
      '/a',
    ]);
  });

  it('throw an error naming the module when the comparison has another form', () => {
    expect(() => run('a.localeCompare(name(b))')).toThrow('a.js');
    expect(() => run('a < b')).toThrow('a.js');
  });
});
