import {describe, expect, it} from 'vitest';
import leanCollation from './collation.cjs';
import leanRegistry from './registry.cjs';
import leanVersion from './version.cjs';

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
const registry = (...lines: string[]) => `export default {\n${lines.join('\n')}};\n`;

describe('registry of chunks', () => {
  it('keeps what loads a chunk, in the order of the modules', () => {
    expect(leanRegistry(registry(entry('0a', '@site/docs/b.md'), entry('1b', '@site/docs/a.md')))).toBe(
      'export default {\n' +
        '"1b": [() => import(/* webpackChunkName: "1b" */ "@site/docs/a.md")],\n' +
        '"0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/b.md")],\n};\n',
    );
  });

  it('says when upstream writes it in another way', () => {
    const source = registry(entry('0a', '@site/docs/b.md'), '  "1b": [() => import("@site/docs/a.md")],');
    expect(() => leanRegistry(source)).toThrow('1 of 2 entries');
  });
});

describe('props of a docs version', () => {
  it('name no documents', () => {
    const version = {label: 'Next', docsSidebars: {docs: [{label: 'A'}]}};
    expect(JSON.parse(leanVersion(JSON.stringify({version: {...version, docs: {a: {title: 'A'}}}})))).toEqual({
      version: {...version, docs: {}},
    });
  });

  it('of other pages stay', () => {
    const source = JSON.stringify({tag: {items: [{title: 'A'}]}});
    expect(leanVersion(source)).toBe(source);
  });
});

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

  it('says when upstream compares in another way, or no longer', () => {
    expect(() => run('a.localeCompare(name(b))')).toThrow('a.js');
    expect(() => run('a < b')).toThrow('a.js');
  });
});
