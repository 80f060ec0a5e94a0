import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, describe, expect, it} from 'vitest';
import routeManifest from './loader.cjs';
import sidebars from './sidebars.cjs';

interface Route {
  path: string;
  component: string;
  routes?: Route[];
}

interface Document {
  id: string;
  address?: string;
  sidebar?: string;
  props?: string;
}
const plain: Document[] = [{id: 'FAQ'}, {id: 'Guide/Deep/A-5.3'}];
const index: Document = {id: 'Guide/index', address: '/en/docs/Guide/'};

const folder = mkdtempSync(path.join(tmpdir(), 'route-manifest-'));
afterAll(() => rmSync(folder, {recursive: true, force: true, maxRetries: 3}));

const addressOf = ({id, address = `/en/docs/${id}`}: Document) => address;
const hashOf = ({id}: Document) => String(id.length);
const chunkOf = ({id}: Document) => Buffer.from(id).toString('hex');

/** Generated modules about all pages, in the form that Docusaurus writes. */
function generate(documents: Document[]): Record<string, string> {
  const entry = (name: string, module: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
  return {
    'registry.js': `export default {\n${[
      entry('item', '@theme/DocItem'),
      ...documents.map((each) => entry(chunkOf(each), `@site/docs/${each.id}.md`)),
    ].join('\n')}};\n`,
    'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/en/docs',
    component: ComponentCreator('/en/docs', 'abc'),
    routes: [
${documents
  .map(
    (each) => `      {
        path: '${addressOf(each)}',
        component: ComponentCreator('${addressOf(each)}', '${hashOf(each)}'),
        exact: true,
        sidebar: "${each.sidebar ?? 'main'}"
      }`,
  )
  .join(',\n')}
    ]
  },
];
`,
    'routesChunkNames.json': JSON.stringify({
      '/en/docs-abc': {__comp: 'root'},
      ...Object.fromEntries(
        documents.map((each) => [
          `${addressOf(each)}-${hashOf(each)}`,
          {__comp: 'item', content: chunkOf(each), ...(each.props ? {__props: each.props} : {})},
        ]),
      ),
    }),
    'globalData.json': JSON.stringify({
      'docusaurus-plugin-content-docs': {
        default: {
          path: '/en/docs',
          versions: [
            {
              path: '/en/docs',
              docs: documents.map((each) => ({id: each.id, path: addressOf(each), sidebar: each.sidebar ?? 'main'})),
            },
          ],
        },
      },
    }),
  };
}

/**
 * The four modules as the browser gets them: each route with the modules it loads and prefetches, and the global data of
 * plugins.
 */
async function run(files: Record<string, string>) {
  const to = mkdtempSync(path.join(folder, 'run-'));
  const write = (name: string, text: string) => writeFileSync(path.join(to, name), text);
  write('ComponentCreator.mjs', 'export default (address, hash) => `${address}-${hash}`;');
  for (const [name, text] of Object.entries(files)) {
    const module = text.startsWith('{') ? `export default ${text}` : text;
    write(
      name.replace(/\.\w+$/, '.mjs'),
      module
        .replace("import React from 'react';", '')
        .replace(/'@\w+\/(\w+)'/g, "'./$1.mjs'")
        .replace(/import\(\/\*.*?\*\/ ("[^"]+")\)/g, '$1')
        .replace(/require\.resolveWeak/g, 'String'),
    );
  }
  const load = async (name: string) =>
    (await import(pathToFileURL(path.join(to, `${name}.mjs`)).href)) as {default: never; documents?: string[][]};
  const registry = (await load('registry')).default as Record<string, [() => string]>;
  const chunkNames = (await load('routesChunkNames')).default as Record<string, Record<string, string>>;
  const modulesOf = (names: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(names).map(([name, chunk]) => [name, registry[chunk]?.[0]() ?? chunk]));
  /** Looks an address up as the prefetcher of Docusaurus does: without the hash. */
  const ahead = (address: string) =>
    Object.entries(chunkNames)
      .filter(([key]) => key.replace(/-[^-]+$/, '') === address)
      .map(([, names]) => modulesOf(names));
  const resolved = (routes: Route[]): unknown[] =>
    routes
      .map(({component, routes: inner, ...route}) => ({
        ...route,
        ...modulesOf(chunkNames[component]),
        ahead: ahead(route.path),
        ...(inner ? {routes: resolved(inner)} : {}),
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    routes: resolved((await load('routes')).default),
    data: (await load('globalData')).default as {[name: string]: {default: {versions: {docs: {id: string}[]}[]}}},
  };
}

function lean(files: Record<string, string>): Record<string, string> {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      routeManifest.call({resourcePath: path.join(folder, name), addDependency: () => {}}, text) as string,
    ]),
  );
}
const listed = (files: Record<string, string>) =>
  [...(files['registry.js'] ?? '').matchAll(/^"docs~([^"]+)"/gm)].map(([, name]) => name);

describe('the list of documents', () => {
  const cases: [string, Document[], string[]][] = [
    ['documents below the address of the docs', plain, ['FAQ', 'Guide~Deep~A-5.3']],
    ['no document with an address of its own', [...plain, index], ['FAQ', 'Guide~Deep~A-5.3']],
    ['no document of another sidebar', [...plain, {id: 'Other', sidebar: 'other'}], ['FAQ', 'Guide~Deep~A-5.3']],
    ['no document with props', [...plain, {id: 'Props', props: 'p'}], ['FAQ', 'Guide~Deep~A-5.3']],
    ['no document that holds the sign for folders', [...plain, {id: 'a~b'}], ['FAQ', 'Guide~Deep~A-5.3']],
    [
      'no document with other signs than an address has',
      [...plain, {id: 'a, b'}, {id: '指南'}],
      ['FAQ', 'Guide~Deep~A-5.3'],
    ],
  ];
  it.each(cases)('names %s', (_, documents, names) => {
    expect(listed(lean(generate(documents)))).toEqual(names);
  });

  it.each(cases)('gives the routes and the data that Docusaurus gives: %s', async (_, documents) => {
    const files = generate(documents);
    const [ours, theirs] = [await run(lean(files)), await run(files)];
    expect(ours.routes).toEqual(theirs.routes);
    for (const {data} of [ours, theirs]) {
      data['docusaurus-plugin-content-docs']!.default.versions[0]!.docs.sort((a, b) => (a.id < b.id ? -1 : 1));
    }
    expect(ours.data).toEqual(theirs.data);
  });

  it('is written in the registry only', () => {
    const {'registry.js': registry, ...others} = lean(generate(plain));
    expect(registry).toContain('Guide~Deep~A-5.3');
    expect(Object.values(others).join('')).not.toContain('Deep');
  });

  it('throws when Docusaurus writes the routes module in another form', () => {
    const files = generate(plain);
    expect(() => lean({...files, 'routes.js': files['routes.js']!.replaceAll('exact', 'strict')})).toThrow('none of 2');
  });

  it('throws when Docusaurus writes the registry in another form', () => {
    const files = generate(plain);
    const other = files['registry.js']!.replace(/, "@theme\/DocItem", .*\],/, '],');
    expect(() => lean({...files, 'registry.js': other})).toThrow('1 of 3 entries');
  });
});

describe('props of a docs version', () => {
  const run = (props: object): unknown => JSON.parse(sidebars(JSON.stringify(props)) as string);

  it('name documents by their links only', () => {
    const link = {type: 'link', label: 'A', href: '/a'};
    const items = [
      {...link, docId: 'a', unlisted: false},
      {...link, docId: 'b', unlisted: true},
    ];
    expect(run({version: {label: 'Next', docs: {a: {title: 'A'}}, docsSidebars: {main: [{items}]}}})).toEqual({
      version: {
        label: 'Next',
        docs: {},
        docsSidebars: {
          main: [
            {
              items: [
                {...link, docId: true},
                {...link, docId: true, unlisted: true},
              ],
            },
          ],
        },
      },
    });
  });

  it('are unchanged for other pages', () => {
    const props = {tag: {items: [{title: 'A', docId: 'a'}]}};
    expect(run(props)).toEqual(props);
  });
});
