/**
 * What this site assumes about the insides of Docusaurus and React: one test each, against the installed versions.
 * `npm run upgrade:check` runs these alone. README.md says what to do when one fails.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import withoutBuildOptions, {BUILD_OPTIONS} from './build-options.cjs';
import {COMPARISON} from './collation.cjs';
import recorded from './ejected.json';
import {ejected, originalHash} from './ejected';
import {ANCHORS, LIBRARIES, NAVIGATION, PREFETCH, SORTING} from './index';
import * as inside from './private';
import withOwnTexts from './translations.cjs';

const root = path.resolve(import.meta.dirname, '../..');
const modules = path.join(root, 'node_modules');
const text = (file: string) => readFileSync(path.join(modules, file), 'utf8');
/** All files of a folder whose path matches, with their text. */
const sources = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(modules, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(folder, file))
    .filter((file) => pattern.test(file))
    .map((file) => ({file, source: text(file)}));
const joined = (folder: string, pattern: RegExp) =>
  sources(folder, pattern)
    .map(({source}) => source)
    .join('\n');

describe('components', () => {
  const found = ejected();

  it('every ejected component is in the register', () => {
    expect(Object.keys(recorded).sort()).toEqual([...found.keys()].sort());
  });

  it.each(Object.entries(recorded))('%s: the original is unchanged since it was ejected', (name, hash) => {
    expect(originalHash(found.get(name)!), `compare ${found.get(name)} with src/theme/${name}`).toBe(hash);
  });

  it('every wrapped component exists', () => {
    const names = sources('../src/theme', /\.tsx$/).flatMap(({source}) =>
      [...source.matchAll(/@theme-(?:original|init)\/([\w/]+)/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(0);
    const missing = names.filter(
      (name) => !originalHash(path.join(modules, '@docusaurus/theme-classic/lib/theme', name)),
    );
    expect(missing).toEqual([]);
  });
});

describe('styles', () => {
  const classes = ['@docusaurus/theme-classic/lib', '@docusaurus/theme-common/lib', '../src']
    .map((folder) => joined(folder, /\.module\.css$/))
    .join('\n');

  it('every class that our style sheets select by part exists', () => {
    const parts = new Set(
      sources('../src', /\.css$/).flatMap(({source}) =>
        [...source.matchAll(/\[class\*=['"]?([\w-]+)_['"]?\]/g)].map(([, name = '']) => name),
      ),
    );
    expect([...parts].filter((name) => !new RegExp(`\\.${name}\\b`).test(classes))).toEqual([]);
    expect(parts.size).toBeGreaterThan(20);
  });

  it('a class of a CSS module ends with _ and four characters', () => {
    expect(text('@docusaurus/core/lib/webpack/base.js')).toContain('`[local]_[contenthash:base64:4]`');
  });

  it('the theme adds the sprite that remove-sprite.ts removes', () => {
    expect(text('@docusaurus/theme-classic/lib/inlineSvgSprites.js')).toContain('id="theme-svg-external-link"');
  });

  it('the theme disables its toggle until React runs', () => {
    const source = text('@docusaurus/theme-classic/lib/theme/ColorModeToggle/index.js');
    expect(source).toContain('disabled={!isBrowser}');
    expect(source).toContain('styles.toggleButton');
  });
});

describe('build', () => {
  it('the command of a build can be imported alone', () => {
    expect(existsSync(path.join(modules, '@docusaurus/core/lib/commands/build/build.js'))).toBe(true);
    expect(text('@docusaurus/core/lib/commands/build/build.js')).toMatch(/exports\.build = build/);
  });

  it('functions that Docusaurus does not export judge a page as the build does', () => {
    for (const validate of [
      inside.validateBlogPostFrontMatter,
      inside.validateDocFrontMatter,
      inside.validatePageFrontMatter,
    ]) {
      expect(validate({title: 'A'})).toMatchObject({title: 'A'});
      expect(() => validate({title: ['A']})).toThrow('title');
    }
    expect(inside.parseBlogFileName('2026-11-20-first-post.md').slug).toBe('/2026/11/20/first-post');
    const place = {baseID: 'b', source: '@site/docs/A/b.md', sourceDirName: 'A'};
    expect(inside.getSlug({...place, frontMatterSlug: undefined})).toBe('/A/b');
  });

  it.each(['WEBPACK_URL_LOADER_LIMIT', 'DOCUSAURUS_GENERATED_FILES_DIR_NAME'])(
    '%s is read from the environment',
    (name) => {
      expect(text('@docusaurus/utils/lib/constants.js')).toContain(`process.env.${name}`);
    },
  );

  it('a page is written once and rewritten only by postBuild hooks, which run side by side', () => {
    expect(text('@docusaurus/core/lib/commands/build/buildLocale.js')).toMatch(
      /Promise\.all\(plugins\.map\(async \(plugin\) => \{\s*if \(!plugin\.postBuild\)/,
    );
  });

  it('the template puts the base URL in front of scripts and style sheets', () => {
    const template = text('@docusaurus/core/lib/ssg/ssgTemplate.html.js');
    expect(template).toContain('href="<%= it.baseUrl %><%= stylesheet %>"');
    expect(template).toMatch(/src="<%= it\.baseUrl %><%= script %>" defer/);
  });

  it('the manifest of chunks has origins by module', () => {
    expect(text('@docusaurus/core/lib/webpack/client.js')).toContain('client-manifest.json');
    expect(text('react-loadable-ssr-addon-v5-slorber/lib/ReactLoadableSSRAddon.js')).toContain('origins');
  });

  it('the minifier of scripts has the option ascii_only', () => {
    expect(text('@docusaurus/bundler/lib/minification.js')).toContain('ascii_only');
  });

  it('the server renders with renderToPipeableStream', () => {
    expect(joined('@docusaurus/core/lib/client', /\.js$/)).toContain('renderToPipeableStream');
  });
});

describe('browser', () => {
  it('the modules that collation.cjs changes compare in the form that it replaces', () => {
    const found = ['theme-common', 'plugin-content-docs'].flatMap((name) =>
      sources(`@docusaurus/${name}/lib`, SORTING),
    );
    expect(found).toHaveLength(2);
    for (const {file, source} of found) expect(source.replace(COMPARISON, ''), file).not.toContain('localeCompare');
  });

  it('the entry imports its helper for prefetching as a neighbour', () => {
    expect(text('@docusaurus/core/lib/client/docusaurus.js')).toContain(`from '${PREFETCH}'`);
  });

  it('no script of the browser reads the options that build-options.cjs leaves out', () => {
    const ofTheme = [
      'theme-classic',
      'theme-common',
      'theme-search-algolia',
      'plugin-content-docs',
      'plugin-content-blog',
    ];
    const client = [
      joined('@docusaurus/core/lib/client', /\.js$/),
      ...ofTheme.map((name) => joined(`@docusaurus/${name}/lib`, /(?:theme|client|utils|contexts|hooks)\/.*\.js$/)),
      joined('../src', /\.tsx?$/),
    ].join('\n');
    expect(client).toContain('siteConfig.themeConfig');
    for (const name of BUILD_OPTIONS) {
      expect(client).not.toMatch(new RegExp(`site(?:Config|Metadata)(?:\\.|: ?\\{[^}]*\\b)${name}\\b`));
      expect(withoutBuildOptions(`export default {"${name}": [], "title": "x"};\n`)).toBe(
        'export default {"title":"x"};\n',
      );
    }
  });

  it('translated texts are looked up in a JSON file, by ids that modules name', () => {
    expect(text('@docusaurus/core/lib/client/exports/Translate.js')).toContain("from '@generated/codeTranslations'");
    expect(text('@docusaurus/core/lib/server/codegen/codegen.js')).toContain("'codeTranslations.json'");
    const dictionary = path.join(root, 'i18n/zh-Hans/code.json');
    const context = (resourcePath: string) => ({resourcePath, getOptions: () => ({dictionary}), addDependency() {}});
    const module = (source: string) => withOwnTexts.call(context('module.js'), source);
    expect(module('translate({id: "home.title"})')).toContain('虚幻引擎5里，角色像手绘');
    expect(module('translate({id: "home.gettingStarted"})')).not.toContain('ownTexts');
    expect(module('translate({id: `home.${name}`})')).not.toContain('ownTexts');
    const kept = withOwnTexts.call(context(dictionary), '{"theme.NavBar.label": "甲", "theme.blog.title": "乙"}');
    expect(JSON.parse(kept)).toEqual({'theme.NavBar.label': '甲'});
  });

  it('every own text is named by its whole id, so that it is found', () => {
    const texts = JSON.parse(readFileSync(path.join(root, 'i18n/zh-Hans/code.json'), 'utf8')) as object;
    const own = Object.keys(texts).filter((id) => !id.startsWith('theme.'));
    const code =
      joined('../src', /\.tsx?$/) +
      joined('../packages', /\.tsx?$/) +
      joined('../plugins', /\.tsx?$/) +
      joined('../config', /\.ts$/);
    expect(own.filter((id) => !code.includes(`'${id}'`) && !code.includes(`"${id}"`))).toEqual([]);
  });

  it.each(Object.entries(LIBRARIES))('scripts of the browser use of %s what %s has', async (name, file) => {
    const client = [
      ...sources('@docusaurus/core/lib/client', /(?<!serverEntry|PendingNavigation|\.d)\.[jt]s$/),
      ...['theme-classic', 'theme-common', 'plugin-content-docs', 'plugin-content-blog', 'utils-common'].flatMap(
        (each) => sources(`@docusaurus/${each}/lib`, /\.js$/),
      ),
      ...sources('../src', /\.tsx?$/),
    ];
    const imports = client.flatMap(({source}) =>
      [...source.matchAll(/(?:import|export) ([^;'"]+?) from ['"]([\w-]+)['"]|require\(['"](tslib)['"]\)/g)].filter(
        ([, , from, required]) => (from ?? required) === name,
      ),
    );
    expect(imports.length).toBeGreaterThan(0);
    const code = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    for (const [, names = '{__importDefault}'] of imports) {
      if (names.startsWith('type ')) continue;
      for (const each of names.replace(/[{}]/g, '').split(',')) {
        const wanted = each.trim().split(' ')[0]!;
        expect(code).toMatch(
          names.includes('{') ? new RegExp(`export (?:const|function) ${wanted}\\b|as ${wanted}\\b`) : 'export default',
        );
      }
    }
  });

  it('the bundle starts with the entry, which imports the app as its neighbour (entry.browser.ts)', () => {
    expect(text('@docusaurus/core/lib/webpack/client.js')).toContain("'../client/clientEntry.js'");
    expect(text('@docusaurus/core/lib/client/clientEntry.js')).toContain("from './App'");
  });

  it('a route names its chunk by the hash of its module (bundle-size/index.ts)', () => {
    expect(text('@docusaurus/core/lib/server/codegen/codegenRoutes.js')).toContain('simpleHash)(modulePath, 8)');
  });

  it('the app imports the part that waits for a page as its neighbour, with the properties that ours takes', () => {
    const source = text('@docusaurus/core/lib/client/App.js');
    expect(source).toContain(`from '${NAVIGATION}'`);
    expect(source).toContain('<PendingNavigation location={normalizedLocation}>');
  });

  it('the class of anchors comes from its style sheet, which only keeps them clear of the top', () => {
    expect(text('@docusaurus/theme-common/lib/utils/anchorUtils.js')).toContain(`import styles from '${ANCHORS}'`);
    const sheet = text(`@docusaurus/theme-common/lib/utils/${ANCHORS}`).replace(/\/\*.*?\*\//gs, '');
    expect(sheet.match(/[\w-]+(?=:)/g)).toEqual(['scroll-margin-top', 'scroll-margin-top']);
  });

  it('hydration sets data-has-hydrated', () => {
    expect(joined('@docusaurus/core/lib/client', /\.js$/)).toContain('data-has-hydrated={');
  });
});

it('one copy of React is installed', () => {
  const output = execFileSync('npm', ['ls', 'react', '--json', '--all'], {cwd: root, encoding: 'utf8'});
  expect(new Set([...output.matchAll(/"react": \{\s*"version": "([^"]+)"/g)].map(([, version]) => version)).size).toBe(
    1,
  );
});
